import type { ValueKind } from "../src/language/environment.ts";
import { dateWidget } from "./widgets/date/widget.ts";
import { dateRangeWidget } from "./widgets/dateRange/widget.ts";
import { dateTimeWidget } from "./widgets/dateTime/widget.ts";
import { fileWidget } from "./widgets/file/widget.ts";
import { iconWidget } from "./widgets/icon/widget.ts";
import { imageWidget } from "./widgets/image/widget.ts";
import { monthWidget } from "./widgets/month/widget.ts";
import { numberWidget } from "./widgets/number/widget.ts";
import { passwordWidget } from "./widgets/password/widget.ts";
import { radioWidget } from "./widgets/radio/widget.ts";
import { screenWidget } from "./widgets/screen/widget.ts";
import { selectWidget } from "./widgets/select/widget.ts";
import { switchWidget } from "./widgets/switch/widget.ts";
import { textWidget } from "./widgets/text/widget.ts";
import { textareaWidget } from "./widgets/textarea/widget.ts";
import { timeWidget } from "./widgets/time/widget.ts";
import { treeSelectWidget } from "./widgets/treeSelect/widget.ts";

/**
 * Every widget, one line each; their views lie beside them and load with the first form. The first
 * whose `isDefaultFor` holds enters a field for which nothing else is said, so `text` is the last.
 */
export const widgets: readonly ValueKind[] = [
  passwordWidget,
  imageWidget,
  fileWidget,
  dateTimeWidget,
  dateWidget,
  dateRangeWidget,
  monthWidget,
  timeWidget,
  switchWidget,
  selectWidget,
  treeSelectWidget,
  radioWidget,
  numberWidget,
  iconWidget,
  screenWidget,
  textareaWidget,
  textWidget,
];
