import { describe, expect, it } from "vitest";
import { placedGroups, rangeOf, scrollTopFor } from "../../../src/ui/options/option-groups.ts";

const heights = { heading: 30, option: 50 };

describe("the groups of a list of options", () => {
  const placed = placedGroups(
    [
      { key: "bare", heading: null, items: ["apple"] },
      { key: "first", heading: "First", items: ["pear", "plum"] },
      { key: "second", heading: "Second", items: ["quince", "rowan"] },
    ],
    heights,
  );

  it("follow each other, each below its heading if it has one", () => {
    expect(placed.map(({ above, before }) => [above, before])).toEqual([
      [0, 0],
      [50 + 30, 1],
      [50 + 30 + 100 + 30, 3],
    ]);
  });

  it("know where an option lies together with its heading", () => {
    expect(rangeOf(placed, "apple", heights)).toEqual([0, 50]);
    expect(rangeOf(placed, "pear", heights)).toEqual([50, 130]);
    expect(rangeOf(placed, "plum", heights)).toEqual([100, 180]);
    expect(rangeOf(placed, "medlar", heights)).toBe(null);
    expect(rangeOf(placed, undefined, heights)).toBe(null);
  });
});

describe("scrolling to an option", () => {
  const view = { scrollTop: 100, clientHeight: 200 };

  it("leaves in place what is in view", () => {
    expect(scrollTopFor([100, 180], view)).toBe(100);
    expect(scrollTopFor([220, 300], view)).toBe(100);
  });

  it("goes no further than it must", () => {
    expect(scrollTopFor([50, 130], view)).toBe(50);
    expect(scrollTopFor([250, 330], view)).toBe(130);
  });
});
