import type { Operation } from "../../catalogue/operation.ts";
import { isNamed as isNounOf, lastStep, plain, wordsOf } from "../../catalogue/resources/paths.ts";

/** Verbs that people use for nearly every call. */
export const anyVerb =
  /^(add|create|new|change|update|edit|set|save|put|post|send|submit|do|run|open|mark)$/;

/**
 * A sentence about what was done, such as “Order deleted”, in the words of a button: “delete order”.
 * Deleting a part of a record also changes the record, so “Order changed” is left alone.
 */
export function asAsked(text: string, isAny = false): string[] {
  const told = /^(.*?)(?:\b(?:is|are|was|were|(?:has|have) been) )?\b([a-z]+)ed\W*$/i.exec(text);
  const [, noun = "", stem = ""] = told ?? [];
  const verbs = stem === "" ? [] : [stem, `${stem}e`, stem.slice(0, -1)];
  return !isAny && verbs.some((verb) => anyVerb.test(verb))
    ? []
    : verbs.map((verb) => `${verb} ${noun}`);
}

/** Words by which a button or its question says that it concerns several records. */
export const saysAll = /\b(all|every|each|tod[oa]s|cada)\b|所有|全部|每|すべて|全て|各/i;

export const articles: readonly string[] = ["the", "this", "a", "an"];

/** The verb of a label that says nothing but a verb and the sort of the record. */
export function verbIn(text: string, tag: string, isAny = false): string | null {
  const [verb = "", ...others] = wordsOf(text.replaceAll(/\{\{.*?\}\}/g, ""));
  const isNoun = (word: string) => articles.includes(word) || isNounOf(word, plain(tag));
  return others.every(isNoun) && (isAny || !anyVerb.test(verb)) ? sameVerb(verb) : null;
}

/** The verbs by which an operation is called: in its path, its name and its summary. */
export function verbsOf({ path, id, summary, isDestroy }: Operation): string[] {
  const [ofPath, ofId, ofSummary] = [lastStep(path), lastStep(id.replace(".", "/")), summary];
  const first = [ofPath, ofId, ofSummary].map((words) => wordsOf(words)[0] ?? "");
  return [...first, isDestroy ? "delete" : ""].filter((verb) => verb !== "").map(sameVerb);
}

/** A verb, or the usual one for the same thing. */
export const sameVerb = (verb: string): string =>
  /^(delete|remove|destroy|del)$/.test(verb) ? "delete" : verb;
