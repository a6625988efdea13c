// Written by `npm run generate` from the folders beside it.
import type { CellKind } from "../src/language/environment.ts";
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
import { monthCell } from "./cells/month/cell.ts";
import { numberCell } from "./cells/number/cell.ts";
import { percentageCell } from "./cells/percentage/cell.ts";
import { progressCell } from "./cells/progress/cell.ts";
import { switchCell } from "./cells/switch/cell.ts";
import { textCell } from "./cells/text/cell.ts";
import { timeAgoCell } from "./cells/timeAgo/cell.ts";
import { userCell } from "./cells/user/cell.ts";

/** All cells, in the order of their names. */
export const cells: readonly CellKind[] = [
  booleanCell,
  changesCell,
  colorCell,
  copyCell,
  dateCell,
  dateTimeCell,
  dictCell,
  iconCell,
  imageCell,
  linkCell,
  listCell,
  moneyCell,
  monthCell,
  numberCell,
  percentageCell,
  progressCell,
  switchCell,
  textCell,
  timeAgoCell,
  userCell,
];
