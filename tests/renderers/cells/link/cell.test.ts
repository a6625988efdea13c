import { describe, expect, it } from "vitest";
import { linkCell } from "../../../../renderers/cells/link/cell.ts";
import { numberType, stringType } from "../../../../src/language/type.ts";

describe("a link shows texts that may be addresses", () => {
  it.each([
    undefined,
    "^https://example\\.com/",
    "^https?://",
    "^http",
    "^(SO|https)-",
    "^S|^http",
    "^S?https",
    "[a-z]+",
    "^[A-Z]",
  ])("of the pattern %s", (pattern) => {
    expect(linkCell.accepts(stringType, pattern === undefined ? {} : { pattern })).toBe(true);
  });

  it.each(["^SO-[0-9]{4,8}$", "^DE\\d+"])("but not of %s", (pattern) => {
    expect(linkCell.accepts(stringType, { pattern })).toBe(false);
  });

  it("and no numbers", () => {
    expect(linkCell.accepts(numberType, {})).toBe(false);
  });
});
