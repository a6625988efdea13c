import { Ajv2020 } from "ajv/dist/2020.js";
import { describe, expect, it } from "vitest";
import { isRecord } from "../../../src/catalogue/schema/record.ts";
import { environmentOf } from "../../../src/cli/environment.ts";
import { readPageFiles } from "../../../src/cli/page-files.ts";
import { pageJsonSchema, wholeSchema } from "../../../src/language/shape/page-json-schema.ts";
import { createRandom, type Random } from "../../support/random.ts";

const environment = environmentOf(".");
const schema = pageJsonSchema(environment);
const ajv = new Ajv2020({ strict: false });
const accepts = ajv.compile(schema);
const acceptsWritten = ajv.compile(wholeSchema(environment));
const pages = readPageFiles().map(({ source }) => source);

/** A page with one random change: a property that is renamed, removed or given another value. */
function changed(source: string, random: Random): unknown {
  const page: unknown = JSON.parse(source);
  const records: Record<string, unknown>[] = [];
  JSON.stringify(page, (_key, part: unknown) => {
    if (isRecord(part) && Object.keys(part).length > 0) records.push(part);
    return part;
  });
  const record = random.one(records);
  const name = random.one(Object.keys(record));
  const other = random.one([1, true, null, "x", [], {}, { kind: "table" }, ["x"]]);
  const way = random.below(3);
  if (way === 0) record[`${name}s`] = record[name];
  if (way < 2) delete record[name];
  else record[name] = other;
  return page;
}

describe("the JSON Schema of a page", () => {
  it("says each part once", () => {
    expect(JSON.stringify(schema, null, 2).split("\n").length).toBeLessThanOrEqual(2_500);
    const id = JSON.stringify("culturalGroup.page");
    expect(JSON.stringify(schema).split(id)).toHaveLength(2);
  });

  it("accepts every page, and refuses what it would with every part written out", () => {
    for (const source of pages) expect(accepts(JSON.parse(source))).toBe(true);
    const random = createRandom(7);
    let refused = 0;
    for (let times = 0; times < 3_000; times += 1) {
      const page = changed(random.one(pages), random);
      const wanted = acceptsWritten(page);
      if (!wanted) refused += 1;
      expect(accepts(page), JSON.stringify(page)).toBe(wanted);
    }
    expect(refused).toBeGreaterThan(1_500);
  });

  it.each([
    ["an operation that there is not", { kind: "table", rows: "culturalGroup.pgae" }],
    ["an action without a label", { kind: "table", rows: "culturalGroup.page", toolbar: [{}] }],
    ["a property of another kind", { kind: "form", submit: "culturalGroup.add", rows: "x" }],
    ["a cell that takes more than its name", { kind: "detail", fields: [{ cell: "money" }] }],
    ["no block", 1],
  ])("refuses %s", (_name, body) => {
    expect(accepts({ title: "One", body })).toBe(false);
  });
});
