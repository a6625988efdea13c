/**
 * The texts by which an item is found: its name, the names of what contains it, and its address.
 */
export interface Wording {
  title: string;
  within: string;
  address: string;
}

/**
 * Returns a function that finds the items matching a query, best first; an empty query finds none.
 */
export function matcher<Item>(
  items: readonly Item[],
  wordingOf: (item: Item) => Wording,
): (query: string) => Item[] {
  const indexed = items.map((item) => {
    const { title, within, address } = wordingOf(item);
    return { item, title: plain(title), within: plain(within), address: plain(address) };
  });
  return (query) => find(indexed, plain(query));
}

/**
 * Removes case, accents and full-width forms for comparison; a voiced kana remains a different
 * letter.
 */
export function plain(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/[\u0300-\u036f]/g, "")
    .normalize("NFC")
    .toLowerCase()
    .replace(/\s+/g, " ")
    .trim();
}

function find<Item>(indexed: readonly (Wording & { item: Item })[], query: string): Item[] {
  if (query === "") return [];
  const words = query.split(" ");
  const ranked = indexed.flatMap((candidate) => {
    const whole = rankOf(candidate, query);
    const ranks = words.map((word) => rankOf(candidate, word));
    // A match of the whole query ranks before a match of its single words.
    const rank = Math.min(whole, 10 + Math.max(...ranks));
    return Number.isFinite(rank) ? [{ item: candidate.item, rank }] : [];
  });
  return ranked.sort((one, other) => one.rank - other.rank).map(({ item }) => item);
}

/**
 * The rank of a match, where lower is better: a text that begins with the word ranks before one
 * that contains it.
 */
function rankOf({ title, within, address }: Wording, word: string): number {
  if (title.startsWith(word)) return 0;
  if (title.includes(` ${word}`)) return 1;
  if (title.includes(word)) return 2;
  if (within.startsWith(word) || within.includes(` ${word}`)) return 3;
  if (within.includes(word)) return 4;
  if (address.startsWith(word) || address.includes(`/${word}`)) return 5;
  return address.includes(word) ? 6 : Number.POSITIVE_INFINITY;
}
