import { readSource, sourceLimits } from "../../language/source.ts";
import { mergeTexts } from "./merge-texts.ts";

/**
 * What two have made of one page's text, with the changes of both; `null` where somebody must decide
 * or look: where they overlap, where what each wrote is JSON and both together are none, or where
 * it is not known what they began with.
 */
export function takeBoth(base: string | null, mine: string, theirs: string): string | null {
  const isSmall = Math.max(mine.length, theirs.length) <= sourceLimits.characters;
  if (base === null || !isSmall) return null;
  const { text, conflicts } = mergeTexts(base, mine, theirs);
  if (conflicts.length > 0) return null;
  return isJson(text) || !isJson(mine) || !isJson(theirs) ? text : null;
}

const isJson = (text: string): boolean => readSource(text).root !== null;
