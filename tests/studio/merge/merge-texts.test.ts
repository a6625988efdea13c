import { describe, expect, it } from "vitest";
import { type MergedTexts, mergeTexts, takeBoth } from "../../../src/studio/merge/merge-texts.ts";

const page = (...lines: string[]): string => `${lines.join("\n")}\n`;
const base = page("{", '  "title": "One",', '  "body": {', '    "size": 10', "  }", "}");
const write = (from: string, to: string, text = base): string => text.replace(from, to);

describe("Two texts that began as one", () => {
  it("become one that has the changes of both, whoever saved first", () => {
    const mine = write('"One"', '"Mine"');
    const theirs = write("10", "20");
    const both = { text: write("10", "20", mine), conflicts: [] };
    expect(mergeTexts(base, mine, theirs)).toEqual(both);
    expect(mergeTexts(base, theirs, mine)).toEqual(both);
  });

  it("lose nothing that either has added, and keep nothing that either has removed", () => {
    const mine = write("{\n", '{\n  "public": true,\n');
    const theirs = write('    "size": 10\n', "");
    expect(mergeTexts(base, mine, theirs)).toEqual({
      text: write('    "size": 10\n', "", mine),
      conflicts: [],
    });
  });

  it("have no conflict where both wrote the same", () => {
    const same = write("10", "20");
    expect(mergeTexts(base, same, same)).toEqual({ text: same, conflicts: [] });
    const mine = write('"One"', '"Mine"', same);
    expect(mergeTexts(base, mine, same)).toEqual({ text: mine, conflicts: [] });
  });

  it("have one at each place that both changed, with what stood there, and the own text in it", () => {
    const mine = write('"One"', '"Mine"', write("10", "11"));
    const theirs = write('"One"', '"Theirs"', write("{\n", '{\n  "public": true,\n'));
    const { text, conflicts } = mergeTexts(base, mine, theirs);
    expect(conflicts).toMatchObject([
      {
        base: '  "title": "One",\n',
        mine: '  "title": "Mine",\n',
        theirs: '  "public": true,\n  "title": "Theirs",\n',
      },
    ]);
    expect(text).toBe(mine);
    expect(text.slice(conflicts[0]?.from, conflicts[0]?.to)).toBe('  "title": "Mine",\n');
  });

  it("have one where both add at the same place, and where one removes what the other changes", () => {
    const added = mergeTexts(base, write("10", '10,\n    "a": 1'), write("10", '10,\n    "b": 2'));
    expect(added.conflicts).toMatchObject([
      { base: '    "size": 10\n', theirs: '    "size": 10,\n    "b": 2\n' },
    ]);
    const removed = mergeTexts(base, write('  "title": "One",\n', ""), write('"One"', '"Two"'));
    expect(removed.conflicts).toMatchObject([{ mine: "", theirs: '  "title": "Two",\n' }]);
  });

  it("have one wherever they differ if nobody knows what they began with", () => {
    const mine = write('"One"', '"Mine"');
    const { text, conflicts } = mergeTexts(null, mine, write("10", "20"));
    expect(text).toBe(mine);
    expect(conflicts.map(({ theirs }) => theirs)).toEqual([
      '  "title": "One",\n',
      '    "size": 20\n',
    ]);
  });

  it("leave to a person what one side has moved and the other deleted, changed or moved elsewhere", () => {
    const columns = (...names: string[]) => page(...names.map((name) => `{ "field": "${name}" },`));
    const base = columns("a", "b", "c", "d", "e", "f");
    const moved = columns("d", "a", "b", "c", "e", "f");
    const deleted = columns("a", "b", "c", "e", "f");
    const elsewhere = columns("a", "b", "c", "e", "f", "d");
    for (const other of [deleted, elsewhere]) {
      expect(takeBoth(base, moved, other)).toBeNull();
      expect(takeBoth(base, other, moved)).toBeNull();
    }
    const { conflicts } = mergeTexts(base, moved, deleted);
    expect(conflicts).toMatchObject([{ base: "", mine: '{ "field": "d" },\n', theirs: "" }]);
    expect(takeBoth(base, deleted, deleted)).toBe(deleted);
    expect(mergeTexts(base, moved, moved)).toEqual({ text: moved, conflicts: [] });
  });

  it("are merged whatever they are: empty, of one line, without an end of line", () => {
    expect(mergeTexts("", "a", "").text).toBe("a");
    expect(mergeTexts("", "", "b").text).toBe("b");
    expect(mergeTexts("a", "", "a")).toEqual({ text: "", conflicts: [] });
    expect(mergeTexts("", "a", "b").conflicts).toHaveLength(1);
    expect(mergeTexts("a\nb\nc", "a\nb\nc\n", "x\nb\nc").text).toBe("x\nb\nc\n");
  });

  it("hold every change of one side alone, wherever it is", () => {
    const lines = Array.from({ length: 60 }, (_none, index) => `line ${index % 7}`);
    for (let seed = 1; seed < 50; seed++) {
      const mine = changed(lines, seed);
      expect(mergeTexts(page(...lines), page(...mine), page(...lines))).toEqual({
        text: page(...mine),
        conflicts: [],
      });
      expect(mergeTexts(page(...lines), page(...lines), page(...mine)).text).toBe(page(...mine));
      const theirs = page(...changed(lines, seed * 31));
      const merged = mergeTexts(page(...lines), page(...mine), theirs);
      expect(takingTheirs(merged)).toBe(mergeTexts(page(...lines), theirs, page(...mine)).text);
    }
  });

  it("of the largest size are merged without delay, however different they are", () => {
    const long = Array.from({ length: 20_000 }, (_none, index) => `"${index}",`);
    const other = Array.from({ length: 20_000 }, (_none, index) => `"x${index}",`);
    expect(mergeTexts(page(...long), page(...other), page(...long, "end")).conflicts).toHaveLength(
      1,
    );
  });
});

function takingTheirs({ text, conflicts }: MergedTexts): string {
  return conflicts
    .toReversed()
    .reduce((taken, { from, to, theirs }) => taken.slice(0, from) + theirs + taken.slice(to), text);
}

/** The lines with some of them removed, changed or added; the same seed gives the same changes. */
function changed(lines: readonly string[], seed: number): string[] {
  let state = seed;
  const next = (below: number): number => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
  return lines.flatMap((line) => {
    const what = next(20);
    if (what === 0) return [];
    if (what === 1) return [`${line}, changed`];
    return what === 2 ? [line, `new ${next(5)}`] : [line];
  });
}
