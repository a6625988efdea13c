/**
 * Where one page keeps what is typed and not saved, so that it outlives a reload and a session that
 * ends (specification section 8, `Re-Login`). Keys are the ids of blocks; values are plain data.
 */
export interface Drafts {
  /** What is kept under a key, or `undefined`. */
  read(key: string): unknown;
  /** Keeps a value under a key; `undefined` keeps nothing. */
  write(key: string, value: unknown): void;
  /** Gives up what is kept under a key and, where that is a block's id, in the blocks within it. */
  remove(key: string): void;
  /**
   * Keeps under other keys what is kept of blocks that stand elsewhere in a new version of the page;
   * `null` gives it up. Only where somebody could come back to it.
   */
  move?(move: (key: string) => string | null): void;
}

/**
 * Stands in the key of what is typed but will never be saved, as a search that is not asked for: it
 * is kept with its block, and nobody is asked before it is given up.
 */
export const passing = "/~passing";

/** Keeps nothing, for pages whose changes nobody could come back to. */
export const noDrafts: Drafts = {
  read: () => undefined,
  write: () => {},
  remove: () => {},
};

/** The value as plain data, or `undefined` where a file or anything else but data is in it. */
export function plainData(value: unknown): unknown {
  if (!isData(value)) return undefined;
  return value === undefined ? undefined : JSON.parse(JSON.stringify(value));
}

function isData(value: unknown, depth = 0): boolean {
  if (depth > 32 || typeof value === "function" || typeof value === "symbol") return false;
  if (typeof value !== "object" || value === null) return typeof value !== "bigint";
  if (Array.isArray(value)) return value.every((item) => isData(item, depth + 1));
  const prototype: unknown = Object.getPrototypeOf(value);
  return (
    (prototype === Object.prototype || prototype === null) &&
    Object.values(value).every((item) => isData(item, depth + 1))
  );
}
