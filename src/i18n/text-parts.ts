import type { TextPart } from "./messages.ts";
import type { GrowingTranslator } from "./translator.ts";

const needed = new Set<TextPart>();
let shown: GrowingTranslator | null = null;

/**
 * Loads a part in the language that is shown; in those shown later it comes with the language. In
 * programs nothing is shown, for their translators hold all texts.
 */
export async function needTexts(part: TextPart): Promise<void> {
  needed.add(part);
  let completed: GrowingTranslator | null = null;
  while (completed !== shown) {
    completed = shown;
    await completed?.add(part);
  }
}

/** Loads all parts that were needed so far, before the translator's language is shown. */
export async function loadNeededTexts(translator: GrowingTranslator): Promise<void> {
  let known = -1;
  while (known < needed.size) {
    known = needed.size;
    await Promise.all([...needed].map((part) => translator.add(part)));
  }
}

/** From now on, what is needed is loaded for this translator. */
export function showTextsOf(translator: GrowingTranslator): void {
  shown = translator;
}
