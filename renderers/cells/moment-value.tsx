import { useHost } from "../runtime/page/contexts.ts";
import styles from "../runtime/show/cells.module.css";
import { formatsOf, momentOf } from "../runtime/show/format-values.ts";
import { PlainValue } from "./plain-value.tsx";

interface MomentValueProps {
  value: unknown;
  /** How much of the moment is said. */
  as: "date" | "dateTime";
}

/** A moment as the language writes it, in the zone of whoever looks; what is none stands as text. */
export function MomentValue({ value, as }: MomentValueProps) {
  const { language } = useHost();
  const moment = momentOf(value);
  if (!moment) return <PlainValue value={value} />;
  return (
    <time className={styles.time} dateTime={moment.toISOString()}>
      {formatsOf(language)[as].format(moment)}
    </time>
  );
}
