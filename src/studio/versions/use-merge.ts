import { history, historyKeymap, indentWithTab, standardKeymap } from "@codemirror/commands";
import { MergeView } from "@codemirror/merge";
import { EditorView, type KeyBinding, keymap } from "@codemirror/view";
import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from "react";
import { useStudio } from "../studio-host.ts";
import { mergeParts } from "./merge-look.ts";

interface MergeParts {
  theirs: string;
  mine: string;
  theirLabel: string;
  ownLabel: string;
  onChange(result: string): void;
}

/** Two texts beside each other, of which the second becomes what both are made into. */
export interface Merge {
  parent: RefObject<HTMLDivElement | null>;
  /** Puts the cursor at the next difference or the one before. */
  go(where: "next" | "previous"): void;
  /** Takes the other's text where the cursor stands, else at the next difference. */
  takeHere(): void;
  /** Makes the whole result another text; can be undone. */
  replace(source: string): void;
}

/** Shows another's text beside the own one for as long as the element is there. */
export function useMerge(parts: MergeParts): Merge {
  const { theirs, mine, theirLabel, ownLabel } = parts;
  const { text } = useStudio();
  const parent = useRef<HTMLDivElement>(null);
  const view = useRef<MergeView | null>(null);
  const changed = useEffectEvent((result: string) => parts.onChange(result));
  useLayoutEffect(() => {
    if (!parent.current) return undefined;
    const merge = new MergeView({
      parent: parent.current,
      a: { doc: theirs, extensions: mergeParts(theirLabel, false, text) },
      b: {
        doc: mine,
        extensions: [
          keymap.of(keysOf(() => view.current)),
          history(),
          keymap.of([...standardKeymap, ...historyKeymap, indentWithTab]),
          mergeParts(ownLabel, true, text),
          EditorView.updateListener.of(({ docChanged, state }) => {
            if (docChanged) changed(state.doc.toString());
          }),
        ],
      },
      diffConfig: { scanLimit: 2_000, timeout: 400 },
      collapseUnchanged: { margin: 3, minSize: 8 },
    });
    view.current = merge;
    goTo(merge, "next", false);
    return () => {
      view.current = null;
      merge.destroy();
    };
  }, [theirs, mine, theirLabel, ownLabel, text]);
  return {
    parent,
    go: (where) => void (view.current && goTo(view.current, where)),
    takeHere: () => void (view.current && takeHere(view.current)),
    replace(source) {
      const own = view.current?.b;
      own?.dispatch({ changes: { from: 0, to: own.state.doc.length, insert: source } });
      own?.focus();
    },
  };
}

function keysOf(merge: () => MergeView | null): KeyBinding[] {
  const run = (act: (view: MergeView) => void) => () => {
    const view = merge();
    if (view) act(view);
    return view !== null;
  };
  return [
    { key: "Alt-ArrowDown", run: run((view) => goTo(view, "next")) },
    { key: "Alt-ArrowUp", run: run((view) => goTo(view, "previous")) },
    { key: "Alt-Enter", run: run(takeHere) },
  ];
}

/** Puts the cursor at a difference, around the ends; stays where there is none. */
function goTo({ b, chunks }: MergeView, where: "next" | "previous", takesFocus = true): void {
  const { head } = b.state.selection.main;
  const next =
    where === "next"
      ? (chunks.find(({ fromB }) => fromB > head) ?? chunks[0])
      : (chunks.findLast(({ endB }) => endB < head) ?? chunks.at(-1));
  if (next) {
    const anchor = Math.min(next.fromB, b.state.doc.length);
    b.dispatch({
      selection: { anchor },
      effects: EditorView.scrollIntoView(anchor, { y: "center" }),
    });
  }
  if (takesFocus) b.focus();
}

function takeHere(merge: MergeView): void {
  const { a, b, chunks } = merge;
  const { head } = b.state.selection.main;
  const chunk =
    chunks.find(({ fromB, endB }) => fromB <= head && head <= endB) ??
    chunks.find(({ fromB }) => fromB > head) ??
    chunks[0];
  if (chunk) {
    const { fromA, toA, fromB, toB } = chunk;
    const to = Math.min(toB, b.state.doc.length);
    const from = Math.min(fromB, to);
    const insert = a.state.sliceDoc(fromA, Math.min(toA, a.state.doc.length));
    b.dispatch({ changes: { from, to, insert }, selection: { anchor: from } });
  }
  b.focus();
}
