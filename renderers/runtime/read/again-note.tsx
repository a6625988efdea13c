import { useHost } from "../page/contexts.ts";
import { formatsOf } from "../show/format-values.ts";
import styles from "./again-note.module.css";
import type { Again } from "./use-again.ts";
import type { Read } from "./use-read.ts";

/** Shows below a block the time of its data and its refresh interval, without an announcement. */
export function AgainNote({ again, read }: { again: Again | null; read: Read | null }) {
  const { text, language } = useHost();
  if (!again) return null;
  const { seconds, isPaused } = again;
  const when = isPaused ? text("again.paused") : text("again.every", { seconds });
  const time =
    read?.readAt && text("again.asOf", { time: formatsOf(language).exact.format(read.readAt) });
  return <p className={styles.note}>{[time, when].filter(Boolean).join(" · ")}</p>;
}
