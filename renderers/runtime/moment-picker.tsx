import { DatePicker } from "antd";
import dayjs, { type Dayjs } from "dayjs";
import { controlProps } from "./control-props.ts";
import { momentIn } from "./picked-moment.ts";
import { picksByEnter } from "./picks-by-enter.ts";
import type { WidgetViewProps } from "./widget-view.ts";

const fullWidth = { width: "100%" };

interface MomentPickerProps {
  of: WidgetViewProps;
  /** How the value is written. */
  write(moment: Dayjs): string;
  picker?: "date" | "month";
  showTime?: boolean;
}

/** A calendar in which a moment is picked. */
export function MomentPicker({ of, write, picker = "date", showTime = false }: MomentPickerProps) {
  return (
    <DatePicker
      {...controlProps(of)}
      style={fullWidth}
      picker={picker}
      showTime={showTime}
      value={momentIn(of.value)}
      onKeyDown={picksByEnter}
      onChange={(moment) => of.onChange(moment ? write(dayjs(moment)) : undefined)}
    />
  );
}
