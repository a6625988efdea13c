import type { Translator } from "../../i18n/translator.ts";

/** What the items of a list are called. */
export const itemNouns = ["block", "action", "column", "field", "step", "item"] as const;

/** One of them. */
export type ItemNoun = (typeof itemNouns)[number];

const itemChanges = ["Added", "Removed", "Moved"] as const;

const otherCodes = [
  ...(["textChanged", "translationChanged", "blockReplaced", "cellChanged"] as const),
  ...(["callChanged", "argumentAdded", "argumentRemoved", "argumentChanged"] as const),
  ...(["propertyAdded", "propertyRemoved", "propertyChanged", "expressionChanged"] as const),
  "unreadable",
] as const;

/** What a difference is, by the key of its sentence. */
export type DifferenceCode =
  | (typeof otherCodes)[number]
  | `${ItemNoun}${(typeof itemChanges)[number]}`;

/** What can be different between two pages; sentences are at `difference.<code>`. */
export const differenceCodes: readonly DifferenceCode[] = [
  ...otherCodes,
  ...itemNouns.flatMap((noun) => itemChanges.map((change) => `${noun}${change}` as const)),
];

/** Something that is different in the later of two pages, in the words of the page language. */
export interface Difference {
  code: DifferenceCode;
  /** Where it stands: in the earlier page what is removed, in the later one all else. */
  pointer: string;
  side: "before" | "after";
  /** The values of its sentence; `place` names the parts around it. */
  values: Readonly<Record<string, string | number>>;
}

/** The sentence of a difference in the language of the texts. */
export function describeDifference({ code, values }: Difference, texts: Translator): string {
  const sentence = texts.say(`difference.${code}`, values);
  const place = String(values.place ?? "");
  return place === "" ? sentence : `${place}: ${sentence}`;
}
