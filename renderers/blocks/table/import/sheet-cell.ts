/** What stands in a cell of a file. */
export type SheetCell = string | number | boolean | Date | null;

/** The rows of a file, the headings first; each as wide as it is written. */
export type SheetRows = readonly (readonly SheetCell[])[];

/** Whether a cell holds nothing. */
export function isEmptyCell(cell: SheetCell | undefined): boolean {
  return cell === null || cell === undefined || cell === "";
}
