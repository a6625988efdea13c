import { describe, expect, it } from "vitest";
import { formatPage } from "../../../src/language/editing/format-page.ts";
import { applyFix } from "../../../src/language/fixes/quick-fix.ts";
import { layoutEdits, lineEdits, replacingEdit } from "../../../src/studio/editor/text-changes.ts";

describe("a text put in the place of another", () => {
  it("changes only what differs", () => {
    expect(replacingEdit('{"a": 1, "b": 2}', '{"a": 1, "c": 2}')).toEqual({
      offset: 10,
      length: 1,
      text: "c",
    });
  });

  it.each([
    ["aaa", "aa"],
    ["aa", "aaa"],
    ["", "x"],
    ["x", ""],
    ["abcabc", "abc"],
  ])("makes %j of %j, also where beginning and end overlap", (from, to) => {
    expect(applyFix(from, { edits: [replacingEdit(from, to)] })).toBe(to);
  });
});

describe("a text that others have changed in several places", () => {
  it.each([
    ["a\nb\nc\nd\n", "x\nb\nc\ny\nd\n"],
    ["a\nb\nc", "b\nc\n"],
    ["", "a\n"],
  ])("%j becomes %j, and each line that stays is left alone", (from, to) => {
    const edits = lineEdits(from, to);
    expect(applyFix(from, { edits })).toBe(to);
    expect(
      edits.some(({ offset, length }) => from.slice(offset, offset + length).includes("b")),
    ).toBe(false);
  });
});

describe("a text laid out anew", () => {
  const crowded = '{"title":"A \\"b\\"  c","body":{"kind":"stack","blocks":[ ]}}';

  it("is what the formatter makes of it", () => {
    const formatted = formatPage(crowded);
    expect(formatted).not.toBe(crowded);
    expect(applyFix(crowded, { edits: layoutEdits(crowded, formatted) })).toBe(formatted);
  });

  it("changes nothing but the spaces between the words, so that the cursor stays", () => {
    const edits = layoutEdits(crowded, formatPage(crowded));
    const touched = edits.map(({ offset, length }) => crowded.slice(offset, offset + length));
    expect(edits.length).toBeGreaterThan(1);
    expect(touched.join("").trim()).toBe("");
    expect(edits.every(({ text }) => text.trim() === "")).toBe(true);
  });

  it("is one change where a word itself is written otherwise", () => {
    const edits = layoutEdits('{"a": "\\u0041"}', '{"a": "A"}');
    expect(edits).toHaveLength(1);
    expect(applyFix('{"a": "\\u0041"}', { edits })).toBe('{"a": "A"}');
  });

  it("needs no change where it is laid out already", () => {
    const formatted = formatPage(crowded);
    expect(layoutEdits(formatted, formatPage(formatted))).toEqual([]);
  });
});
