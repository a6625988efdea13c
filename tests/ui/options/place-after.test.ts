import { expect, it } from "vitest";
import { placeAfter } from "../../../src/ui/options/place-after.ts";

it("the arrow keys move from no option to the first or the last, and wrap around", () => {
  expect(placeAfter("ArrowDown", -1, 3, 2)).toBe(0);
  expect(placeAfter("ArrowUp", -1, 3, 2)).toBe(2);
  expect(placeAfter("ArrowUp", 0, 3, 2)).toBe(2);
  expect(placeAfter("ArrowUp", 2, 3, 2)).toBe(1);
  expect(placeAfter("ArrowDown", 2, 3, 2)).toBe(0);
});
