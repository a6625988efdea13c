import { expect, it } from "vitest";
import { columnLetters } from "../../../../../../renderers/blocks/table/import/sheet/column-letters.ts";

it("a column is named as spreadsheets name it", () => {
  expect([0, 25, 26, 701, 702].map(columnLetters)).toEqual(["A", "Z", "AA", "ZZ", "AAA"]);
});
