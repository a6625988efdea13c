import { expect, it } from "vitest";
import { listed } from "../../src/i18n/language.ts";
import { listText } from "../../src/i18n/list-text.ts";

it.each([
  ["en", ["PNG", "WebP", "GIF"], "PNG, WebP and GIF"],
  ["es", ["padre", "hijo"], "padre e hijo"],
  ["ja", ["PNG", "GIF"], "PNG、GIF"],
  ["zh", ["PNG", "WebP", "GIF"], "PNG、WebP 和 GIF"],
  ["zh", ["姓名", "备注"], "姓名和备注"],
  ["zh", ["姓名", "ID"], "姓名和 ID"],
  ["zh", ["A和B"], "A和B"],
] as const)("writes a list in %s as a person would: %j", (language, members, written) => {
  expect(listText(members, language)).toBe(written);
});

it("writes no list whose later members a mark in an earlier one turns around", () => {
  expect(listText(["A\u202eB", "C"], "en")).toBe("AB and C");
  expect(listed(["A\u2067B", "شطرنج", "C"], "en")).toBe("AB, \u2068شطرنج\u2069, C");
});
