import { afterEach, expect, it } from "vitest";
import {
  lists,
  madeService,
  number,
  reads,
  takes,
  text,
} from "../../catalogue/resources/made-service.ts";
import { answerJson, failureOf, type Loopback, observeWire, startLoopback } from "../loopback.ts";

let loopback: Loopback;

afterEach(() => loopback.close());

it("a read that brings another record than it was asked for fails, and says which it brought", async () => {
  const record = { id: number, name: text };
  const { catalogue, operation } = madeService(
    {
      "/goods": { get: lists(record) },
      "/goods/{id}": { get: reads(record), put: takes(record) },
    },
    "GET /goods/{id}",
  );
  loopback = await startLoopback(answerJson({ id: 1, name: "Bolt" }));
  const { wire, errors } = observeWire(loopback.address, {
    catalogue,
    bases: { it: loopback.address },
    ownBases: [],
  });
  expect(await wire.call(operation.id, { id: 1 })).toMatchObject({ data: { name: "Bolt" } });
  const failure = await failureOf(wire.call(operation.id, { id: 2 }));
  expect(failure).toMatchObject({ kind: "malformed", status: 200 });
  expect(failure.message).toMatch(/^The service returned record “1” instead of “2”\. /);
  expect(errors).toEqual([failure.message]);
});

it("a list is empty where its service says that there is no content", async () => {
  const { catalogue, operation } = madeService(
    {
      "/goods": { get: reads({ data: { type: "array", items: { properties: { id: number } } } }) },
    },
    "GET /goods",
  );
  loopback = await startLoopback((_request, response) => response.writeHead(204).end());
  const bases = { it: loopback.address };
  const { wire } = observeWire(loopback.address, { catalogue, bases, ownBases: [] });
  expect(operation.list).toMatchObject({ rows: "/data" });
  expect(await wire.call(operation.id, {})).toMatchObject({ data: { data: [] } });
});
