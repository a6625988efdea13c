import { type RefObject, useLayoutEffect, useRef } from "react";
import { useIsNarrow } from "../../ui/use-media.ts";
import { useStudio } from "../studio-host.ts";
import { mergeParts, showSides } from "./merge-look.ts";
import styles from "./versions.module.css";

/** A text with its label. */
export interface LabelledText {
  label: string;
  source: string;
}

/** Two texts side by side with their differences marked; in one column on a phone. */
export function TextComparison({ before, after }: { before: LabelledText; after: LabelledText }) {
  const { text } = useStudio();
  const isNarrow = useIsNarrow();
  const parent = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!parent.current) return undefined;
    const written = (label: string, doc: string) => ({
      doc,
      extensions: mergeParts(label, false, text),
    });
    const own = written(after.label, after.source);
    const other = written(before.label, before.source);
    const shown = showSides(parent.current, own, other, isNarrow);
    return () => shown.destroy();
  }, [before.label, before.source, after.label, after.source, isNarrow, text]);
  return <SideTexts labels={[before.label, after.label]} texts={parent} />;
}

interface SideTextsProps {
  labels: readonly [before: string, after: string];
  texts: RefObject<HTMLDivElement | null>;
}

/** The elements that hold the two texts, below their labels where they are side by side. */
export function SideTexts({ labels: [before, after], texts }: SideTextsProps) {
  return (
    <div className={styles.comparison}>
      {!useIsNarrow() && (
        <div className={styles.heads} aria-hidden>
          <span>{before}</span>
          <span>{after}</span>
        </div>
      )}
      <div ref={texts} className={styles.texts} />
    </div>
  );
}
