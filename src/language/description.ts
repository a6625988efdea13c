/**
 * Translations of the summaries of the language and the catalogue, keyed by the English sentence.
 */
export type Descriptions = Readonly<Record<string, string>>;

/** The translation of an English summary; the summary itself if it has no translation. */
export function descriptionOf(
  { descriptions }: { readonly descriptions: Descriptions },
  summary: string,
): string {
  // The summary of an imported service may be any text, even `constructor`.
  return (Object.hasOwn(descriptions, summary) && descriptions[summary]) || summary;
}
