import { history, historyKeymap, indentWithTab, standardKeymap } from "@codemirror/commands";
import { type Chunk, getChunks } from "@codemirror/merge";
import type { EditorState } from "@codemirror/state";
import { EditorView, type KeyBinding, keymap } from "@codemirror/view";
import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from "react";
import { useIsNarrow } from "../../ui/use-media.ts";
import {
  type ConflictPlace,
  conflictPlaces,
  type Decision,
  decide,
  decisionsIn,
  placesIn,
  type Side,
} from "../merge/conflict-places.ts";
import type { MergedTexts } from "../merge/merge-texts.ts";
import { useStudio } from "../studio-host.ts";
import { mergeParts, type Sides, showSides } from "./merge-look.ts";

interface MergeParts {
  theirs: string;
  merged: MergedTexts;
  theirLabel: string;
  ownLabel: string;
  onChange(result: string, decisions: readonly Decision[]): void;
}

/**
 * The controls of a merge view, which shows the other text beside the merged one, or within it on a
 * phone.
 */
export interface Merge {
  parent: RefObject<HTMLDivElement | null>;
  /** Moves the cursor to the next or previous difference. */
  go(where: "next" | "previous"): void;
  /** Takes the other text's version of the difference at the cursor, or of the next one. */
  takeHere(): void;
  /** Decides one conflict or all of them; can be undone. */
  decide(side: Side, index: number | "all"): void;
  /** Scrolls to a conflict. */
  show(index: number): void;
}

/** Shows another text and the merged text in an element for as long as the element is mounted. */
export function useMerge(parts: MergeParts): Merge {
  const { theirs, merged, theirLabel, ownLabel } = parts;
  const { conflicts } = merged;
  const { text } = useStudio();
  const isNarrow = useIsNarrow();
  const parent = useRef<HTMLDivElement>(null);
  const sides = useRef<Sides | null>(null);
  const left = useRef<{ of: MergedTexts; doc: string; places: readonly ConflictPlace[] }>(null);
  const changed = useEffectEvent(({ doc }: EditorState, decisions: readonly Decision[]) =>
    parts.onChange(doc.toString(), decisions),
  );
  useLayoutEffect(() => {
    if (!parent.current) return undefined;
    const begun = left.current?.of === merged ? left.current : null;
    const places = begun?.places ?? conflicts.map((place) => ({ ...place, isDecided: false }));
    const extensions = [
      keymap.of(keysOf(() => sides.current)),
      history(),
      conflictPlaces(places),
      keymap.of([...standardKeymap, ...historyKeymap, indentWithTab]),
      mergeParts(ownLabel, true, text),
      EditorView.updateListener.of(({ startState, state }) => {
        if (placesIn(startState) === placesIn(state) && startState.doc === state.doc) return;
        changed(state, decisionsIn(state, conflicts));
      }),
    ];
    const own = { doc: begun?.doc ?? merged.text, extensions };
    const others = { doc: theirs, extensions: mergeParts(theirLabel, false, text) };
    const made = showSides(parent.current, own, others, isNarrow);
    sides.current = made;
    goTo(made, "next", false);
    return () => {
      const { state } = made.own;
      left.current = { of: merged, doc: state.doc.toString(), places: placesIn(state) };
      sides.current = null;
      made.destroy();
    };
  }, [theirs, merged, conflicts, theirLabel, ownLabel, text, isNarrow]);
  return {
    parent,
    go: (where) => void (sides.current && goTo(sides.current, where)),
    takeHere: () => void (sides.current && takeHere(sides.current)),
    decide(side, index) {
      const own = sides.current?.own;
      own?.dispatch(decide(own.state, conflicts, side, (at) => index === "all" || at === index));
    },
    show(index) {
      const own = sides.current?.own;
      const place = own && placesIn(own.state)[index];
      if (place) reveal(own, place.from);
    },
  };
}

function keysOf(sides: () => Sides | null): KeyBinding[] {
  const run = (act: (of: Sides) => void) => () => {
    const shown = sides();
    if (shown) act(shown);
    return shown !== null;
  };
  return [
    { key: "Alt-ArrowDown", run: run((of) => goTo(of, "next")) },
    { key: "Alt-ArrowUp", run: run((of) => goTo(of, "previous")) },
    { key: "Alt-Enter", run: run(takeHere) },
    // As in the editor, Escape leads out of the text with the next Tab, and does not close the dialog.
    {
      key: "Escape",
      run(view) {
        view.setTabFocusMode(2_000);
        return true;
      },
      stopPropagation: true,
    },
  ];
}

const chunksOf = ({ own }: Sides): readonly Chunk[] => getChunks(own.state)?.chunks ?? [];

/**
 * Moves the cursor to the next or previous difference and wraps around at the ends; does nothing if
 * there is none.
 */
function goTo(sides: Sides, where: "next" | "previous", takesFocus = true): void {
  const { own } = sides;
  const chunks = chunksOf(sides);
  const { head } = own.state.selection.main;
  const next =
    where === "next"
      ? (chunks.find(({ fromB }) => fromB > head) ?? chunks[0])
      : (chunks.findLast(({ endB }) => endB < head) ?? chunks.at(-1));
  if (next) reveal(own, next.fromB);
  if (takesFocus) own.focus();
}

function reveal(own: EditorView, place: number): void {
  const anchor = Math.min(place, own.state.doc.length);
  own.dispatch({
    selection: { anchor },
    effects: EditorView.scrollIntoView(anchor, { y: "center" }),
  });
}

function takeHere(sides: Sides): void {
  const { own } = sides;
  const chunks = chunksOf(sides);
  const { head } = own.state.selection.main;
  const chunk =
    chunks.find(({ fromB, endB }) => fromB <= head && head <= endB) ??
    chunks.find(({ fromB }) => fromB > head) ??
    chunks[0];
  if (chunk) {
    const { fromA, toA, fromB, toB } = chunk;
    const others = sides.others();
    const to = Math.min(toB, own.state.doc.length);
    const from = Math.min(fromB, to);
    const insert = others.sliceString(fromA, Math.min(toA, others.length));
    own.dispatch({ changes: { from, to, insert }, selection: { anchor: from } });
  }
  own.focus();
}
