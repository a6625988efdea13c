import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { pointTo } from "../../src/catalogue/schema/pointer.ts";
import { shippedCatalogue } from "../../src/catalogue/shipped.ts";
import { createCatalogueValidator } from "../../src/language/catalogue-validator.ts";

const catalogue = shippedCatalogue();
const validator = createCatalogueValidator(catalogue);
const directory = join(import.meta.dirname, "../../fixtures");
const folders = readdirSync(directory);
const fixtures = folders.flatMap((id) =>
  readdirSync(join(directory, id)).map((file) => ({ id, file, fixture: read(id, file) })),
);

describe("the fixtures", () => {
  it("are those of the catalogue's operations, no more and no fewer", () => {
    expect(folders.sort()).toEqual([...catalogue.operations.keys()].sort());
  });

  it.each([...catalogue.operations.values()])("hold a loaded case of $id", (operation) => {
    const fixture = read(operation.id, "loaded.json");
    expect(isSuccess(fixture.answer.code)).toBe(true);
    if (!operation.list) return;
    const rows = pointTo(fixture.answer.data, operation.list.rows);
    expect(rows).not.toHaveLength(0);
    expect(pointTo(read(operation.id, "empty.json").answer.data, operation.list.rows)).toEqual([]);
  });

  it.each(fixtures)("are valid against the catalogue: $id/$file", ({ id, fixture }) => {
    const operation = catalogue.operations.get(id);
    expect(Object.keys(fixture).sort()).toEqual(["answer", "request"]);
    expect(Object.keys(fixture.answer).sort()).toEqual(["code", "data", "msg"]);
    if (!operation) return;
    expect(validator.request(operation, fixture.request)).toEqual([]);
    if (!isSuccess(fixture.answer.code)) return;
    expect(validator.answer(operation, fixture.answer.data)).toEqual([]);
  });
});

function read(id: string, file: string) {
  const fixture: { request: unknown; answer: { code: number; msg: string; data: unknown } } =
    JSON.parse(readFileSync(join(directory, id, file), "utf8"));
  return fixture;
}

function isSuccess(code: number): boolean {
  return code === 0 || code === 20000;
}
