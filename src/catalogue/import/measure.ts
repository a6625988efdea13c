/** No document of an honest service nests deeper; recursion over it is safe. */
export const deepest = 200;

/** The characters and values that a document may hold; the largest known ones hold a third. */
export const largest = { characters: 4_500_000, values: 150_000 };

/** No honest document has more operations, or a record more fields. */
export const mostOperations = 1_500;
export const mostFields = 300;

/** All operations of the largest honest document take a twentieth of these. */
export const mostArguments = 20_000;

/**
 * Whether a document is too deep or too large to be read. Walks without recursion, so that a
 * document of any depth is measured; one that contains itself is too deep.
 */
export function measureDocument(document: unknown): "tooDeep" | "tooLarge" | null {
  const waiting: { value: unknown; depth: number }[] = [{ value: document, depth: 0 }];
  let characters = 0;
  let values = 0;
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { value, depth } = next;
    values += 1;
    if (typeof value === "string") characters += value.length;
    else if (typeof value === "object" && value !== null) {
      if (depth >= deepest) return "tooDeep";
      for (const [key, entry] of Object.entries(value)) {
        characters += key.length;
        waiting.push({ value: entry, depth: depth + 1 });
      }
    }
    if (characters > largest.characters || values + waiting.length > largest.values) {
      return "tooLarge";
    }
  }
  return null;
}
