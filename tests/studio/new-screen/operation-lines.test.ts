import { describe, expect, it } from "vitest";
import { shippedCatalogue } from "../../../src/catalogue/shipped.ts";
import {
  countLines,
  drawnGroups,
  lineHeight,
  placeGroups,
  scrollFor,
} from "../../../src/studio/new-screen/operation-lines.ts";

const operations = [...shippedCatalogue().operations.values()];
const groups = Array.from({ length: 100 }, (_none, index) => ({
  service: "orders",
  tag: `tag ${index}`,
  operations: operations.slice(0, 10),
}));
const placed = placeGroups(groups);

describe("A list of a thousand operations", () => {
  it("has a line for the name of each group and two for each operation", () => {
    expect(countLines(placed)).toBe(100 * (1 + 2 * 10));
    expect(placed[1]).toMatchObject({ line: 21, lines: 21 });
    expect(placed[1]?.options[0]).toMatchObject({ line: 22, position: 11 });
  });

  it("draws those in sight alone, below the names of their groups", () => {
    const drawn = drawnGroups(placed, [30, 50], undefined);
    expect(drawn.map(({ tag }) => tag)).toEqual(["tag 1", "tag 2"]);
    const lines = drawn.flatMap(({ options }) => options.map(({ line }) => line));
    expect(Math.min(...lines)).toBe(30);
    expect(Math.max(...lines)).toBe(49);
  });

  it("draws the one that is spoken of wherever it stands", () => {
    const few = placeGroups([
      { service: "a", tag: "a", operations: operations.slice(0, 20) },
      { service: "b", tag: "b", operations: operations.slice(20, 30) },
    ]);
    const drawn = drawnGroups(few, [0, 6], operations[25]);
    expect(drawn.map(({ options }) => options.length)).toEqual([3, 1]);
    expect(drawn[1]?.options[0]?.operation).toBe(operations[25]);
  });

  it("scrolls no further than it must, and shows the group's name above its first", () => {
    const view = { scrollTop: 10 * lineHeight, clientHeight: 10 * lineHeight };
    expect(scrollFor(12, view)).toBe(view.scrollTop);
    expect(scrollFor(1, view)).toBe(0);
    expect(scrollFor(30, view)).toBe(22 * lineHeight);
  });
});
