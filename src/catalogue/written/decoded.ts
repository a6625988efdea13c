/** A percent-encoded text decoded; unchanged if it is not validly encoded. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
