import type { Planner } from "../../environment.ts";
import { wordsOf } from "../filled-text.ts";
import type { TextPlan } from "../plans.ts";

/** A part with a label that stands beside other such parts. */
export interface Labelled {
  label: TextPlan;
  /** The JSON pointer of the part. */
  pointer: string;
  /** The pointer of its label in the page; `null` if the catalogue gives the label. */
  written: string | null;
  /** The content of the part beside its label, to recognise exact duplicates. */
  source?: unknown;
  /** What it does or shows, to recognise a copy whose label alone was changed. */
  does?: unknown;
}

/**
 * Reports parts whose label, whole content or effect repeats an earlier part's; `areApart` tells
 * whether two parts are never visible at the same time.
 */
export function reportDoubles(
  planner: Planner,
  items: readonly Labelled[],
  areApart: (one: Labelled, other: Labelled) => boolean = () => false,
): void {
  const { texts, language } = planner.environment;
  const said = ({ label }: Labelled) => {
    const words = wordsOf(label);
    return typeof words === "string" ? (texts.find(words) ?? words) : (words[language] ?? "");
  };
  const met = new Map<string, Labelled>();
  const done = new Map<string, Labelled>();
  for (const item of items) {
    const name = said(item);
    const before = met.get(name);
    met.set(name, item);
    const does = item.does === undefined ? "" : JSON.stringify(item.does);
    const same = does === "" ? undefined : done.get(does);
    done.set(does, item);
    if (same && said(same) !== name && !areApart(same, item)) {
      planner.report("doesTheSame", item.pointer, { name: said(same) });
    }
    if (!before || name === "" || areApart(before, item)) continue;
    const isSame = item.source !== undefined && textOf(item) === textOf(before);
    const place = item.written ?? before.written;
    if (isSame) planner.report("saidTwice", item.pointer, { name });
    else if (place !== null) planner.report("sameLabel", place, { name });
  }
}

const textOf = ({ source }: Labelled) => JSON.stringify(source);
