/**
 * Distinguishes the editor's own text, returned by a slower screen, from a text that others have
 * set. An outdated own text must not replace what was typed since.
 */
export interface SentTexts {
  /** Notes a text that the editor told. */
  add(text: string): void;
  /** Whether a text is one that the editor told and has not had back yet, or the last it had back. */
  isOwn(text: string): boolean;
}

/** Begins with nothing told. */
export function createSentTexts(): SentTexts {
  let open: string[] = [];
  return {
    add: (text) => {
      open.push(text);
    },
    isOwn: (text) => {
      const at = open.lastIndexOf(text);
      open = at < 0 ? [text] : open.slice(at);
      return at >= 0;
    },
  };
}
