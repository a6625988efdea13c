import type { Translator } from "../../i18n/translator.ts";

/** The nouns for the items of a list. */
export const itemNouns = ["block", "action", "column", "field", "step", "item"] as const;

/** The noun for an item of a list. */
export type ItemNoun = (typeof itemNouns)[number];

const itemChanges = ["Added", "Removed", "Moved"] as const;

const otherCodes = [
  ...(["textChanged", "translationChanged", "blockReplaced", "cellChanged"] as const),
  ...(["callChanged", "argumentAdded", "argumentRemoved", "argumentChanged"] as const),
  ...(["propertyAdded", "propertyRemoved", "propertyChanged", "expressionChanged"] as const),
  "unreadable",
] as const;

/** The code of a difference, which is the key of its message. */
export type DifferenceCode =
  | (typeof otherCodes)[number]
  | `${ItemNoun}${(typeof itemChanges)[number]}`;

/** All codes of differences between two pages; their messages have the keys `difference.<code>`. */
export const differenceCodes: readonly DifferenceCode[] = [
  ...otherCodes,
  ...itemNouns.flatMap((noun) => itemChanges.map((change) => `${noun}${change}` as const)),
];

/** One difference between two pages, in the terms of the page language. */
export interface Difference {
  code: DifferenceCode;
  /** JSON pointer: into the earlier page for removed parts, into the later page for all others. */
  pointer: string;
  side: "before" | "after";
  /** The values in the message of the difference; `place` names the parts around it. */
  values: Readonly<Record<string, string | number>>;
}

/** The message of a difference in the language of the given texts. */
export function describeDifference({ code, values }: Difference, texts: Translator): string {
  const sentence = texts.say(`difference.${code}`, values);
  const place = String(values.place ?? "");
  return place === "" ? sentence : `${place}: ${sentence}`;
}
