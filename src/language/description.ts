/**
 * Sentences that the language and the catalogue say of themselves, by what they are in English as
 * their shapes and documents have them.
 */
export type Descriptions = Readonly<Record<string, string>>;

/** A summary in the environment's language where that is known, as it is of all that ships. */
export function descriptionOf(
  { descriptions }: { readonly descriptions: Descriptions },
  summary: string,
): string {
  // An imported service may say anything, the name of a member of all objects too.
  return (Object.hasOwn(descriptions, summary) && descriptions[summary]) || summary;
}
