/** What is kept of one block: plain data that only its kind reads. */
export type SavedView = Readonly<Record<string, unknown>>;

/**
 * How a member has arranged the blocks of one page, kept for them alone. A block is named by its
 * name, else by its id.
 */
export interface SavedViews {
  /** What is kept of a block, the same object until it changes; `null` where nothing is. */
  read(block: string): SavedView | null;
  /** Keeps an arrangement; `null` forgets it. */
  write(block: string, view: SavedView | null): void;
  /** Whether what is kept is known, or nobody should wait for it any longer. */
  isSettled(): boolean;
  /** Told of every change; the first to listen has the service asked. Answers how to stop. */
  subscribe(listener: () => void): () => void;
}

/** Keeps nothing. */
export const noSavedViews: SavedViews = {
  read: () => null,
  write: () => {},
  isSettled: () => true,
  subscribe: () => () => {},
};
