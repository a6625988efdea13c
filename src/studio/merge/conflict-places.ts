import { invertedEffects } from "@codemirror/commands";
import {
  type ChangeDesc,
  type EditorState,
  type Extension,
  StateEffect,
  StateField,
  type TransactionSpec,
} from "@codemirror/state";
import type { MergeConflict } from "./merge-texts.ts";

/** The range of a conflict in the edited text, and whether the conflict is decided. */
export interface ConflictPlace {
  from: number;
  to: number;
  isDecided: boolean;
}

/**
 * The decision of a conflict; `edited` means a text different from both sides, `open` means
 * undecided.
 */
export type Decision = "open" | "mine" | "theirs" | "both" | "edited";

const setPlaces = StateEffect.define<readonly ConflictPlace[]>();

const field = StateField.define<readonly ConflictPlace[]>({
  create: () => [],
  update(places, { changes, docChanged, effects }) {
    const set = effects.findLast((effect) => effect.is(setPlaces));
    if (set?.is(setPlaces)) return set.value;
    return docChanged ? places.map((place) => movedBy(changes, place)) : places;
  },
});

/** An edit inside a conflict's range decides it. */
function movedBy(changes: ChangeDesc, { from, to, isDecided }: ConflictPlace): ConflictPlace {
  let isChanged = isDecided;
  changes.iterChangedRanges((fromA, toA) => {
    if (fromA < to && toA > from) isChanged = true;
  });
  const start = changes.mapPos(from, -1);
  return { from: start, to: Math.max(start, changes.mapPos(to, -1)), isDecided: isChanged };
}

/** Tracks the ranges of a text's conflicts through its changes; undo also reverts decisions. */
export function conflictPlaces(places: readonly ConflictPlace[]): Extension {
  const inverted = invertedEffects.of(({ startState, effects, docChanged }) =>
    docChanged || effects.some((effect) => effect.is(setPlaces))
      ? [setPlaces.of(startState.field(field))]
      : [],
  );
  return [field.init(() => places), inverted];
}

/** The ranges of a text's conflicts, in the order of the conflicts. */
export const placesIn = (state: EditorState): readonly ConflictPlace[] => state.field(field);

/** The decision of each conflict of a text. */
export function decisionsIn(
  state: EditorState,
  conflicts: readonly MergeConflict[],
): readonly Decision[] {
  const places = placesIn(state);
  return conflicts.map((conflict, index) => {
    const place = places[index];
    if (!place?.isDecided) return "open";
    const written = state.sliceDoc(place.from, place.to);
    const is = (name: Side): boolean => written === textOf(conflict, name);
    return sides.find(is) ?? "edited";
  });
}

/** The sides that a conflict can be decided for; the decided text can then be edited. */
export type Side = "mine" | "theirs" | "both";

const sides: readonly Side[] = ["mine", "theirs", "both"];

const textOf = ({ mine, theirs }: MergeConflict, side: Side): string =>
  side === "both" ? mine + theirs : side === "mine" ? mine : theirs;

/**
 * A transaction that decides the selected conflicts of a text, as one change that can be undone.
 */
export function decide(
  state: EditorState,
  conflicts: readonly MergeConflict[],
  side: Side,
  isMeant: (index: number) => boolean,
): TransactionSpec {
  let moved = 0;
  const changes: { from: number; to: number; insert: string }[] = [];
  const places = placesIn(state).map((place, index) => {
    const conflict = conflicts[index];
    const { from, to } = place;
    const start = from + moved;
    if (!conflict || !isMeant(index)) return { ...place, from: start, to: to + moved };
    const insert = textOf(conflict, side);
    changes.push({ from, to, insert });
    moved += insert.length - (to - from);
    return { from: start, to: start + insert.length, isDecided: true };
  });
  return { changes, effects: setPlaces.of(places), userEvent: "input" };
}
