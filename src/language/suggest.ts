import { closest, distance } from "fastest-levenshtein";

/** The known name that a misspelt one most likely meant, or `null` where none is near. */
export function suggest(name: string, known: Iterable<string>): string | null {
  const names = [...known];
  if (names.length === 0 || name.length > 200) return null;
  const sameLetters = names.find((other) => other.toLowerCase() === name.toLowerCase());
  if (sameLetters) return sameLetters;
  const swapped = names.find((other) => letters(other) === letters(name));
  if (swapped) return swapped;
  const nearest = closest(name, names);
  const allowed = Math.max(1, Math.floor(Math.max(name.length, nearest.length) / 3));
  return distance(name, nearest) <= allowed ? nearest : null;
}

/** A word's letters in order, the same for words that differ by swapped letters only. */
function letters(word: string): string {
  return [...word.toLowerCase()].sort().join("");
}
