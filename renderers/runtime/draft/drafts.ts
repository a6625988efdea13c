/**
 * The drafts of one page, which survive a reload and a session that ends (specification section 8,
 * `Re-Login`). Keys are block ids; values are plain data.
 */
export interface Drafts {
  /** The draft of a key, or `undefined`. */
  read(key: string): unknown;
  /** Stores a draft; `undefined` removes it. */
  write(key: string, value: unknown): void;
  /** Removes the draft of a key and, for a block's id, those of inner blocks. */
  remove(key: string): void;
  /**
   * Renames the keys of drafts when a new page version moves blocks; `null` removes one. Present
   * only where drafts outlive the page.
   */
  move?(move: (key: string) => string | null): void;
}

/**
 * Part of the key of input that is never saved, such as a search before submit: it is removed
 * without a question.
 */
export const passing = "/~passing";

/** Stores nothing, for pages whose drafts nobody could return to. */
export const noDrafts: Drafts = {
  read: () => undefined,
  write: () => {},
  remove: () => {},
};

/** The value as plain data, or `undefined` where it contains a file or other object. */
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
