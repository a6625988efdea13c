/**
 * The boolean that a value stands for: many services send 1 and 0, as numbers or texts, instead of
 * booleans. `null` where the value is none of these.
 */
export function readFlag(value: unknown): boolean | null {
  if (typeof value === "boolean") return value;
  if (value === 1 || value === "1" || value === "true") return true;
  if (value === 0 || value === "0" || value === "false") return false;
  return null;
}
