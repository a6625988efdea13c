import { Skeleton } from "antd";
import type { RefObject } from "react";
import type { TextEdit } from "../../language/fixes/quick-fix.ts";
import type { Problem } from "../../language/problem.ts";
import { lateView } from "../../ui/late/late-view.ts";
import styles from "./code-editor.module.css";

/** The editor functions that a screen may call. */
export interface EditorHandle {
  focus(): void;
  /** Scrolls to a range, puts the cursor there and focuses the text. */
  reveal(offset: number, length?: number): void;
  /** Applies all edits as one change, which a single undo reverts. */
  apply(edits: readonly TextEdit[]): void;
  /**
   * Formats the text as the shipped pages are formatted; a text that is not valid JSON is left
   * unchanged.
   */
  format(): void;
  undo(): void;
  redo(): void;
}

/** The props of the source editor: a page's text and everything known about it. */
export interface SourceEditorProps {
  /** The page's path; each page has its own undo history. */
  path: string;
  /** The page's text; a text set from outside replaces the editor's text as one change. */
  source: string;
  /** The text with changes that other people made; undo does not revert them. */
  ofOthers?: string | null;
  problems: readonly Problem[];
  onChange(source: string): void;
  onCursor(offset: number): void;
  handle: RefObject<EditorHandle | null>;
  isReadOnly?: boolean;
  /** The accessible label of the text field. */
  label: string;
}

const CodeEditor = lateView(async () => (await import("./code-editor.tsx")).CodeEditor, {
  Meanwhile: ComingEditor,
});

function ComingEditor() {
  return (
    <div className={styles.editor}>
      <Skeleton active className={styles.coming} paragraph={{ rows: 8 }} title={false} />
    </div>
  );
}

/** The code editor for a page's text, with completion and problems, in a chunk of its own. */
export function SourceEditor(props: SourceEditorProps) {
  return <CodeEditor key={props.path} {...props} />;
}
