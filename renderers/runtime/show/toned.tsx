import type { ReactNode } from "react";
import type { Tone } from "../../../src/language/plan/column.ts";
import { useHost } from "../page/contexts.ts";
import { toneKey } from "./derived.ts";
import styles from "./toned.module.css";

/** The tone of a record or of its column; `null` for the usual one. */
export function toneOf(row: Readonly<Record<string, unknown>>, column?: string): Tone | null {
  const tone = row[toneKey(column)];
  return isTone(tone) ? tone : null;
}

const isTone = (value: unknown): value is Tone =>
  typeof value === "string" && Object.hasOwn(signs, value);

/** The icons that accompany tones and are read aloud; the muted tone has none. */
const signs = {
  success: { sign: "✓", name: "tagColor.success" },
  warning: { sign: "▲", name: "tagColor.warning" },
  danger: { sign: "◆", name: "tagColor.error" },
  muted: null,
} as const satisfies Record<Tone, object | null>;

/** A value in a tone, with an icon, so that colour is not the only sign. */
export function Toned({ tone, children }: { tone: Tone; children: ReactNode }) {
  const { text } = useHost();
  const sign = signs[tone];
  return (
    <span className={styles[tone]}>
      {sign && (
        <span role="img" aria-label={text(sign.name)} className={styles.sign}>
          {sign.sign}
        </span>
      )}
      {children}
    </span>
  );
}
