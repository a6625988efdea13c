import { expect, test } from "vitest";
import { cssColorOf, isNamedColor } from "../../../../renderers/runtime/show/tag-color.ts";
import { en } from "../../../../src/i18n/en.ts";

test("every named colour has a word for it, and a name of an object's own parts is none", () => {
  expect(Object.keys(en.tagColor).every(isNamedColor)).toBe(true);
  expect(isNamedColor("constructor")).toBe(false);
  expect(cssColorOf("constructor")).toBeUndefined();
  expect(cssColorOf("error")).toBe("var(--sw-danger)");
  expect(cssColorOf("default")).toBeUndefined();
});
