import type { ClipboardEvent } from "react";

/**
 * Copies what is selected in several cells as a sheet takes it: a line for each row, with tabs
 * between the cells. A browser would begin a line also at each block within a cell.
 */
export function copyRows(event: ClipboardEvent<HTMLTableElement>): void {
  const selection = getSelection();
  if (event.defaultPrevented || !selection || selection.rangeCount === 0) return;
  const range = selection.getRangeAt(0).cloneRange();
  const rows = [...event.currentTarget.rows].filter((row) => range.intersectsNode(row));
  const texts = rows.map((row) => selectedCells(row, range).map((cell) => textOf(cell, range)));
  selection.removeAllRanges();
  selection.addRange(range);
  if (texts.flat().filter((text) => text !== "").length < 2) return;
  event.preventDefault();
  const table = document.createElement("table");
  for (const cells of texts) {
    const row = table.insertRow();
    for (const text of cells) row.insertCell().textContent = text;
  }
  event.clipboardData.setData("text/plain", texts.map((cells) => cells.join("\t")).join("\n"));
  event.clipboardData.setData("text/html", table.outerHTML);
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
  return `${selection}`.trim().replace(/\s+/g, " ");
}
