import { type LineChange, lineChanges, linesOf } from "../../language/difference/line-changes.ts";
import { readSource, sourceLimits } from "../../language/source.ts";

/** A range of lines that both sides have changed differently. */
export interface MergeConflict {
  /** The original text of the conflict; `null` if unknown. */
  base: string | null;
  mine: string;
  theirs: string;
  /** The start of this conflict's own text in the merged text. */
  from: number;
  to: number;
}

/** The result of merging two edits of one text. */
export interface MergedTexts {
  /** The merged text, with the own side's text in each conflict. */
  text: string;
  conflicts: readonly MergeConflict[];
}

/**
 * Merges two texts that were edited at the same time. Lines that only one side has changed are
 * taken, and so are lines that both sides changed alike; everything else is a conflict, including
 * changes to neighbouring lines, and lines that both sides removed from one place and one side put
 * in another: what one side has moved, the other has deleted, changed or moved elsewhere. If the
 * common original is unknown (`null`), every difference is a conflict.
 */
export function mergeTexts(base: string | null, mine: string, theirs: string): MergedTexts {
  const [own, other] = [linesOf(mine), linesOf(theirs)];
  const before = base === null ? null : linesOf(base);
  const places = before === null ? differences(own, other) : changedPlaces(before, own, other);
  const parts = places.map((place) => ({
    start: place.mine[0],
    end: place.mine[1],
    ours: own.slice(...place.mine).join(""),
    others: other.slice(...place.theirs).join(""),
    were: place.base && before ? before.slice(...place.base).join("") : null,
  }));
  const alike = parts.filter(({ ours, others }) => ours === others);
  const removed = new Set(alike.flatMap(({ ours, were }) => lacking(were ?? "", ours)));
  const isMoved = (text: string, were: string | null): boolean =>
    removed.size > 0 && lacking(text, were ?? "").some((line) => removed.has(line));
  const conflicts: MergeConflict[] = [];
  let text = "";
  let at = 0;
  for (const { start, end, ours, others, were } of parts) {
    text += own.slice(at, start).join("");
    at = end;
    if (ours === others || (others === were && !isMoved(ours, were))) text += ours;
    else if (ours === were && !isMoved(others, were)) text += others;
    else {
      const from = text.length;
      text += ours;
      conflicts.push({ base: were, mine: ours, theirs: others, from, to: text.length });
    }
  }
  return { text: text + own.slice(at).join(""), conflicts };
}

/** The contents of lines of a text that another text lacks; a brace alone has no content. */
function lacking(text: string, other: string): string[] {
  const contents = (whole: string): string[] =>
    linesOf(whole).flatMap((line) =>
      /[\p{L}\p{N}]/u.test(line) ? [line.trim().replace(/,$/, "")] : [],
    );
  const there = new Set(contents(other));
  return contents(text).filter((line) => !there.has(line));
}

/** A range of lines: the index of the first line and the index after the last. */
type Range = readonly [from: number, to: number];

/** A range of lines that at least one side has changed, as it is in each text. */
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

/** The changes of both sides, with overlapping or adjacent changes joined. */
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
 * The range of the second text that corresponds to a range of the first; no change may cross its
 * edges.
 */
function rangeIn(changes: readonly LineChange[], [from, to]: Range): Range {
  const moved = (upTo: (change: LineChange) => boolean): number =>
    changes.filter(upTo).reduce((sum, one) => sum + one.toB - one.fromB - (one.toA - one.fromA), 0);
  return [from + moved(({ fromA }) => fromA < from), to + moved(({ fromA }) => fromA <= to)];
}

/**
 * Merges two edits of a page's text. Returns `null` if a person must decide: the edits overlap, the
 * result is not valid JSON although both texts are, or the original is unknown.
 */
export function takeBoth(base: string | null, mine: string, theirs: string): string | null {
  const isSmall = Math.max(mine.length, theirs.length) <= sourceLimits.characters;
  if (base === null || !isSmall) return null;
  const { text, conflicts } = mergeTexts(base, mine, theirs);
  if (conflicts.length > 0) return null;
  return isJson(text) || !isJson(mine) || !isJson(theirs) ? text : null;
}

const isJson = (text: string): boolean => readSource(text).root !== null;
