// Written by `npm run generate` from the folders beside it.
import { Cell as booleanView } from "./cells/boolean/Cell.tsx";
import { Cell as changesView } from "./cells/changes/Cell.tsx";
import { Cell as colorView } from "./cells/color/Cell.tsx";
import { Cell as copyView } from "./cells/copy/Cell.tsx";
import { Cell as dateView } from "./cells/date/Cell.tsx";
import { Cell as dateTimeView } from "./cells/dateTime/Cell.tsx";
import { Cell as dictView } from "./cells/dict/Cell.tsx";
import { Cell as iconView } from "./cells/icon/Cell.tsx";
import { Cell as imageView } from "./cells/image/Cell.tsx";
import { Cell as linkView } from "./cells/link/Cell.tsx";
import { Cell as listView } from "./cells/list/Cell.tsx";
import { Cell as moneyView } from "./cells/money/Cell.tsx";
import { Cell as monthView } from "./cells/month/Cell.tsx";
import { Cell as numberView } from "./cells/number/Cell.tsx";
import { Cell as percentageView } from "./cells/percentage/Cell.tsx";
import { Cell as progressView } from "./cells/progress/Cell.tsx";
import { Cell as switchView } from "./cells/switch/Cell.tsx";
import { Cell as textView } from "./cells/text/Cell.tsx";
import { Cell as timeAgoView } from "./cells/timeAgo/Cell.tsx";
import { Cell as userView } from "./cells/user/Cell.tsx";

/** The view of each cell, by its name. */
export const cellViews = {
  boolean: booleanView,
  changes: changesView,
  color: colorView,
  copy: copyView,
  date: dateView,
  dateTime: dateTimeView,
  dict: dictView,
  icon: iconView,
  image: imageView,
  link: linkView,
  list: listView,
  money: moneyView,
  month: monthView,
  number: numberView,
  percentage: percentageView,
  progress: progressView,
  switch: switchView,
  text: textView,
  timeAgo: timeAgoView,
  user: userView,
};
