import { distance } from "fastest-levenshtein";

/** Maximum length of a name that suggestions are sought for, in characters. */
const longest = 200;

/**
 * The known name that a misspelt one most likely meant, or `null` where none is near: the one that
 * differs in its capitals only, else the one of the same letters, else the one to which the fewest
 * changes lead. Names too much shorter or longer are passed over unread.
 */
export function suggest(name: string, known: Iterable<string>): string | null {
  if (name.length > longest) return null;
  const lower = name.toLowerCase();
  const swapped = createNearest(name);
  const nearest = createNearest(name);
  const wanted = weightOf(lower);
  for (const other of known) {
    if (other.length === name.length) {
      const otherLower = other.toLowerCase();
      if (otherLower === lower) return other;
      if (weightOf(otherLower) === wanted && letters(otherLower) === letters(lower)) {
        swapped.meet(other, name.length);
      }
    }
    // At most a third of the letters may differ; a short name with one letter changed is another
    // word.
    const allowed = Math.floor(Math.max(name.length, other.length) / 3);
    if (Math.abs(other.length - name.length) <= allowed) nearest.meet(other, allowed);
  }
  return swapped.found() ?? nearest.found();
}

/** Keeps the name with the fewest changes, of those it meets. */
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

/** The same for words of the same letters, and quickly told. */
function weightOf(word: string): number {
  let weight = 0;
  for (let index = 0; index < word.length; index++) weight += word.charCodeAt(index);
  return weight;
}

/** A word's letters in order, the same for words that differ by swapped letters only. */
function letters(word: string): string {
  return [...word].sort().join("");
}
