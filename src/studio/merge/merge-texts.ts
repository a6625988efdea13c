import { readSource, sourceLimits } from "../../language/source.ts";
import { type LineChange, lineChanges, linesOf } from "./line-changes.ts";

/** A place that both have changed, each otherwise. */
export interface MergeConflict {
  /** The original text of the conflict; `null` if unknown. */
  base: string | null;
  mine: string;
  theirs: string;
  /** The start of its own text in the merged one. */
  from: number;
  to: number;
}

/** Two texts that began as one, made one text again. */
export interface MergedTexts {
  /** The merged text; in a conflict, the own text. */
  text: string;
  conflicts: readonly MergeConflict[];
}

/**
 * Makes one text of two that were changed at once: lines that only one has changed are taken, so
 * are those that both changed alike; all else is a conflict, as are changes of neighbouring lines.
 * Where the text that both began with is not known (`null`), all that differs is a conflict.
 */
export function mergeTexts(base: string | null, mine: string, theirs: string): MergedTexts {
  const [own, other] = [linesOf(mine), linesOf(theirs)];
  const before = base === null ? null : linesOf(base);
  const places = before === null ? differences(own, other) : changedPlaces(before, own, other);
  const conflicts: MergeConflict[] = [];
  let text = "";
  let at = 0;
  for (const place of places) {
    text += own.slice(at, place.mine[0]).join("");
    at = place.mine[1];
    const ours = own.slice(...place.mine).join("");
    const others = other.slice(...place.theirs).join("");
    const were = place.base && before ? before.slice(...place.base).join("") : null;
    if (ours === others || others === were) text += ours;
    else if (ours === were) text += others;
    else {
      const from = text.length;
      text += ours;
      conflicts.push({ base: were, mine: ours, theirs: others, from, to: text.length });
    }
  }
  return { text: text + own.slice(at).join(""), conflicts };
}

/** The first line of a place and the first after it. */
type Range = readonly [from: number, to: number];

/** Lines that at least one has changed, as they stand in each text. */
interface Place {
  base: Range | null;
  mine: Range;
  theirs: Range;
}

function differences(mine: readonly string[], theirs: readonly string[]): Place[] {
  return lineChanges(mine, theirs).map(({ fromA, toA, fromB, toB }) => ({
    base: null,
    mine: [fromA, toA],
    theirs: [fromB, toB],
  }));
}

/** The changes of both, those that overlap or touch as one place. */
function changedPlaces(
  base: readonly string[],
  mine: readonly string[],
  theirs: readonly string[],
): Place[] {
  const own = lineChanges(base, mine);
  const others = lineChanges(base, theirs);
  const touched: [from: number, to: number][] = [];
  for (const { fromA, toA } of [...own, ...others].sort((a, b) => a.fromA - b.fromA)) {
    const last = touched.at(-1);
    if (last && fromA <= last[1]) last[1] = Math.max(last[1], toA);
    else touched.push([fromA, toA]);
  }
  return touched.map((range) => ({
    base: range,
    mine: rangeIn(own, range),
    theirs: rangeIn(others, range),
  }));
}

/**
 * The range in the second text that corresponds to lines of the first; no change crosses its edges.
 */
function rangeIn(changes: readonly LineChange[], [from, to]: Range): Range {
  const moved = (upTo: (change: LineChange) => boolean): number =>
    changes.filter(upTo).reduce((sum, one) => sum + one.toB - one.fromB - (one.toA - one.fromA), 0);
  return [from + moved(({ fromA }) => fromA < from), to + moved(({ fromA }) => fromA <= to)];
}

/**
 * Merges two edits of a page's text; `null` where a person must decide: the edits overlap, the
 * result is no JSON although both are, or the original is unknown.
 */
export function takeBoth(base: string | null, mine: string, theirs: string): string | null {
  const isSmall = Math.max(mine.length, theirs.length) <= sourceLimits.characters;
  if (base === null || !isSmall) return null;
  const { text, conflicts } = mergeTexts(base, mine, theirs);
  if (conflicts.length > 0) return null;
  return isJson(text) || !isJson(mine) || !isJson(theirs) ? text : null;
}

const isJson = (text: string): boolean => readSource(text).root !== null;
