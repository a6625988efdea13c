import { describe, expect, it } from "vitest";
import {
  decimalMarksOf,
  writtenNumber,
} from "../../../../../../renderers/blocks/table/import/sheet/written-number.ts";

/** The numbers of a file's texts. */
function read(...texts: string[]): (string | null)[] {
  const marks = decimalMarksOf(texts);
  return texts.map((text) => writtenNumber(text, marks, false));
}

describe("the numbers of a file", () => {
  it("may have decimals after a comma or a point, and grouped digits", () => {
    expect(read("1.234,56", "0,5", "-1.000.000,25", "7")).toEqual([
      "1234.56",
      "0.5",
      "-1000000.25",
      "7",
    ]);
    expect(read("1,234.56", "0.5", "+3", "−2")).toEqual(["1234.56", "0.5", "3", "-2"]);
    expect(read("1 234,5", "1\u202f234\u00a0567,5")).toEqual(["1234.5", "1234567.5"]);
    expect(read("1'234.5", "１２")).toEqual(["1234.5", "12"]);
  });

  it("are read as the others are written", () => {
    expect(read("1.000", "2,5")).toEqual(["1000", "2.5"]);
    expect(read("1,000", "2.5")).toEqual(["1000", "2.5"]);
    expect(read("1.000", "1.000.000")).toEqual(["1000", "1000000"]);
  });

  it("are not guessed where one may be a thousand of another", () => {
    expect(read("1,000", "2")).toEqual([null, "2"]);
    expect(read("1.000", "2,5", "2.5")).toEqual([null, "2.5", "2.5"]);
    // Programs, this product's exports among them, begin decimals with a point.
    expect(read("1.234", "2")).toEqual(["1.234", "2"]);
    expect(writtenNumber("1.000", new Set(), true)).toBeNull();
    expect(writtenNumber("1.000", new Set([","]), true)).toBe("1000");
  });

  it("are no other texts with digits", () => {
    for (const text of ["1/2", "(5)", "5 kg", "1,234,5", "1.5.6", "12,34,567", "1 2", "", "-"]) {
      expect(read(text)).toEqual([null]);
    }
  });
});
