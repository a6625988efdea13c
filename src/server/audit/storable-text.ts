import { shortened } from "../../catalogue/written/shortened.ts";

/** The character in place of one that the database cannot store, as in decoded UTF-8. */
const replacement = "\uFFFD";

/**
 * The text as the log can store it. Halves of surrogate pairs and the NUL character are replaced,
 * since an entry that the database refuses would take the whole call with it.
 */
export function storable(text: string): string {
  return Buffer.from(text).toString().replaceAll("\0", replacement);
}

/** The storable text, cut after a number of characters; a cut text ends in "…". */
export function shortText(text: string, longest: number): string {
  return storable(shortened(text, longest));
}
