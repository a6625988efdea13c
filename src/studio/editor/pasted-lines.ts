import { EditorState, type Extension } from "@codemirror/state";
import { changeOf } from "./apply-edits.ts";
import { lineEdits } from "./text-changes.ts";

/**
 * Makes of a text that is pasted over several lines a change of only those lines that differ. What
 * others write meanwhile between the other lines then stays there when the paste is undone;
 * otherwise it would be left behind the end of the page.
 */
export const pastedLines: Extension = EditorState.transactionFilter.of((transaction) => {
  const { startState, newDoc, newSelection } = transaction;
  if (!transaction.docChanged || !transaction.isUserEvent("input.paste")) return transaction;
  const { main } = startState.selection;
  const isWithinLine = main.to <= startState.doc.lineAt(main.from).to;
  if (isWithinLine) return transaction;
  return {
    changes: lineEdits(startState.doc.toString(), newDoc.toString()).map(changeOf),
    selection: newSelection,
    scrollIntoView: true,
    userEvent: "input.paste",
  };
});
