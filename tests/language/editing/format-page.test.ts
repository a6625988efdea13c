import { describe, expect, it } from "vitest";
import { formatPage } from "../../../src/language/editing/format-page.ts";

describe("a page is laid out as the shipped ones", () => {
  it.each<[string, string, string]>([
    [
      "what fits on a line",
      '{"a":[1,{"b":true}],"c":{}}',
      '{ "a": [1, { "b": true }], "c": {} }\n',
    ],
    ["an object that was given lines", '{\n"a":{"b":1}}', '{\n  "a": { "b": 1 }\n}\n'],
    ["a list that was given lines", '{"a":[\n1,\n2]}', '{ "a": [1, 2] }\n'],
    [
      "what does not fit",
      `{"a":["${"x".repeat(60)}","${"y".repeat(60)}"]}`,
      `{\n  "a": [\n    "${"x".repeat(60)}",\n    "${"y".repeat(60)}"\n  ]\n}\n`,
    ],
    ["texts stay as they are written", '{"a":"\\u00fc \\" {,}"}', '{ "a": "\\u00fc \\" {,}" }\n'],
  ])("%s", (_, source, expected) => {
    expect(formatPage(source)).toBe(expected);
  });

  it("numbers share lines", () => {
    const numbers = Array.from({ length: 60 }, (_, index) => index * 37);
    const lines = formatPage(JSON.stringify({ numbers })).split("\n");
    expect(lines[2]).toMatch(/^ {4}0, 37, 74/);
    expect(lines.every(({ length }) => length <= 100)).toBe(true);
  });

  it("a text that is no JSON keeps its parts", () => {
    const broken = '{"a": 1\n"b": [2,';
    expect(formatPage(broken).replaceAll(/\s/g, "")).toBe(broken.replaceAll(/\s/g, ""));
  });

  it("a text of ten thousand levels stays as it is: indented, it would fill the memory", () => {
    const deep = "[".repeat(10_000);
    expect(formatPage(deep)).toBe(deep);
  });
});
