import type { ValueKind } from "../src/language/environment.ts";
import { booleanCell } from "./cells/boolean/cell.ts";
import { dateCell } from "./cells/date/cell.ts";
import { dateTimeCell } from "./cells/dateTime/cell.ts";
import { dictCell } from "./cells/dict/cell.ts";
import { iconCell } from "./cells/icon/cell.ts";
import { imageCell } from "./cells/image/cell.ts";
import { linkCell } from "./cells/link/cell.ts";
import { listCell } from "./cells/list/cell.ts";
import { numberCell } from "./cells/number/cell.ts";
import { textCell } from "./cells/text/cell.ts";

/** Every cell, one line each; the first that is the usual one for a field shows it. */
export const cells: readonly ValueKind[] = [
  dictCell,
  dateTimeCell,
  dateCell,
  booleanCell,
  numberCell,
  listCell,
  imageCell,
  iconCell,
  linkCell,
  textCell,
];
