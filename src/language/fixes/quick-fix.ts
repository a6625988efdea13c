/** A replacement of a range of a page's text. */
export interface TextEdit {
  offset: number;
  length: number;
  text: string;
}

/** A correction of a problem; its title is a key of the locales, filled with the values. */
export interface QuickFix {
  titleKey:
    | "fix.rename"
    | "fix.remove"
    | "fix.addProperty"
    | "fix.addParameter"
    | "fix.addTranslations"
    | "fix.move";
  values: Readonly<Record<string, string>>;
  edits: readonly TextEdit[];
}

/** A correction whose title contains one name. */
export function namedFix(
  titleKey: QuickFix["titleKey"],
  name: string,
  ...edits: readonly TextEdit[]
): QuickFix {
  return { titleKey, values: { name }, edits };
}

/** The text after all edits, which must not overlap. */
export function applyFix(source: string, { edits }: Pick<QuickFix, "edits">): string {
  return [...edits]
    .sort((a, b) => b.offset - a.offset)
    .reduce(
      (text, { offset, length, text: by }) =>
        text.slice(0, offset) + by + text.slice(offset + length),
      source,
    );
}
