import type { EditorView } from "@codemirror/view";
import type { RefObject } from "react";
import type { TextEdit } from "../../language/fixes/quick-fix.ts";
import { useStudio } from "../studio-host.ts";
import { applyEdits } from "./apply-edits.ts";
import type { Overlay } from "./editor-context.ts";
import { OperationCard } from "./hints/operation-card.tsx";
import { FixMenu } from "./problems/fix-menu.tsx";
import { RenameBox } from "./rename-box.tsx";

interface EditorOverlayProps {
  overlay: Overlay;
  view: RefObject<EditorView | null>;
  /** Closes it; the focus goes back into the text. */
  onClose(): void;
  /** Closes it where the focus has gone elsewhere by itself. */
  onLeave(): void;
}

/** What is open over the text. */
export function EditorOverlay({ overlay, view, onClose, onLeave }: EditorOverlayProps) {
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
