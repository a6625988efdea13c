import type { ReactNode } from "react";
import styles from "./reference.module.css";

const token =
  /("(?:[^"\\]|\\.)*")(\s*:)?|\b(true|false|null)\b|(-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?)/g;

/** JSON with its names, texts and other values told apart. */
export function JsonCode({ source }: { source: string }) {
  return <code className={styles.json}>{partsOf(source)}</code>;
}

function partsOf(source: string) {
  const parts: ReactNode[] = [];
  let end = 0;
  for (const match of source.matchAll(token)) {
    const [whole, text, colon = ""] = match;
    parts.push(source.slice(end, match.index));
    const style = text === undefined ? styles.value : colon === "" ? styles.text : styles.property;
    parts.push(
      <span key={match.index} className={style}>
        {text ?? whole}
      </span>,
      colon,
    );
    end = match.index + whole.length;
  }
  return [...parts, source.slice(end)];
}
