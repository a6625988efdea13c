import {
  activateHover,
  type EditorView,
  hoverTooltip,
  repositionTooltips,
  type Tooltip,
} from "@codemirror/view";
import { hoverAt } from "../../../language/editing/hover/hover-at.ts";
import { contextOf, isWithinLimits, textOf } from "../editor-context.ts";
import { drawDescription } from "./describe-card.tsx";

function descriptionAt(view: EditorView, offset: number): Tooltip | null {
  const { state } = view;
  if (!isWithinLimits(state)) return null;
  const hover = hoverAt(textOf(state), offset, contextOf(state).environment());
  if (!hover) return null;
  const { from, to, title, markdown } = hover;
  return {
    pos: from,
    end: to,
    above: true,
    create: (shown) =>
      drawDescription({ title, markdown, onDrawn: () => repositionTooltips(shown) }),
  };
}

/** The description that is shown while the pointer is over a word. */
export const description = hoverTooltip((view, offset) => descriptionAt(view, offset));

/**
 * Shows the description at the cursor until the cursor or the text changes; returns whether there
 * is one.
 */
export function describeAtCursor(view: EditorView): boolean {
  const { head } = view.state.selection.main;
  const card = descriptionAt(view, head);
  if (!card) return false;
  activateHover(view, head, 1, {
    tooltip: description,
    until: ({ docChanged, selection }) => docChanged || selection !== undefined,
  });
  return true;
}
