/**
 * Distinguishes the editor's own text, returned by a slower screen, from a text that others have
 * set. An outdated own text must not replace what was typed since.
 */
export interface SentTexts {
  /** Adds a text that the editor has reported. */
  add(text: string): void;
  /**
   * Whether the editor has reported this text and has not received it back yet, or received it
   * last.
   */
  isOwn(text: string): boolean;
}

/** Creates an empty list of reported texts. */
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
