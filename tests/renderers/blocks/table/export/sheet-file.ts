import type { Sheet, SheetFormat } from "../../../../../renderers/blocks/table/export/sheet.ts";
import { fileMaker } from "../../../../../renderers/blocks/table/export/sheet-file.ts";

/** Makes a file of a whole sheet on the current thread. */
export function sheetFile({ rows, ...head }: Sheet, format: SheetFormat): Promise<Blob> {
  const maker = fileMaker(head, format);
  maker.add(rows);
  return maker.file();
}
