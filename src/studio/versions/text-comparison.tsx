import { MergeView, unifiedMergeView } from "@codemirror/merge";
import { EditorState } from "@codemirror/state";
import { EditorView } from "@codemirror/view";
import { useLayoutEffect, useRef } from "react";
import { useIsNarrow } from "../../ui/use-media.ts";
import { useStudio } from "../studio-host.ts";
import { mergeParts } from "./merge-look.ts";
import styles from "./versions.module.css";

/** A text and what it is called. */
export interface LabelledText {
  label: string;
  source: string;
}

interface TextComparisonProps {
  before: LabelledText;
  after: LabelledText;
}

/** What differs between long texts is found roughly rather than late. */
const diffConfig = { scanLimit: 2_000, timeout: 400 };

const collapseUnchanged = { margin: 3, minSize: 6 };

/** Two texts side by side with what differs marked; below each other in one on a phone. */
export function TextComparison({ before, after }: TextComparisonProps) {
  const { text } = useStudio();
  const isNarrow = useIsNarrow();
  const parent = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!parent.current) return undefined;
    const element = parent.current;
    if (isNarrow) {
      const view = new EditorView({
        parent: element,
        state: EditorState.create({
          doc: after.source,
          extensions: [
            mergeParts(after.label, false, text),
            unifiedMergeView({
              original: before.source,
              mergeControls: false,
              collapseUnchanged,
              diffConfig,
            }),
          ],
        }),
      });
      return () => view.destroy();
    }
    const view = new MergeView({
      parent: element,
      a: { doc: before.source, extensions: mergeParts(before.label, false, text) },
      b: { doc: after.source, extensions: mergeParts(after.label, false, text) },
      collapseUnchanged,
      diffConfig,
    });
    return () => view.destroy();
  }, [before.source, before.label, after.source, after.label, isNarrow, text]);
  return (
    <div className={styles.comparison}>
      {!isNarrow && (
        <div className={styles.heads} aria-hidden>
          <span>{before.label}</span>
          <span>{after.label}</span>
        </div>
      )}
      <div ref={parent} className={styles.texts} />
    </div>
  );
}
