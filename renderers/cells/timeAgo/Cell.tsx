import { useSyncExternalStore } from "react";
import { type Language, languageTags } from "../../../src/i18n/language.ts";
import { listenToClock } from "../../../src/ui/shared-clock.ts";
import { useHost } from "../../runtime/page/contexts.ts";
import type { CellProps } from "../../runtime/show/cell-props.ts";
import styles from "../../runtime/show/cells.module.css";
import { formatsOf, momentOf } from "../../runtime/show/format-values.ts";
import { PlainValue } from "../values.tsx";

/** A relative time, kept up to date, with the exact time as tooltip and on paper. */
export function Cell({ value }: CellProps) {
  const moment = momentOf(value);
  return moment ? <TimeAgo moment={moment} /> : <PlainValue value={value} />;
}

function TimeAgo({ moment }: { moment: Date }) {
  const { language } = useHost();
  const read = (): string => timeAgoText(moment.getTime(), Date.now(), language);
  const text = useSyncExternalStore(listenToClock, read, read);
  return (
    <time
      className={styles.ago}
      dateTime={moment.toISOString()}
      title={formatsOf(language).exact.format(moment)}
    >
      <span>{text}</span>
    </time>
  );
}

const minute = 60_000;

/** The units of relative time in milliseconds, largest first. */
const units = [
  ["year", 365 * 24 * 60 * minute],
  ["month", 30 * 24 * 60 * minute],
  ["day", 24 * 60 * minute],
  ["hour", 60 * minute],
  ["minute", minute],
] as const;

/** The distance of a time from now in its largest unit: `3 hours ago`, `now`. */
export function timeAgoText(moment: number, now: number, language: Language): string {
  const distance = moment - now;
  const [unit, length] = units.find(([, least]) => Math.abs(distance) >= least) ?? [];
  if (unit === undefined) return formatIn(language, "auto").format(0, "second");
  return formatIn(language, "always").format(Math.trunc(distance / length), unit);
}

const formats = new Map<string, Intl.RelativeTimeFormat>();

/** The format is cached, since creating one is slower than using it. */
function formatIn(language: Language, numeric: "always" | "auto"): Intl.RelativeTimeFormat {
  const key = `${language} ${numeric}`;
  const format =
    formats.get(key) ?? new Intl.RelativeTimeFormat(languageTags[language], { numeric });
  formats.set(key, format);
  return format;
}
