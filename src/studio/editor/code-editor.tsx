import { redo, undo } from "@codemirror/commands";
import type { EditorView } from "@codemirror/view";
import { type RefObject, useId, useImperativeHandle, useRef, useState } from "react";
import type { TextEdit } from "../../language/fixes/quick-fix.ts";
import { useStudio } from "../studio-host.ts";
import { applyEdits } from "./apply-edits.ts";
import styles from "./code-editor.module.css";
import { format } from "./editor-commands.ts";
import type { Overlay } from "./editor-context.ts";
import { OperationCard } from "./hints/operation-card.tsx";
import { FixMenu } from "./problems/fix-menu.tsx";
import { RenameBox } from "./rename-box.tsx";
import { reveal } from "./reveal.ts";
import type { EditorHandle, SourceEditorProps } from "./source-editor.tsx";
import { StatusBar } from "./status-bar.tsx";
import { useEditorView } from "./use-editor-view.ts";

/** The text editor with its status bar and its overlays. */
export function CodeEditor(props: SourceEditorProps) {
  const { text } = useStudio();
  const [overlay, setOverlay] = useState<Overlay | null>(null);
  const parent = useRef<HTMLDivElement>(null);
  const descriptionId = useId();
  const { view, cursor } = useEditorView(parent, props, descriptionId, setOverlay);
  useImperativeHandle(props.handle, () => handleOf(view), [view]);
  const close = (): void => {
    setOverlay(null);
    view.current?.focus();
  };
  return (
    <div className={styles.editor}>
      <div ref={parent} className={styles.text} />
      <p id={descriptionId} className={styles.description}>
        {text("studio.editor.description")}
      </p>
      <StatusBar view={view} cursor={cursor} isReadOnly={props.isReadOnly ?? false} />
      {overlay && (
        <EditorOverlay
          overlay={overlay}
          view={view}
          onClose={close}
          onLeave={() => setOverlay(null)}
        />
      )}
    </div>
  );
}

/**
 * The editor functions that a screen may call; they have no effect once the editor is destroyed.
 */
function handleOf(view: RefObject<EditorView | null>): EditorHandle {
  return {
    focus: () => view.current?.focus(),
    reveal: (offset, length) => {
      if (view.current) reveal(view.current, offset, length);
    },
    apply: (edits) => {
      if (view.current) applyEdits(view.current, edits);
    },
    format: () => {
      if (view.current) format(view.current);
    },
    undo: () => {
      if (view.current) undo(view.current);
    },
    redo: () => {
      if (view.current) redo(view.current);
    },
  };
}

interface EditorOverlayProps {
  overlay: Overlay;
  view: RefObject<EditorView | null>;
  /** Closes the overlay and returns the focus to the text. */
  onClose(): void;
  /** Closes the overlay after the focus has moved elsewhere. */
  onLeave(): void;
}

function EditorOverlay({ overlay, view, onClose, onLeave }: EditorOverlayProps) {
  const { environment } = useStudio();
  const apply = (edits: readonly TextEdit[]): void => {
    if (view.current) applyEdits(view.current, edits);
    onClose();
  };
  const shared = { onApply: apply, onClose, onLeave };
  if (overlay.type === "fixes") return <FixMenu {...overlay} {...shared} />;
  if (overlay.type === "rename") return <RenameBox {...overlay} {...shared} />;
  const operation = environment.catalogue.operations.get(overlay.operationId);
  return operation ? <OperationCard operation={operation} onClose={onClose} /> : null;
}
