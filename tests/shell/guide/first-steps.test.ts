import { expect, it } from "vitest";
import { readGuide } from "../../../src/shell/guide/first-steps.ts";

it("a stored guide is read as far as it fits", () => {
  expect(readGuide(null)).toEqual({ done: [], isClosed: false });
  expect(readGuide("not JSON")).toEqual({ done: [], isClosed: false });
  expect(readGuide('{"done":["menu",5],"isClosed":"yes"}')).toEqual({
    done: ["menu"],
    isClosed: false,
  });
  expect(readGuide('{"done":[],"isClosed":true}').isClosed).toBe(true);
});
