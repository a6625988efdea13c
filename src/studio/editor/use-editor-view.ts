import type { EditorState } from "@codemirror/state";
import { EditorView, type EditorViewConfig } from "@codemirror/view";
import { type RefObject, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { createStore, type StoreApi } from "zustand";
import { useStudio } from "../studio-host.ts";
import { createEditor, replaceFromOutside } from "./create-editor.ts";
import { setAccess, setWords } from "./editor-access.ts";
import type { EditorContext } from "./editor-context.ts";
import { useMarks } from "./problems/use-marks.ts";
import { createSentTexts } from "./sent-texts.ts";
import type { SourceEditorProps } from "./source-editor.tsx";
import type { CursorPlace } from "./status-bar.tsx";

/** Keeps an editor in an element for as long as it is mounted, in step with the props. */
export function useEditorView(
  parent: RefObject<HTMLElement | null>,
  props: SourceEditorProps,
  descriptionId: string,
  open: EditorContext["open"],
): { view: RefObject<EditorView | null>; cursor: StoreApi<CursorPlace> } {
  const { source, ofOthers, problems, label, isReadOnly = false } = props;
  const { environment, text } = useStudio();
  const view = useRef<EditorView | null>(null);
  const left = useRef<EditorViewConfig | null>(null);
  const [sent] = useState(createSentTexts);
  const [cursor] = useState(() =>
    createStore<CursorPlace>(() => ({ line: 1, column: 1, selected: 0 })),
  );
  const change = useEffectEvent((now: string): void => {
    sent.add(now);
    props.onChange(now);
    if (now === source) queueMicrotask(mark);
  });
  const move = useEffectEvent(({ state }: EditorView): void => {
    cursor.setState(placeIn(state));
    props.onCursor(state.selection.main.head);
  });
  const asked = useEffectEvent(() => ({ environment, text }));
  const make = useEffectEvent((element: HTMLElement): EditorView => {
    sent.add(source);
    const context: EditorContext = {
      environment: () => asked().environment,
      text: (...of) => asked().text(...of),
      open,
    };
    const onChange = (now: string): void => change(now);
    const onCursor = (at: EditorView): void => move(at);
    return createEditor({ parent: element, source, context, onChange, onCursor });
  });
  useLayoutEffect(() => {
    if (!parent.current) return undefined;
    // A tab that is shown again continues with the state of its previous editor.
    const again = left.current && { parent: parent.current, ...left.current };
    const made = focusSoon(again ? new EditorView(again) : make(parent.current));
    view.current = made;
    return () => {
      left.current = { state: made.state, scrollTo: made.scrollSnapshot() };
      view.current = null;
      made.destroy();
    };
  }, [parent]);
  useLayoutEffect(() => {
    if (!view.current || sent.isOwn(source)) return;
    replaceFromOutside(view.current, source, source === ofOthers);
  }, [source, ofOthers, sent]);
  useLayoutEffect(() => {
    if (view.current) setAccess(view.current, { label, descriptionId, isReadOnly });
  }, [label, descriptionId, isReadOnly]);
  useLayoutEffect(() => {
    if (view.current) setWords(view.current, text);
  }, [text]);
  const mark = useMarks(view, { source, problems, environment });
  return { view, cursor };
}

/**
 * Focuses the editor if nothing has the focus, as after the button that opened the screen has gone.
 */
function focusSoon(view: EditorView): EditorView {
  requestAnimationFrame(() => {
    // On touch devices the focus would open a keyboard that covers the page.
    const isTouched = window.matchMedia("(pointer: coarse)").matches;
    // The main region has the focus after the page that had it.
    if (document.activeElement?.matches("body, main") && !isTouched) view.focus();
  });
  return view;
}

function placeIn({ doc, selection: { main } }: EditorState): CursorPlace {
  const line = doc.lineAt(main.head);
  return { line: line.number, column: main.head - line.from + 1, selected: main.to - main.from };
}
