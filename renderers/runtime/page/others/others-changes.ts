/** A write made in another session. */
export interface OthersChange {
  operation: string;
  /** The keys of the changed records and their labels, as far as known. */
  keys: readonly string[];
  labels: readonly string[];
  /** The username of its author; empty where it is not told. */
  by: string;
  /** The author's name as shown to people. */
  name: string;
}

/** A source of changes made in other sessions. */
export interface OthersChanges {
  /**
   * Calls the listener each time reads become outdated, until the returned function is called;
   * without a change where the changes are unknown.
   */
  follow(listener: (changes: readonly OthersChange[]) => void): () => void;
  /** The latest changes that were told. */
  readonly told: readonly OthersChange[];
}

/** A source without changes. */
export const noOthersChanges: OthersChanges = { follow: () => () => {}, told: [] };

/** The number of changes that are remembered for those who hear nothing for a while. */
const mostRemembered = 500;

/** A source to which changes can be reported. */
export interface ChangesTeller extends OthersChanges {
  tell(changes: readonly OthersChange[]): void;
}

/** Creates a source that passes changes to all listeners. */
export function createChangesTeller(): ChangesTeller {
  const listeners = new Set<(changes: readonly OthersChange[]) => void>();
  const teller = {
    told: [] as readonly OthersChange[],
    follow(listener: (changes: readonly OthersChange[]) => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    tell(changes: readonly OthersChange[]) {
      teller.told = [...teller.told, ...changes].slice(-mostRemembered);
      for (const listener of [...listeners]) listener(changes);
    },
  };
  return teller;
}
