import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createCatalogue } from "../../../src/catalogue/catalogue.ts";
import { importOpenApi } from "../../../src/catalogue/import/import-open-api.ts";
import { shippedCatalogue } from "../../../src/catalogue/shipped.ts";
import { addressesIn } from "../../../src/server/imported/service-address.ts";
import type { Wire } from "../../../src/wire/wire.ts";
import { startService, type TestService } from "../../support/service.ts";
import {
  answerJson,
  failureOf,
  type Loopback,
  observeWire,
  startLoopback,
} from "../../wire/loopback.ts";

const moment = { type: "integer", description: "A Unix timestamp." };
const bill = {
  type: "object",
  properties: {
    no: { type: "string" },
    due: moment,
    lines: {
      type: "array",
      items: {
        type: "object",
        properties: { paid_at: { ...moment, nullable: true } },
      },
    },
  },
};
const answer = {
  responses: { 200: { description: "It.", content: { "application/json": { schema: bill } } } },
};
const taking = (media: string) => ({ requestBody: { content: { [media]: { schema: bill } } } });
const billsApi = {
  openapi: "3.0.3",
  info: { title: "Bills", version: "1" },
  paths: {
    "/bill": {
      get: {
        operationId: "get",
        parameters: [{ name: "after", in: "query", schema: moment }],
        ...answer,
      },
      put: { operationId: "save", ...taking("application/json"), ...answer },
      post: { operationId: "add", ...taking("application/x-www-form-urlencoded"), ...answer },
    },
  },
};

let service: TestService;
let other: Loopback;
const wires: Record<string, Wire> = {};

beforeAll(async () => {
  other = await startLoopback(
    answerJson({ no: "A1", due: 1_700_000_000, lines: [{ paid_at: null }, { paid_at: 1 }] }),
  );
  const importedAddress = addressesIn({ BILLS_API_URL: other.address });
  service = await startService({ configuration: { importedAddress } });
  await service.ask("service.save", {
    name: "bills",
    source: JSON.stringify(billsApi),
    basePath: "",
  });
  const { document } = importOpenApi(billsApi, { name: "bills" });
  const catalogue = createCatalogue(document ? [document] : [], shippedCatalogue());
  const own = `${service.url}/system-api`;
  const wireTo = (bills: string, ownBases: string[]) =>
    observeWire("", { catalogue, bases: { bills }, ownBases, token: () => service.adminToken })
      .wire;
  wires.forwarded = wireTo(`${own}/services/bills`, [own]);
  wires.direct = wireTo(other.address, []);
});
afterAll(async () => {
  await service.stop();
  await other.close();
});

const call = (way: string, id: string, args: Record<string, unknown>) => {
  const wire = wires[way];
  if (!wire) throw new Error(`There is no wire ${way}.`);
  return wire.call(`bills.${id}`, args, { quiet: true });
};
const due = "2023-11-14T22:13:20.000Z";

describe.each(["direct", "forwarded"])("moments that travel as numbers, %s,", (way) => {
  it("come as moments", async () => {
    const { data } = await call(way, "get", {});
    const lines = [{ paid_at: null }, { paid_at: "1970-01-01T00:00:01.000Z" }];
    expect(data).toEqual({ no: "A1", due, lines });
  });

  it("are searched and sent as the numbers that they are", async () => {
    await call(way, "get", { after: "2023-11-14T22:13:20Z" });
    expect(other.seen.at(-1)?.url).toBe("/bill?after=1700000000");
    await call(way, "save", { no: "A1", due, lines: [{ paid_at: due }, { paid_at: null }] });
    expect(JSON.parse(other.seen.at(-1)?.body.toString() ?? "")).toEqual({
      no: "A1",
      due: 1_700_000_000,
      lines: [{ paid_at: 1_700_000_000 }, { paid_at: null }],
    });
    await call(way, "add", { due });
    expect(other.seen.at(-1)?.body.toString()).toBe("due=1700000000");
  });
});

it("what is no moment is refused before it goes out", async () => {
  const asked = other.seen.length;
  const failure = await failureOf(call("forwarded", "save", { due: "soon" }));
  expect(failure.code).toBe(40000);
  expect(other.seen.length).toBe(asked);
});
