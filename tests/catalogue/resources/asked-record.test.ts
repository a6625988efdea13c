import { describe, expect, it } from "vitest";
import { otherRecord } from "../../../src/catalogue/resources/asked-record.ts";
import { does, lists, madeService, number, reads, takes, text } from "./made-service.ts";

/** What a read at a path is said to have answered for a key, in place of the record asked for. */
function other(path: string, asked: unknown, data: unknown) {
  const record = { id: number, name: text };
  const above = path.slice(0, path.lastIndexOf("/{"));
  const paths = {
    [above]: { get: lists(record) },
    [path]: { get: reads(record), put: takes(record) },
  };
  const { catalogue, operation } = madeService(paths, `GET ${path}`);
  const [place = ""] = /[^{}]+(?=\}[^}]*$)/.exec(operation.path) ?? [];
  return otherRecord(catalogue, operation, { [place]: asked }, data);
}

describe("a read by key that answers another record", () => {
  it.each([
    ["/goods/{id}", 2, { id: 1 }],
    ["/goods/{id}", "2", { data: { id: 1 } }],
    ["/goods/{goodId}", 2, { good: { id: 1, name: "Bolt" } }],
    ["/goods/{good_id}", 2, { goodId: 1, id: 2000 }],
    ["/goods/{id}.json", 2, { id: 1 }],
    ["/goods/{id}/", 2, { id: 1 }],
    ["/goods/{id}", 7, { id: 1, result: { id: 8 }, quantity: 7 }],
    ["/goods/{number}", 2, { id: 77, number: 1 }],
    [
      "/goods/{id}",
      "01890a5d-ac96-774b-bcce-b302099a8057",
      { id: "01890a5d-ac96-774b-bcce-b302099a8058" },
    ],
    ["/goods/{id}", "cus_NffrFeUfNV2Hib", { id: "cus_NffrFeUfNV2Hia" }],
  ])("%s for %j: %j", (path, asked, data) => {
    expect(other(path, asked, data)).toMatchObject({ asked: `${asked}` });
  });

  it.each([
    ["the record itself", "/goods/{id}", 2, { id: "2" }],
    ["a number with zeros", "/goods/{id}", "007", { id: 7 }],
    ["a key in other letters", "/goods/{id}", "A7-B", { id: "a7b" }],
    ["a name for whoever asks", "/goods/{id}", "me", { id: 7 }],
    ["another of its keys", "/goods/{id}", 7, { id: 1, number: 7 }],
    ["the number by which people know it", "/goods/{id}", 7, { id: 1, goodNo: 7 }],
    ["a long number of it", "/goods/{id}", 90_210, { id: 1, batch: "90210" }],
    ["a code of it as long as its key", "/goods/{id}", "bolt-7", { id: "8f3a9c", link: "bolt-7" }],
    ["a part of a record by its number", "/goods/{goodId}/lines/{lineId}", 2, { id: 77, line: 2 }],
    ["a record beside the key of its request", "/goods/{id}", 7, { id: 1, result: { id: 7 } }],
    ["a slug that was renamed", "/goods/{slug}", "old", { id: 1, slug: "new" }],
    [
      "a day before, since there is none for the one asked for",
      "/rates/{date}",
      "2024-01-06",
      { date: "2024-01-05" },
    ],
    ["a record that tells no key", "/goods/{id}", 2, { name: "Bolt" }],
    ["a list", "/goods/{id}", 2, [{ id: 1 }]],
    ["nothing", "/goods/{id}", 2, null],
  ])("is no other: %s", (_what, path, asked, data) => {
    expect(other(path, asked, data)).toBeNull();
  });

  it("is none where the path is not that of the records, or the key not that of the record", () => {
    const cart = { id: number, userId: number };
    const { catalogue, operation } = madeService(
      { "/carts": { get: lists(cart) }, "/carts/user/{id}": { get: reads(cart), put: does } },
      "GET /carts/user/{id}",
    );
    const answered = (data: unknown) => otherRecord(catalogue, operation, { id: 5 }, data);
    expect(answered({ id: 3, userId: 5 })).toBeNull();
    expect(answered({ id: 3, user: { id: 5 } })).toBeNull();
    const read = madeService({ "/carts/user/{id}": { get: reads(cart) } }, "GET /carts/user/{id}");
    expect(otherRecord(read.catalogue, read.operation, { id: 5 }, { id: 3 })).toBeNull();
  });
});
