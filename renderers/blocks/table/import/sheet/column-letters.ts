/** The letters of a column by its index from 0: A, Z, AA. */
export function columnLetters(index: number): string {
  const letter = String.fromCharCode(65 + (index % 26));
  return index < 26 ? letter : columnLetters(Math.floor(index / 26) - 1) + letter;
}

/** The address of a cell as spreadsheets write it: `C7`. */
export function cellAddress({ row, column }: { row: number; column: number }): string {
  return `${columnLetters(column)}${row}`;
}
