import { DatePicker } from "antd";
import dayjs from "dayjs";
import { type ComponentProps, useContext } from "react";
import { controlProps, fullWidth } from "../../runtime/choose/control-props.ts";
import { momentSortOf, useMoments, writtenMoment } from "../../runtime/choose/picked-moment.ts";
import { picksByEnter } from "../../runtime/choose/picks-by-enter.ts";
import type { WidgetViewProps } from "../../runtime/choose/widget-view.ts";
import { FormAccessContext } from "../../runtime/draft/form-access.ts";
import { useHost } from "../../runtime/page/contexts.ts";

const bothMayBeEmpty: [boolean, boolean] = [true, true];

type RangeInputProps = ComponentProps<"input"> & { "date-range"?: "start" | "end" };

/** The first input has the field's label; the second is labelled as the end of that range. */
function RangeInput({ "aria-label": label, ...input }: RangeInputProps) {
  const isEnd = input["date-range"] === "end";
  return <input {...input} aria-label={isEnd ? `${label}: ${input.placeholder}` : undefined} />;
}

const ownInput = { input: RangeInput };

/** Enters the start and the end of a range; either may be empty unless its field is required. */
export function Widget(props: WidgetViewProps) {
  const { text } = useHost();
  const form = useContext(FormAccessContext);
  const end = props.options.input?.to?.name ?? null;
  const sort = momentSortOf(props.schema.format);
  const control = controlProps(props);
  const write = (moment: dayjs.Dayjs | null | undefined): string | undefined =>
    moment ? writtenMoment(dayjs(moment), sort) : undefined;
  return (
    <DatePicker.RangePicker
      {...control}
      id={{ start: props.id, end: `${props.id}__end` }}
      style={fullWidth}
      picker={sort === "month" ? "month" : "date"}
      showTime={sort === "dateTime"}
      // What is picked counts when the input is left, also without a press of the button.
      needConfirm={false}
      allowEmpty={bothMayBeEmpty}
      aria-label={props.label}
      components={ownInput}
      onKeyDown={picksByEnter}
      // A preview of the day below the pointer would replace what is typed in the input.
      previewValue={false}
      placeholder={[text("dateRange.start"), text("dateRange.end")]}
      value={useMoments(props.value, end === null ? null : form?.values[end])}
      onChange={(moments) => {
        props.onChange(write(moments?.[0]));
        if (end !== null) form?.set(end, write(moments?.[1]));
      }}
    />
  );
}
