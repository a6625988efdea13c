import { TimePicker } from "antd";
import dayjs from "dayjs";
import { controlProps, fullWidth } from "../../runtime/choose/control-props.ts";
import { ownInput, TypedTextsContext } from "../../runtime/choose/moment-input.tsx";
import { useMoment } from "../../runtime/choose/picked-moment.ts";
import { picksByEnter } from "../../runtime/choose/picks-by-enter.ts";
import { useTypedTexts } from "../../runtime/choose/use-typed-texts.ts";
import type { WidgetViewProps } from "../../runtime/choose/widget-view.ts";

const beginsWithTime = /^([01]?\d|2[0-3]):[0-5]\d/;

/** Enters a time of day; the date that the picker needs has no meaning. */
export function Widget(props: WidgetViewProps) {
  const { value, onChange } = props;
  const isTime = typeof value === "string" && beginsWithTime.test(value);
  const moment = useMoment(isTime ? `2000-01-01T${value}` : null);
  const typed = useTypedTexts("time", [value], [moment], onChange);
  return (
    <TypedTextsContext value={typed}>
      <TimePicker
        {...controlProps(props)}
        style={fullWidth}
        components={ownInput}
        // What is picked counts when the input is left, also without a press of the button.
        needConfirm={false}
        value={moment}
        onKeyDown={picksByEnter}
        onChange={(picked) => onChange(picked ? dayjs(picked).format("HH:mm:ss") : undefined)}
      />
    </TypedTextsContext>
  );
}
