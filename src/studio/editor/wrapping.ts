import { Compartment, type Extension, RangeSetBuilder } from "@codemirror/state";
import {
  type Command,
  Decoration,
  type DecorationSet,
  EditorView,
  ViewPlugin,
  type ViewUpdate,
} from "@codemirror/view";

/** Extra indentation of wrapped lines and the maximum indentation they follow, in characters. */
const furtherIn = 2;
const mostIndent = 40;

const indents = Array.from({ length: mostIndent + 1 }, (_, spaces) => {
  const width = `${spaces + furtherIn}ch`;
  return Decoration.line({
    attributes: { style: `text-indent: -${width}; padding-inline-start: calc(4px + ${width})` },
  });
});

/** The visible lines with the indentation of their wrapped continuation. */
function indentsIn({ state, visibleRanges }: EditorView): DecorationSet {
  const builder = new RangeSetBuilder<Decoration>();
  let last = -1;
  for (const { from, to } of visibleRanges) {
    for (let at = from; at <= to; ) {
      const line = state.doc.lineAt(at);
      const spaces = /^ */.exec(state.sliceDoc(line.from, line.from + mostIndent))?.[0].length ?? 0;
      const indent = indents[spaces];
      if (indent && line.from > last) builder.add(line.from, line.from, indent);
      last = line.from;
      at = line.to + 1;
    }
  }
  return builder.finish();
}

const hangingIndent = ViewPlugin.fromClass(
  class {
    decorations: DecorationSet;
    constructor(view: EditorView) {
      this.decorations = indentsIn(view);
    }
    update({ docChanged, viewportChanged, view }: ViewUpdate): void {
      if (docChanged || viewportChanged) this.decorations = indentsIn(view);
    }
  },
  { decorations: ({ decorations }) => decorations },
);

const wrapping = new Compartment();
const wrapped: Extension = [EditorView.lineWrapping, hangingIndent];

/** Long lines wrap unless the user turns wrapping off. */
export const wrapsLines = wrapping.of(wrapped);

/** Turns the wrapping of long lines on or off. */
export const toggleWrapping: Command = (view) => {
  const isOn = wrapping.get(view.state) === wrapped;
  view.dispatch({ effects: wrapping.reconfigure(isOn ? [] : wrapped) });
  return true;
};
