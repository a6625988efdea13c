import { QueryClient } from "@tanstack/react-query";
import { expect, it } from "vitest";
import { readRecordAmong } from "../../../../renderers/runtime/read/use-read-record.ts";
import { lists, madeService, number, text } from "../../../catalogue/resources/made-service.ts";
import { pageHost } from "../../../support/page-host.ts";

const price = (valid: string, amount: number) => ({ sku: "A", valid, amount });
const [may, june] = [price("May", 1), price("June", 2)];

/** What is read again of the second of two records with one key, where the service answers so. */
function readAgain(now: readonly object[], before: typeof may | undefined) {
  const { catalogue, operation } = madeService(
    { "/prices": { get: lists({ sku: text, valid: text, amount: number }) } },
    "GET /prices",
  );
  const host = pageHost("en");
  const wire = {
    ...host.wire,
    call: async () => ({ code: 0, data: now, etag: null, message: "" }),
  };
  const queries = new QueryClient();
  queries.setQueryData(["call", operation.id, {}, "en"], { data: [may, june] });
  const isSought = ({ sku }: Readonly<Record<string, unknown>>) => sku === "A";
  return readRecordAmong(queries, { wire, catalogue })([operation.tag], isSought, before);
}

it("of several records with one key, that which is as it was is the record itself", async () => {
  expect(await readAgain([may, june], june)).toEqual({ record: june });
  expect(await readAgain([price("May", 7), june], june)).toEqual({ record: june });
  expect(await readAgain([may, price("June", 7)], june)).toEqual({ record: null });
  expect(await readAgain([may, may], june)).toEqual({ record: may });
  expect(await readAgain([price("June", 7)], june)).toEqual({ record: price("June", 7) });
  expect(await readAgain([may, june], undefined)).toEqual({ record: may });
});
