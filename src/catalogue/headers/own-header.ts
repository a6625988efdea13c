/** Whether a header names the version that a write is based on. */
export const isIfMatch = (name: string): boolean => name.toLowerCase() === "if-match";

/**
 * Whether a header is the one by which a service makes a write only once, whatever its document calls
 * it: the product makes the keys, since a person who wrote the same one twice would lose a write.
 */
export const isKeyHeader = (name: string): boolean =>
  /^(x-)?idempoten(cy|ce)(-?(key|token|id))?$/i.test(name);

/** Whether the product itself sets a header, so that nobody is asked for it. */
export const isOwnHeader = (name: string): boolean => isIfMatch(name) || isKeyHeader(name);
