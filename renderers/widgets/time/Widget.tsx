import { TimePicker } from "antd";
import dayjs from "dayjs";
import { controlProps, fullWidth } from "../../runtime/choose/control-props.ts";
import { ownInput, TypedTextsContext } from "../../runtime/choose/moment-input.tsx";
import { useMoment } from "../../runtime/choose/picked-moment.ts";
import { picking } from "../../runtime/choose/picking.ts";
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
  const pick = (picked: dayjs.Dayjs | readonly dayjs.Dayjs[] | null): void => {
    const [one] = [picked].flat();
    write(one ? dayjs(one).format("HH:mm:ss") : undefined);
  };
  const typed = useTypedTexts("time", [value], [moment], write);
  return (
    <TypedTextsContext value={typed}>
      <TimePicker
        status={typed.kept[0] ? "error" : undefined}
        {...controlProps(props)}
        style={fullWidth}
        components={ownInput}
        value={moment}
        {...picking(pick)}
      />
    </TypedTextsContext>
  );
}
