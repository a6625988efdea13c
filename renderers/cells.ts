import type { CellKind } from "../src/language/cell.ts";
import { booleanCell } from "./cells/boolean/cell.ts";
import { changesCell } from "./cells/changes/cell.ts";
import { colorCell } from "./cells/color/cell.ts";
import { copyCell } from "./cells/copy/cell.ts";
import { dateCell } from "./cells/date/cell.ts";
import { dateTimeCell } from "./cells/dateTime/cell.ts";
import { dictCell } from "./cells/dict/cell.ts";
import { iconCell } from "./cells/icon/cell.ts";
import { imageCell } from "./cells/image/cell.ts";
import { linkCell } from "./cells/link/cell.ts";
import { listCell } from "./cells/list/cell.ts";
import { moneyCell } from "./cells/money/cell.ts";
import { numberCell } from "./cells/number/cell.ts";
import { percentageCell } from "./cells/percentage/cell.ts";
import { progressCell } from "./cells/progress/cell.ts";
import { switchCell } from "./cells/switch/cell.ts";
import { textCell } from "./cells/text/cell.ts";
import { timeAgoCell } from "./cells/timeAgo/cell.ts";
import { userCell } from "./cells/user/cell.ts";

/**
 * Every cell, one line each; their views lie beside them. The first whose `isDefaultFor` holds
 * shows a field for which nothing else is said, so `text` is the last.
 */
export const cells: readonly CellKind[] = [
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
  moneyCell,
  percentageCell,
  progressCell,
  timeAgoCell,
  userCell,
  switchCell,
  colorCell,
  copyCell,
  textCell,
];
