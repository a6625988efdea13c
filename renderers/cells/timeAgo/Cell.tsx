import { useSyncExternalStore } from "react";
import type { CellProps } from "../../runtime/cell-views.ts";
import styles from "../../runtime/cells.module.css";
import { useHost } from "../../runtime/contexts.ts";
import { formatsOf, momentOf } from "../../runtime/format-values.ts";
import { listenToClock } from "../../runtime/shared-clock.ts";
import { PlainValue } from "../plain-value.tsx";
import { timeAgoText } from "./time-ago.ts";

/** How long ago it was, kept true while it is looked at; the exact time on pointing. */
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
      className={styles.time}
      dateTime={moment.toISOString()}
      title={formatsOf(language).exact.format(moment)}
    >
      {text}
    </time>
  );
}
