import { useSyncExternalStore } from "react";
import { listenToClock } from "../../../src/ui/shared-clock.ts";
import { useHost } from "../../runtime/page/contexts.ts";
import type { CellProps } from "../../runtime/show/cell-props.ts";
import styles from "../../runtime/show/cells.module.css";
import { formatsOf, momentOf } from "../../runtime/show/format-values.ts";
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
