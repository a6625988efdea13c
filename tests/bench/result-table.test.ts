import { describe, expect, test } from "vitest";
import { compare, median, resultTable } from "./result-table.ts";

describe("the bench's arithmetic", () => {
  test("a median is the middle value, or the mean of the middle two", () => {
    expect(median([9, 1, 5])).toBe(5);
    expect(median([4, 1, 3, 2])).toBe(2.5);
    expect(median([])).toBeNaN();
  });

  test("a ratio is the median of each round's own: a slow spell counts for both", () => {
    const own = [[12], [120], [13]];
    const other = [[10], [100], [13]];
    const { ratio, more, from, to } = compare(own, other);
    expect(ratio).toBeCloseTo(1.2);
    expect(more).toBe(2);
    expect([from, to]).toEqual([12, 120]);
  });

  test("a step that is taken several times counts by its median in each round", () => {
    const { ratio, median: all, longest } = compare([[1, 20, 3]], [[2, 2, 40]]);
    expect(ratio).toBe(1.5);
    expect(all).toBe(3);
    expect(longest).toBe(20);
  });

  test("the table holds each step and contestant, with the ratio of the later ones", () => {
    const round = {
      "by hand": { mount: [{ paint: 100, work: 50 }] },
      product: { mount: [{ paint: 110, work: 40 }] },
    };
    const table = resultTable("A list", ["by hand", "product"], [round]);
    expect(table).toContain("A list (1 rounds)");
    expect(table).toMatch(/mount +by hand +100\.0 +100\.0–100\.0 +100\.0 +50\.0/);
    expect(table).toMatch(/mount +product +110\.0 .* ×1\.10 +10\.0 +40\.0 +×0\.80/);
  });
});
