import { history, undo } from "@codemirror/commands";
import { EditorState, type TransactionSpec } from "@codemirror/state";
import { beforeEach, describe, expect, it } from "vitest";
import {
  conflictPlaces,
  decide,
  decisionsIn,
  placesIn,
} from "../../../src/studio/merge/conflict-places.ts";
import { excerptsOf } from "../../../src/studio/merge/excerpts.ts";
import { mergeTexts } from "../../../src/studio/merge/merge-texts.ts";

const base = "a\nb\nc\nd\ne\n";
const merged = mergeTexts(base, "a\nmine\nc\nd\nown\n", "a\nhers\nc\nd\n");
const { conflicts } = merged;

let state: EditorState;
const apply = (spec: TransactionSpec): void => {
  state = state.update(spec).state;
};
const text = () => state.doc.toString();
const decisions = () => decisionsIn(state, conflicts);

beforeEach(() => {
  const places = conflicts.map((conflict) => ({ ...conflict, isDecided: false }));
  state = EditorState.create({ doc: merged.text, extensions: [history(), conflictPlaces(places)] });
});

describe("The conflicts of two texts", () => {
  it("are open at first, with the own text in their places", () => {
    expect(decisions()).toEqual(["open", "open"]);
    expect(text()).toBe("a\nmine\nc\nd\nown\n");
  });

  it("are decided one by one for either side or both, and otherwise again", () => {
    apply(decide(state, conflicts, "both", (index) => index === 0));
    apply(decide(state, conflicts, "theirs", (index) => index === 1));
    expect(text()).toBe("a\nmine\nhers\nc\nd\n");
    expect(decisions()).toEqual(["both", "theirs"]);
    apply(decide(state, conflicts, "mine", (index) => index === 1));
    expect(text()).toBe("a\nmine\nhers\nc\nd\nown\n");
    expect(decisions()).toEqual(["both", "mine"]);
  });

  it("are decided all at once", () => {
    apply(decide(state, conflicts, "theirs", () => true));
    expect(text()).toBe("a\nhers\nc\nd\n");
    apply(decide(state, conflicts, "mine", () => true));
    expect(text()).toBe(merged.text);
    expect(decisions()).toEqual(["mine", "mine"]);
  });

  it("are decided by whoever writes in their place, and move with what is written elsewhere", () => {
    apply({ changes: { from: 0, insert: "first\n" } });
    expect(decisions()).toEqual(["open", "open"]);
    const { from = 0, to = 0 } = placesIn(state)[0] ?? {};
    expect(state.sliceDoc(from, to)).toBe("mine\n");
    apply({ changes: { from: from + 1, to: to - 1, insert: "ixed" } });
    expect(decisions()).toEqual(["edited", "open"]);
    apply(decide(state, conflicts, "mine", (index) => index === 0));
    expect(text()).toBe(`first\n${merged.text}`);
  });

  it("are open again once a decision is undone", () => {
    apply(decide(state, conflicts, "theirs", () => true));
    undo({ state, dispatch: (transaction) => apply(transaction) });
    expect(text()).toBe(merged.text);
    expect(decisions()).toEqual(["open", "open"]);
  });
});

describe("What is shown of a conflict", () => {
  it("is its lines without their indentation", () => {
    expect(
      excerptsOf({ base: "    x,\n", mine: "    y,\n      z\n", theirs: "", from: 0, to: 0 }),
    ).toEqual({ base: "x,", mine: "y,\n  z", theirs: "" });
  });

  it("is of long lines what differs, with a little beside it", () => {
    const long = (word: string): string =>
      `{${'"a":1,'.repeat(50)}"${word}":2${',"b":3'.repeat(50)}}`;
    const { mine } = excerptsOf({
      base: null,
      mine: long("mine"),
      theirs: long("theirs"),
      from: 0,
      to: 0,
    });
    expect(mine.length).toBeLessThan(100);
    expect(mine).toMatch(/^….*"mine":2.*…$/);
  });
});
