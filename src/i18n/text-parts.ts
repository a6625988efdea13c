import type { TextPart } from "./messages.ts";
import type { GrowingTranslator } from "./translator.ts";

const needed = new Set<TextPart>();
let shown: GrowingTranslator | null = null;

/**
 * Loads a part's texts in the shown language; other languages load the part when they are shown.
 * Programs show no language, since their translators contain all texts.
 */
export async function needTexts(part: TextPart): Promise<void> {
  needed.add(part);
  let completed: GrowingTranslator | null = null;
  while (completed !== shown) {
    completed = shown;
    await completed?.add(part);
  }
}

/** Loads all parts needed so far, before the translator's language is shown. */
export async function loadNeededTexts(translator: GrowingTranslator): Promise<void> {
  let known = -1;
  while (known < needed.size) {
    known = needed.size;
    await Promise.all([...needed].map((part) => translator.add(part)));
  }
}

/** Makes this the translator for which needed parts are loaded from now on. */
export function showTextsOf(translator: GrowingTranslator): void {
  shown = translator;
}
