/**
 * What a service means by yes or no: besides booleans many answer 1 and 0, as numbers or texts.
 * `null` where it is none of these.
 */
export function readFlag(value: unknown): boolean | null {
  if (typeof value === "boolean") return value;
  if (value === 1 || value === "1" || value === "true") return true;
  if (value === 0 || value === "0" || value === "false") return false;
  return null;
}
