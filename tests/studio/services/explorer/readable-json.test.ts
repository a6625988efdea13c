import { describe, expect, it } from "vitest";
import {
  mostCharacters,
  readableJson,
} from "../../../../src/studio/services/explorer/readable-json.ts";

describe("a JSON text made readable", () => {
  it("has each part on a line of its own, as JSON.stringify has it", () => {
    const value = { a: [1, "x, {y}", null, {}, []], 'b"c': { d: true } };
    const { text, isCut } = readableJson(JSON.stringify(value));
    expect(text).toBe(JSON.stringify(value, null, 2));
    expect(isCut).toBe(false);
  });

  it("keeps all digits of a number", () => {
    expect(readableJson('{"id":9007199254740993123}').text).toContain("9007199254740993123");
  });

  it("leaves as it is what is no JSON", () => {
    for (const source of ["<p>no</p>", '{"a": ', 'say "no', ""]) {
      expect(readableJson(source).text).toBe(source);
    }
  });

  it("makes only the beginning of a long one", () => {
    const { text, isCut } = readableJson(JSON.stringify(Array(200_000).fill("row")));
    expect(text.length).toBe(mostCharacters);
    expect(isCut).toBe(true);
  });
});
