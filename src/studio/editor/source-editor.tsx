import { Skeleton } from "antd";
import { lazy, type RefObject, Suspense } from "react";
import type { TextEdit } from "../../language/fixes/quick-fix.ts";
import type { Problem } from "../../language/problem.ts";
import styles from "./code-editor.module.css";

/** What a screen of the studio may ask of the editor that it shows. */
export interface EditorHandle {
  focus(): void;
  /** Brings a place into sight, puts the cursor there and the focus into the text. */
  reveal(offset: number, length?: number): void;
  /** Makes all edits as one change that one undo takes back. */
  apply(edits: readonly TextEdit[]): void;
  /** Lays the text out as the shipped pages are; a text that is no JSON stays as it is. */
  format(): void;
}

/** A page's text as it is edited, with all that is known of it. */
export interface SourceEditorProps {
  /** Which page it is; another one begins with a history of its own. */
  path: string;
  /** What the page says; from outside it replaces the text as one change, where it differs. */
  source: string;
  /** Where `source` is this, it came of others, and an undo does not take it back. */
  ofOthers?: string | null;
  /** What is wrong with `source`. */
  problems: readonly Problem[];
  onChange(source: string): void;
  onCursor(offset: number): void;
  handle: RefObject<EditorHandle | null>;
  isReadOnly?: boolean;
  /** What the field is called to who does not see it. */
  label: string;
}

const CodeEditor = lazy(() =>
  import("./code-editor.tsx").then(({ CodeEditor: component }) => ({ default: component })),
);

/** The text of a page with completion, problems and all else of a code editor; comes when needed. */
export function SourceEditor(props: SourceEditorProps) {
  return (
    <Suspense
      fallback={
        <div className={styles.editor}>
          <Skeleton active className={styles.coming} paragraph={{ rows: 8 }} title={false} />
        </div>
      }
    >
      <CodeEditor key={props.path} {...props} />
    </Suspense>
  );
}
