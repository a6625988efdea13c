import { describe, expect, it } from "vitest";
import { movedTo, nearestRow } from "../../../../../renderers/blocks/table/grid/row-keys.ts";

const rows = Array.from({ length: 30 }, (_, id) => ({ id }));
const moved = (from: number, key: string, shiftKey = false) =>
  movedTo(rows, from, { key, shiftKey }, 10);

describe("keys in rows", () => {
  it("move by one, by a page and to both ends, and never beyond", () => {
    expect(moved(3, "ArrowDown")).toBe(4);
    expect(moved(3, "k")).toBe(2);
    expect(moved(25, "PageDown")).toBe(29);
    expect(moved(25, "PageUp")).toBe(15);
    expect(moved(29, "j")).toBe(29);
    expect(moved(0, "ArrowUp")).toBe(0);
    expect(moved(7, "End")).toBe(29);
    expect(moved(7, "Home")).toBe(0);
  });

  it("mean nothing with Shift, and others do not move", () => {
    expect(moved(3, "ArrowDown", true)).toBeNull();
    expect(moved(3, "e")).toBeNull();
  });

  it("lead nowhere where there are no rows", () => {
    expect(nearestRow([], 0)).toBe(-1);
    expect(nearestRow(rows.slice(0, 2), 9)).toBe(1);
  });
});
