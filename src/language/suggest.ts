import { distance } from "fastest-levenshtein";

/** Maximum length of a name for which suggestions are searched, in characters. */
const longest = 200;

/**
 * The known name that a misspelt name probably means, or `null` if none is similar: preferably one
 * that differs only in capitals, then one with the same letters, then the one with the fewest
 * edits. Names of very different length are skipped.
 */
export function suggest(name: string, known: Iterable<string>): string | null {
  if (name.length > longest) return null;
  const lower = name.toLowerCase();
  const swapped = createNearest(name);
  const nearest = createNearest(name);
  const wanted = weightOf(lower);
  const beginning = name.slice(0, name.lastIndexOf(".") + 1);
  for (const other of known) {
    if (other.length === name.length) {
      const otherLower = other.toLowerCase();
      if (otherLower === lower) return other;
      if (weightOf(otherLower) === wanted && letters(otherLower) === letters(lower)) {
        swapped.meet(other, name.length);
      }
    }
    // At most a third of the letters may differ, of those after an equal beginning such as
    // `orders.`; a short name with one other letter is another word.
    const equal = other.startsWith(beginning) ? beginning.length : 0;
    const allowed = Math.floor((Math.max(name.length, other.length) - equal) / 3);
    if (Math.abs(other.length - name.length) <= allowed) nearest.meet(other, allowed);
  }
  return swapped.found() ?? nearest.found();
}

/** Creates a collector that keeps the name with the fewest edits. */
function createNearest(name: string) {
  let found: string | null = null;
  let least = Number.POSITIVE_INFINITY;
  return {
    found: () => found,
    meet: (other: string, allowed: number) => {
      if (Math.abs(other.length - name.length) >= least) return;
      const changes = distance(name, other);
      if (changes > allowed || changes >= least) return;
      found = other;
      least = changes;
    },
  };
}

/** A number that is the same for words with the same letters, and fast to compute. */
function weightOf(word: string): number {
  let weight = 0;
  for (let index = 0; index < word.length; index++) weight += word.charCodeAt(index);
  return weight;
}

/** The letters of a word in sorted order, so that words with swapped letters are equal. */
function letters(word: string): string {
  return [...word].sort().join("");
}
