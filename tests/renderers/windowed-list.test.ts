import { describe, expect, it } from "vitest";
import { withHeld } from "../../renderers/runtime/windowed-list.tsx";

describe("what is drawn of a long list", () => {
  it("is what its window has, in order", () => {
    expect(withHeld([8, 12])).toEqual([8, 9, 10, 11]);
    expect(withHeld([0, 0])).toEqual([]);
  });

  it("is also what is held beside the window, at its place, once", () => {
    expect(withHeld([8, 11], 3, 40)).toEqual([3, 8, 9, 10, 40]);
    expect(withHeld([8, 11], 40, 40, 9)).toEqual([8, 9, 10, 40]);
  });

  it("has nothing for what is held nowhere", () => {
    expect(withHeld([0, 2], undefined, -1)).toEqual([0, 1]);
  });
});
