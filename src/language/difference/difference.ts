import type { Translator } from "../../i18n/translator.ts";

/** What can be different between two pages; sentences are at `difference.<code>`. */
export const differenceCodes = [
  "textChanged",
  "translationChanged",
  "blockAdded",
  "blockRemoved",
  "blockMoved",
  "blockReplaced",
  "actionAdded",
  "actionRemoved",
  "actionMoved",
  "columnAdded",
  "columnRemoved",
  "columnMoved",
  "fieldAdded",
  "fieldRemoved",
  "fieldMoved",
  "stepAdded",
  "stepRemoved",
  "stepMoved",
  "itemAdded",
  "itemRemoved",
  "itemMoved",
  "callChanged",
  "argumentAdded",
  "argumentRemoved",
  "argumentChanged",
  "expressionChanged",
  "cellChanged",
  "propertyAdded",
  "propertyRemoved",
  "propertyChanged",
  "unreadable",
] as const;

/** What a difference is, by the key of its sentence. */
export type DifferenceCode = (typeof differenceCodes)[number];

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
