import type { ClipboardEvent } from "react";

/**
 * Copies what is selected in several cells in the form that a spreadsheet takes: a line for each row, with tabs
 * between the cells. A browser would begin a line also at each block within a cell.
 */
export function copyRows(event: ClipboardEvent<HTMLTableElement>): void {
  const { currentTarget: table, target } = event;
  const selection = getSelection();
  // Firefox has a range for each of several cells that are not adjacent.
  if (event.defaultPrevented || selection?.rangeCount !== 1 || isField(target)) return;
  const range = selection.getRangeAt(0).cloneRange();
  if (isBeyond(table, range)) return;
  const { anchorNode, anchorOffset, focusNode, focusOffset } = selection;
  const rows = [...table.rows].filter((row) => range.intersectsNode(row));
  const texts = rows.map((row) => selectedCells(row, range).map((cell) => textOf(cell, range)));
  if (anchorNode && focusNode)
    selection.setBaseAndExtent(anchorNode, anchorOffset, focusNode, focusOffset);
  if (texts.flat().filter((text) => text !== "").length < 2) return;
  event.preventDefault();
  const copy = document.createElement("table");
  for (const cells of texts) {
    const row = copy.insertRow();
    for (const text of cells) row.insertCell().textContent = text;
  }
  event.clipboardData.setData("text/plain", texts.map((cells) => cells.join("\t")).join("\n"));
  event.clipboardData.setData("text/html", copy.outerHTML);
}

/** Whether something has a selection of its own, such as a field of a form below a row. */
function isField(target: EventTarget): boolean {
  return target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
}

/** Whether text outside a table is selected too. */
function isBeyond(table: HTMLTableElement, range: Range): boolean {
  const [before, after] = [range.cloneRange(), range.cloneRange()];
  before.setEndBefore(table);
  after.setStartAfter(table);
  return `${before}${after}`.trim() !== "";
}

function selectedCells(row: HTMLTableRowElement, range: Range): HTMLTableCellElement[] {
  return [...row.cells].filter(
    (cell) => range.intersectsNode(cell) && getComputedStyle(cell).userSelect !== "none",
  );
}

/** The selected text of a cell, by the selection itself, which leaves out what cannot be selected. */
function textOf(cell: HTMLTableCellElement, range: Range): string {
  const part = document.createRange();
  part.selectNodeContents(cell);
  if (range.compareBoundaryPoints(Range.START_TO_START, part) > 0)
    part.setStart(range.startContainer, range.startOffset);
  if (range.compareBoundaryPoints(Range.END_TO_END, part) < 0)
    part.setEnd(range.endContainer, range.endOffset);
  const selection = getSelection();
  selection?.removeAllRanges();
  selection?.addRange(part);
  const text = `${selection}`.trim().replace(/\s+/g, " ");
  // A switch shows no text that could be selected.
  return text || (cell.querySelector("[data-copied]")?.getAttribute("data-copied") ?? "");
}
