import dayjs, { type Dayjs } from "dayjs";
import { useHost } from "../page/contexts.ts";
import type { TypedTexts } from "./moment-input.tsx";
import { type TypedSort, typedMoment } from "./typed-moment.ts";

/** The formats that antd's pickers show and read. */
const ownFormats: Readonly<Record<TypedSort, string>> = {
  date: "YYYY-MM-DD",
  dateTime: "YYYY-MM-DD HH:mm:ss",
  month: "YYYY-MM",
  time: "HH:mm:ss",
};

/** The sentences about a text that is no time. */
const faults: Readonly<Record<TypedSort, string>> = {
  date: "format.date",
  dateTime: "validation.dateTime",
  month: "validation.month",
  time: "format.time",
};

/**
 * Writes what is typed into a picker's inputs where the picker does not: texts of other formats,
 * and the emptied input. A text that is no time becomes the value, which the form's checks refuse.
 */
export function useTypedTexts(
  sort: TypedSort,
  values: readonly unknown[],
  moments: readonly (Dayjs | null)[],
  write: (value: string | undefined, place: number) => void,
): TypedTexts {
  const { language, text: say } = useHost();
  const kept = values.map((value, place) =>
    moments[place] || typeof value !== "string" ? "" : value,
  );
  const take = (text: string, place: number): void => {
    const isEmpty = !moments[place] && kept[place] === "";
    if (text === "" && !isEmpty) write(undefined, place);
    if (text === "" || text === kept[place] || isOwn(text, sort)) return;
    write(typedMoment(text, sort, language) ?? text, place);
  };
  const isTaken = (text: string, place: number): boolean =>
    text === (moments[place]?.format(ownFormats[sort]) ?? kept[place]);
  return { kept, fault: say(faults[sort]), take, isTaken };
}

function isOwn(text: string, sort: TypedSort): boolean {
  const moment = dayjs(sort === "time" ? `2000-01-01T${text}` : text);
  return moment.isValid() && moment.format(ownFormats[sort]) === text;
}
