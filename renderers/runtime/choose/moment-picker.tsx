import { DatePicker } from "antd";
import dayjs from "dayjs";
import { type controlProps, fullWidth } from "./control-props.ts";
import { calendarClasses, ownInput, TypedTextsContext } from "./moment-input.tsx";
import { type MomentSort, useMoment, writtenMoment } from "./picked-moment.ts";
import { picking } from "./picking.ts";
import { useTypedTexts } from "./use-typed-texts.ts";

interface MomentPickerProps {
  sort: MomentSort;
  /** The attributes of the input. */
  control: Pick<ReturnType<typeof controlProps>, "id"> & Partial<ReturnType<typeof controlProps>>;
  value: unknown;
  onChange(value: string | undefined): void;
  /** Whether Enter sends the form once it has nothing more to pick. */
  sendsByEnter?: boolean;
}

/** A calendar in which a day, a month or a moment is picked, in a form as in a search. */
export function MomentPicker(props: MomentPickerProps) {
  const { sort, control, value, onChange, sendsByEnter = false } = props;
  const moment = useMoment(value);
  const typed = useTypedTexts(sort, [value], [moment], onChange);
  const pick = (picked: dayjs.Dayjs | readonly dayjs.Dayjs[] | null): void => {
    const [one] = [picked].flat();
    onChange(one ? writtenMoment(dayjs(one), sort) : undefined);
  };
  return (
    <TypedTextsContext value={{ ...typed, sendsByEnter }}>
      <DatePicker
        status={typed.kept[0] ? "error" : undefined}
        {...control}
        style={fullWidth}
        picker={sort === "month" ? "month" : "date"}
        showTime={sort === "dateTime"}
        classNames={calendarClasses}
        components={ownInput}
        value={moment}
        {...picking(pick)}
      />
    </TypedTextsContext>
  );
}
