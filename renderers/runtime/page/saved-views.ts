/** The stored arrangement of a block: plain data that only its kind reads. */
export type SavedView = Readonly<Record<string, unknown>>;

/**
 * A member's arrangements of one page's blocks. A block is identified by its name, else by its id.
 */
export interface SavedViews {
  /** The arrangement of a block, stable until it changes; `null` for none. */
  read(block: string): SavedView | null;
  /** Stores an arrangement; `null` removes it. */
  write(block: string, view: SavedView | null): void;
  /** Whether arrangements are loaded, or waiting for them has ended. */
  isSettled(): boolean;
  /**
   * Subscribes to changes; the first subscriber starts the load. Returns the unsubscribe function.
   */
  subscribe(listener: () => void): () => void;
}

/** Stores nothing. */
export const noSavedViews: SavedViews = {
  read: () => null,
  write: () => {},
  isSettled: () => true,
  subscribe: () => () => {},
};
