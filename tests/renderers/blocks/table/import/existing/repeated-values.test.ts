import { describe, expect, it } from "vitest";
import type { ImportRow } from "../../../../../../renderers/blocks/table/import/check-rows.ts";
import { repeatedValues } from "../../../../../../renderers/blocks/table/import/existing/repeated-values.ts";
import { translators } from "../../../../../../src/i18n/texts.ts";
import { tablePlan } from "../../table-plan.ts";

const plan = tablePlan({ rows: "culturalGroup.page", import: "culturalGroup.add" });
const fields = (plan.import?.fields ?? []).filter(({ schema }) => schema["x-unique"] === true);
const text = translators.en.say;

const rowOf = (number: number, name: string, target: ImportRow["target"] = null): ImportRow => ({
  number,
  cells: [name],
  request: { name },
  key: `key-${number}`,
  target,
  changed: null,
});

describe("values that the catalogue says no two records share", () => {
  it("are the names of groups", () => {
    expect(fields.map(({ name }) => name)).toEqual(["name"]);
  });

  it("are told where a row before or a record that is there has them, letter case apart", () => {
    const rows = [rowOf(2, "Choir"), rowOf(3, "Band"), rowOf(4, "CHOIR "), rowOf(5, "Chess")];
    const faults = repeatedValues(rows, { fields, existing: [{ id: 1, name: "chess" }], text });
    expect(faults).toEqual([
      {
        row: 4,
        column: "Group name",
        value: "CHOIR ",
        message: "Row 2 has the same value already.",
      },
      {
        row: 5,
        column: "Group name",
        value: "Chess",
        message: "There is a record with this value already.",
      },
    ]);
  });

  it("may stay as they are on the record that a row changes, and on no other", () => {
    const chess = { id: 1, name: "Chess" };
    const band = { id: 2, name: "Band" };
    const existing = [chess, band];
    const told = (target: ImportRow["target"]) =>
      repeatedValues([rowOf(2, "Chess", target)], { fields, existing, text }).length;
    expect([told(chess), told(band)]).toEqual([0, 1]);
  });
});
