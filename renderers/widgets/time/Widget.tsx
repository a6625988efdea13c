import { TimePicker } from "antd";
import dayjs from "dayjs";
import { controlProps, fullWidth } from "../../runtime/choose/control-props.ts";
import { ownInput, TypedTextsContext } from "../../runtime/choose/moment-input.tsx";
import { useMoment } from "../../runtime/choose/picked-moment.ts";
import { picksByEnter } from "../../runtime/choose/picks-by-enter.ts";
import { useTypedTexts } from "../../runtime/choose/use-typed-texts.ts";
import type { WidgetViewProps } from "../../runtime/choose/widget-view.ts";
import { clockIn, onClockOf } from "./clock.ts";

/** Enters a time of day; the date that the picker needs has no meaning. */
export function Widget(props: WidgetViewProps) {
  const { value, onChange } = props;
  const clock = clockIn(value);
  const moment = useMoment(clock && `2000-01-01T${clock}`);
  const write = (time: string | undefined) =>
    onChange(time !== undefined && clockIn(time) === time ? onClockOf(value, time) : time);
  const typed = useTypedTexts("time", [value], [moment], write);
  return (
    <TypedTextsContext value={typed}>
      <TimePicker
        status={typed.kept[0] ? "error" : undefined}
        {...controlProps(props)}
        style={fullWidth}
        components={ownInput}
        // What is picked counts when the input is left, also without a press of the button.
        needConfirm={false}
        value={moment}
        onKeyDown={picksByEnter}
        onChange={(picked) => write(picked ? dayjs(picked).format("HH:mm:ss") : undefined)}
      />
    </TypedTextsContext>
  );
}
