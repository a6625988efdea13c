import { QueryClient } from "@tanstack/react-query";
import { expect, it } from "vitest";
import { createRemade } from "../../../../renderers/blocks/table/bulk/bulk-run.ts";
import {
  type Remade,
  readRecordAmong,
} from "../../../../renderers/runtime/read/use-read-record.ts";
import { createCatalogue } from "../../../../src/catalogue/catalogue.ts";
import { importOpenApi } from "../../../../src/catalogue/import/import-open-api.ts";
import { operationOf } from "../../../../src/catalogue/operation-of.ts";
import { lists, madeService, number, text } from "../../../catalogue/resources/made-service.ts";
import { pageHost } from "../../../support/page-host.ts";

const price = (valid: string, amount: number) => ({ sku: "A", valid, amount });
const [may, june] = [price("May", 1), price("June", 2)];

/** Reads of records that the service answers so, and the number of its calls. */
function readsOf(now: readonly object[]) {
  const { catalogue, operation } = madeService(
    { "/prices": { get: lists({ sku: text, valid: text, amount: number }) } },
    "GET /prices",
  );
  const host = pageHost("en");
  let calls = 0;
  const call = async () => {
    calls += 1;
    return { code: 0, data: now, etag: null, message: "" };
  };
  const queries = new QueryClient();
  queries.setQueryData(["call", operation.id, {}, "en"], { data: [may, june] });
  const isSought = ({ sku }: Readonly<Record<string, unknown>>) => sku === "A";
  const read = readRecordAmong(queries, { wire: { ...host.wire, call }, catalogue });
  const again = (before?: typeof may, remade?: Remade) => read(operation, isSought, before, remade);
  return { again, calls: () => calls };
}

/** What is read again of the second of two records with one key. */
const readAgain = (now: readonly object[], before?: typeof may) => readsOf(now).again(before);

it("of several records with one key, that which is as it was is the record itself", async () => {
  expect(await readAgain([may, june], june)).toMatchObject({ record: june });
  expect(await readAgain([price("May", 7), june], june)).toMatchObject({ record: june });
  expect(await readAgain([may, price("June", 7)], june)).toMatchObject({ record: null });
  expect(await readAgain([may, may], june)).toMatchObject({ record: may });
  expect(await readAgain([price("June", 7)], june)).toMatchObject({ record: price("June", 7) });
  expect(await readAgain([may, june], undefined)).toMatchObject({ record: may });
});

it("a list is read again once for ten of many records", async () => {
  const { again, calls } = readsOf([may, june]);
  const remadeFor = createRemade();
  for (let count = 0; count < 20; count += 1) await again(june, remadeFor());
  expect(calls()).toBe(2);
});

it("a row that has moved to another page of its list is found there, but not below another record", async () => {
  const { catalogue, operation } = madeService(
    { "/shops/{shopId}/prices": { get: lists({ sku: text, valid: text, amount: number }) } },
    "GET /shops/{shopId}/prices",
  );
  const host = pageHost("en");
  const pages = { 1: [june], 2: [] };
  const call = async (_id: string, { shopId, page }: Readonly<Record<string, unknown>>) => {
    const data = shopId === 1 ? pages[page === 1 ? 1 : 2] : [june];
    return { code: 0, data, etag: null, message: "" };
  };
  const queries = new QueryClient();
  const keep = (args: object, data: object[]) =>
    queries.setQueryData(["call", operation.id, args, "en"], { data });
  keep({ shopId: 2, page: 1 }, [{ ...june, sku: "B" }]);
  keep({ shopId: 1, page: 2 }, [june]);
  const isSought = ({ sku }: Readonly<Record<string, unknown>>) => sku === "A";
  const read = readRecordAmong(queries, { wire: { ...host.wire, call }, catalogue });
  expect(await read(operation, isSought, june)).toMatchObject({ record: null });
  keep({ shopId: 1, page: 1 }, [may]);
  expect(await read(operation, isSought, june)).toMatchObject({ record: june });
});

it("a record is not read again among those of another service of the same document", async () => {
  const paths = { "/prices": { get: lists({ sku: text, valid: text, amount: number }) } };
  const document = { openapi: "3.1.0", info: { title: "Prices", version: "1" }, paths };
  const services = ["east", "west"].flatMap(
    (name) => importOpenApi(document, { name }).document ?? [],
  );
  const catalogue = createCatalogue(services);
  const queries = new QueryClient();
  for (const id of ["east.getPrices", "west.getPrices"]) {
    queries.setQueryData(["call", id, {}, "en"], { data: [may] });
  }
  const answers = new Map([["east.getPrices", [june]]]);
  const call = async (id: string) => {
    return { code: 0, data: answers.get(id) ?? [price("May", 7)], etag: null, message: "" };
  };
  const read = readRecordAmong(queries, { wire: { ...pageHost("en").wire, call }, catalogue });
  const west = operationOf(catalogue, { operation: "west.getPrices" });
  const isSought = ({ sku }: Readonly<Record<string, unknown>>) => sku === "A";
  expect(await read(west, isSought, may)).toMatchObject({ record: price("May", 7) });
});
