/** A part of a page's text put in place of another. */
export interface TextEdit {
  offset: number;
  length: number;
  text: string;
}

/** A way to mend a problem; its title is a key of the locales, filled from the values. */
export interface QuickFix {
  titleKey:
    | "fix.rename"
    | "fix.remove"
    | "fix.addProperty"
    | "fix.addParameter"
    | "fix.addTranslations";
  values: Readonly<Record<string, string>>;
  edits: readonly TextEdit[];
}

/** A fix that is about one name. */
export function namedFix(
  titleKey: QuickFix["titleKey"],
  name: string,
  ...edits: readonly TextEdit[]
): QuickFix {
  return { titleKey, values: { name }, edits };
}

/** The text with all edits made; they do not overlap. */
export function applyFix(source: string, { edits }: Pick<QuickFix, "edits">): string {
  return [...edits]
    .sort((a, b) => b.offset - a.offset)
    .reduce(
      (text, { offset, length, text: by }) =>
        text.slice(0, offset) + by + text.slice(offset + length),
      source,
    );
}
