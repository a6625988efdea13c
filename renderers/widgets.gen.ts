// Written by `npm run generate` from the folders beside it.
import type { ValueKind } from "../src/language/environment.ts";
import { attachmentWidget } from "./widgets/attachment/widget.ts";
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

/** All widgets, in the order of their names. */
export const widgets: readonly ValueKind[] = [
  attachmentWidget,
  dateWidget,
  dateRangeWidget,
  dateTimeWidget,
  fileWidget,
  iconWidget,
  imageWidget,
  monthWidget,
  numberWidget,
  passwordWidget,
  radioWidget,
  screenWidget,
  selectWidget,
  switchWidget,
  textWidget,
  textareaWidget,
  timeWidget,
  treeSelectWidget,
];
