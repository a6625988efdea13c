/**
 * Tells a text that comes back from the screen around the editor from one that somebody else put
 * there. The screen may be slower than typing: then it still shows what was typed a moment ago,
 * and taking that for a new text would undo the last keys.
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
