/** A write that somebody made elsewhere. */
export interface OthersChange {
  operation: string;
  /** The keys of the records that it changed, and by what people know each, as far as that is told. */
  keys: readonly string[];
  labels: readonly string[];
  /** The username of who made it. */
  by: string;
  /** What people call them. */
  name: string;
}

/** What becomes known of changes that were made elsewhere. */
export interface OthersChanges {
  /**
   * Has the listener told each time that reads have become outdated, until the function it answers
   * is called; without a change where nobody knows what was changed.
   */
  follow(listener: (changes: readonly OthersChange[]) => void): () => void;
}

/** Where nothing becomes known. */
export const noOthersChanges: OthersChanges = { follow: () => () => {} };

/** The same, for whoever learns of changes. */
export interface ChangesTeller extends OthersChanges {
  tell(changes: readonly OthersChange[]): void;
}

/** Tells all who follow. */
export function createChangesTeller(): ChangesTeller {
  const listeners = new Set<(changes: readonly OthersChange[]) => void>();
  return {
    follow(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    tell(changes) {
      for (const listener of [...listeners]) listener(changes);
    },
  };
}
