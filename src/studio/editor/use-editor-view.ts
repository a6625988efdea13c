import type { EditorView } from "@codemirror/view";
import { type RefObject, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { useStudio } from "../studio-host.ts";
import {
  createEditor,
  type LeftEditor,
  replaceFromOutside,
  resumeEditor,
} from "./create-editor.ts";
import { type CursorStore, createCursorStore } from "./cursor-store.ts";
import { setAccess, setWords } from "./editor-access.ts";
import type { Overlay } from "./editor-context.ts";
import { useMarks } from "./problems/use-marks.ts";
import { createSentTexts } from "./sent-texts.ts";
import type { SourceEditorProps } from "./source-editor.tsx";

/** An editor that is shown, and where its cursor is. */
export interface LivingEditor {
  view: RefObject<EditorView | null>;
  cursor: CursorStore;
}

/** An editor in an element for as long as that is shown, in step with what it is given. */
export function useEditorView(
  parent: RefObject<HTMLElement | null>,
  props: SourceEditorProps,
  descriptionId: string,
  open: (overlay: Overlay) => void,
): LivingEditor {
  const { source, ofOthers, problems, label, isReadOnly = false } = props;
  const host = useStudio();
  const view = useRef<EditorView | null>(null);
  const left = useRef<LeftEditor | null>(null);
  const latest = useLatest(host);
  const [{ sent, cursor }] = useState(() => ({
    sent: createSentTexts(),
    cursor: createCursorStore(),
  }));
  const { environment, text } = host;
  const change = useEffectEvent((now: string): void => {
    sent.add(now);
    props.onChange(now);
    if (now === source) queueMicrotask(mark);
  });
  const move = useEffectEvent(({ state }: EditorView): void => {
    cursor.set(state);
    props.onCursor(state.selection.main.head);
  });
  const make = useEffectEvent((element: HTMLElement): EditorView => {
    sent.add(source);
    const context = {
      environment: () => latest.current.environment,
      text: (...of: Parameters<typeof host.text>) => latest.current.text(...of),
      open,
    };
    const onChange = (now: string): void => change(now);
    const onCursor = (at: EditorView): void => move(at);
    return createEditor({ parent: element, source, context, onChange, onCursor });
  });
  useLayoutEffect(() => {
    if (!parent.current) return undefined;
    // A tab that shows again goes on with the editor that it had.
    const made = left.current ? resumeEditor(parent.current, left.current) : make(parent.current);
    view.current = made;
    return () => {
      left.current = { state: made.state, place: made.scrollSnapshot() };
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

/** What was drawn last, for what is asked after that. */
function useLatest<T>(value: T): RefObject<T> {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}
