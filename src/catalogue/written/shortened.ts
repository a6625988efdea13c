/** A text of at most `longest` characters; a longer one is cut and ends in "…". */
export function shortened(text: string, longest: number): string {
  if (text.length <= longest) return text;
  // The first half of a character that the cut divides goes with its second half.
  return `${text.slice(0, longest).replace(/[\uD800-\uDBFF]$/, "")}…`;
}
