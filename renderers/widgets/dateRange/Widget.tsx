import { DatePicker } from "antd";
import dayjs from "dayjs";
import { useContext } from "react";
import { controlProps, fullWidth } from "../../runtime/choose/control-props.ts";
import {
  calendarClasses,
  ownInput,
  TypedTextsContext,
} from "../../runtime/choose/moment-input.tsx";
import { momentSortOf, useMoments, writtenMoment } from "../../runtime/choose/picked-moment.ts";
import { picking } from "../../runtime/choose/picking.ts";
import { useTypedTexts } from "../../runtime/choose/use-typed-texts.ts";
import type { WidgetViewProps } from "../../runtime/choose/widget-view.ts";
import { FormAccessContext } from "../../runtime/draft/form-access.ts";
import { useHost } from "../../runtime/page/contexts.ts";
import { isReversed } from "../../runtime/show/format-values.ts";

const bothMayBeEmpty: [boolean, boolean] = [true, true];

/** Enters the start and the end of a range; either may be empty unless its field is required. */
export function Widget(props: WidgetViewProps) {
  const { text } = useHost();
  const form = useContext(FormAccessContext);
  const end = props.options.input?.to?.name ?? null;
  const sort = momentSortOf(props.schema.format);
  const control = controlProps(props);
  const endValue = end === null ? undefined : form?.values[end];
  const moments = useMoments(props.value, endValue);
  const isBackwards = isReversed(props.value, endValue);
  const write = (value: string | undefined, place: number): void => {
    if (place === 0) props.onChange(value);
    else if (end !== null) form?.set(end, value);
  };
  const typed = useTypedTexts(sort, [props.value, endValue], moments, write);
  const writtenOf = (moment: dayjs.Dayjs | null | undefined): string | undefined =>
    moment ? writtenMoment(dayjs(moment), sort) : undefined;
  const writeBoth = (picked: readonly (dayjs.Dayjs | null)[] | null): void => {
    write(writtenOf(picked?.[0]), 0);
    write(writtenOf(picked?.[1]), 1);
  };
  return (
    <TypedTextsContext value={typed}>
      <DatePicker.RangePicker
        status={isBackwards || typed.kept.some(Boolean) ? "error" : undefined}
        {...control}
        aria-invalid={isBackwards || control["aria-invalid"]}
        id={{ start: props.id, end: `${props.id}__end` }}
        style={fullWidth}
        picker={sort === "month" ? "month" : "date"}
        showTime={sort === "dateTime"}
        allowEmpty={bothMayBeEmpty}
        // Two days that antd puts in order are no longer those in its inputs, which it then takes
        // for typed ones, and writes one of them twice.
        order={false}
        aria-label={props.label}
        classNames={calendarClasses}
        components={ownInput}
        placeholder={[text("dateRange.start"), text("dateRange.end")]}
        value={moments}
        {...picking(writeBoth)}
      />
    </TypedTextsContext>
  );
}
