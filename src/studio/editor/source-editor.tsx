import { Skeleton } from "antd";
import { lazy, type RefObject, Suspense } from "react";
import type { TextEdit } from "../../language/fixes/quick-fix.ts";
import type { Problem } from "../../language/problem.ts";
import styles from "./code-editor.module.css";

/** The functions of an editor for its screen. */
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
  /** The page's path; another page starts its own undo history. */
  path: string;
  /** The page's text; a text set from outside replaces the editor's as one change. */
  source: string;
  /** A text that came from others; undo does not revert it. */
  ofOthers?: string | null;
  /** The problems of `source`. */
  problems: readonly Problem[];
  onChange(source: string): void;
  onCursor(offset: number): void;
  handle: RefObject<EditorHandle | null>;
  isReadOnly?: boolean;
  /** The field's accessible label. */
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
