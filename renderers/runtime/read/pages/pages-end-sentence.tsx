import { useHost } from "../../page/contexts.ts";
import styles from "../again-note.module.css";
import type { PagesEnd } from "./page-turn.ts";

/** The sentence for missing rows at a list's end. */
export function PagesEndSentence({ end }: { end: PagesEnd }) {
  const { text } = useHost();
  return (
    <p role="status" className={styles.note}>
      {text(`table.end.${end}`)}
    </p>
  );
}
