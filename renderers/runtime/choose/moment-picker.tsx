import { DatePicker } from "antd";
import dayjs from "dayjs";
import { type controlProps, fullWidth } from "./control-props.ts";
import { ownInput, TypedTextsContext } from "./moment-input.tsx";
import { type MomentSort, useMoment, writtenMoment } from "./picked-moment.ts";
import { picksByEnter } from "./picks-by-enter.ts";
import { useTypedTexts } from "./use-typed-texts.ts";

interface MomentPickerProps {
  sort: MomentSort;
  /** The attributes of the input. */
  control: Pick<ReturnType<typeof controlProps>, "id"> & Partial<ReturnType<typeof controlProps>>;
  value: unknown;
  onChange(value: string | undefined): void;
}

/** A calendar in which a day, a month or a moment is picked, in a form as in a search. */
export function MomentPicker({ sort, control, value, onChange }: MomentPickerProps) {
  const moment = useMoment(value);
  const typed = useTypedTexts(sort, [value], [moment], onChange);
  return (
    <TypedTextsContext value={typed}>
      <DatePicker
        status={typed.kept[0] ? "error" : undefined}
        {...control}
        style={fullWidth}
        picker={sort === "month" ? "month" : "date"}
        showTime={sort === "dateTime"}
        components={ownInput}
        // What is picked counts when the input is left, also without a press of the button.
        needConfirm={false}
        value={moment}
        onKeyDown={picksByEnter}
        // A preview of the day below the pointer would replace what is typed in the input.
        previewValue={false}
        onChange={(picked) => onChange(picked ? writtenMoment(dayjs(picked), sort) : undefined)}
      />
    </TypedTextsContext>
  );
}
