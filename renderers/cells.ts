import type { ValueKind } from "../src/language/environment.ts";
import { booleanCell } from "./cells/boolean/cell.ts";
import { changesCell } from "./cells/changes/cell.ts";
import { dateCell } from "./cells/date/cell.ts";
import { dateTimeCell } from "./cells/dateTime/cell.ts";
import { dictCell } from "./cells/dict/cell.ts";
import { iconCell } from "./cells/icon/cell.ts";
import { imageCell } from "./cells/image/cell.ts";
import { linkCell } from "./cells/link/cell.ts";
import { listCell } from "./cells/list/cell.ts";
import { numberCell } from "./cells/number/cell.ts";
import { textCell } from "./cells/text/cell.ts";

/**
 * Every cell, one line each; their views lie beside them. The first whose `isDefaultFor` holds
 * shows a field for which nothing else is said, so `text` is the last.
 */
export const cells: readonly ValueKind[] = [
  imageCell,
  iconCell,
  dictCell,
  changesCell,
  listCell,
  booleanCell,
  numberCell,
  dateTimeCell,
  dateCell,
  linkCell,
  textCell,
];
