import type { EditorView } from "@codemirror/view";
import type { RefObject } from "react";
import type { TextEdit } from "../../language/fixes/quick-fix.ts";
import { useStudio } from "../studio-host.ts";
import { applyEdits } from "./apply-edits.ts";
import type { Overlay } from "./editor-context.ts";
import { FixMenu } from "./fix-menu.tsx";
import { OperationCard } from "./operation-card.tsx";
import { RenameBox } from "./rename-box.tsx";

interface EditorOverlayProps {
  overlay: Overlay;
  view: RefObject<EditorView | null>;
  /** Closes it; the focus goes back into the text. */
  onClose(): void;
}

/** What is open over the text. */
export function EditorOverlay({ overlay, view, onClose }: EditorOverlayProps) {
  const { environment } = useStudio();
  const apply = (edits: readonly TextEdit[]): void => {
    if (view.current) applyEdits(view.current, edits);
    onClose();
  };
  if (overlay.type === "fixes") return <FixMenu {...overlay} onApply={apply} onClose={onClose} />;
  if (overlay.type === "rename")
    return <RenameBox {...overlay} onApply={apply} onClose={onClose} />;
  const operation = environment.catalogue.operations.get(overlay.operationId);
  return operation ? <OperationCard operation={operation} onClose={onClose} /> : null;
}
