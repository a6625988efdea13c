import { history, undo } from "@codemirror/commands";
import { EditorState, Transaction } from "@codemirror/state";
import { expect, it } from "vitest";
import { changeOf } from "../../../src/studio/editor/apply-edits.ts";
import { pastedLines } from "../../../src/studio/editor/pasted-lines.ts";
import { lineEdits } from "../../../src/studio/editor/text-changes.ts";

const begun = '{\n  "title": "Groups",\n  "body": {}\n}\n';
const pasted = begun.replace("Groups", "Our groups");
const taken = (text: string) => text.replace('  "body"', '  "public": true,\n  "body"');

/** An editor in which the whole text was selected and another one pasted over it. */
function afterPaste(over: string): EditorState {
  const state = EditorState.create({
    doc: begun,
    selection: { anchor: 0, head: begun.length },
    extensions: [history(), pastedLines],
  });
  return state.update({
    ...state.replaceSelection(over),
    userEvent: "input.paste",
  }).state;
}

it("what others write beside a pasted page stays in its place when the paste is undone", () => {
  let state = afterPaste(pasted);
  expect(state.doc.toString()).toBe(pasted);
  expect(state.selection.main.head).toBe(pasted.length);
  const edits = lineEdits(pasted, taken(pasted));
  const annotations = Transaction.addToHistory.of(false);
  state = state.update({ changes: edits.map(changeOf), annotations }).state;
  undo({
    state,
    dispatch: (transaction) => {
      state = transaction.state;
    },
  });
  expect(state.doc.toString()).toBe(taken(begun));
});

it("a page that is pasted is undone in one step where nobody else writes", () => {
  let state = afterPaste('{\n  "title": "Another page"\n}\n');
  expect(state.doc.toString()).toBe('{\n  "title": "Another page"\n}\n');
  undo({
    state,
    dispatch: (transaction) => {
      state = transaction.state;
    },
  });
  expect(state.doc.toString()).toBe(begun);
});
