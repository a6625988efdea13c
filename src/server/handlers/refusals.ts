import { codes, Refusal } from "../call/refusal.ts";
import { errorCode } from "../storage/storage-error.ts";

/** The refusal for an id without a record (decisions, code 40400). */
export function notFound(id: number): Refusal {
  return new Refusal(codes.notFound, "refusal.notFound", { values: { id } });
}

/** The refusal of one field of the request; `path` is its JSON pointer (code 40000). */
export function badField(path: string, messageKey: string): Refusal {
  return badFields([{ path, messageKey }]);
}

/** The refusal of several fields at once; its message is that of the first one. */
export function badFields(errors: { path: string; messageKey: string }[]): Refusal {
  return new Refusal(codes.badInput, errors[0]?.messageKey ?? "refusal.badInput", { errors });
}

/**
 * Refuses ids without a record.
 * @throws Refusal 40400 that names an id which is not among the rows.
 */
export function refuseMissing(ids: readonly number[], rows: readonly { id: number }[]): void {
  const found = new Set(rows.map(({ id }) => id));
  const missing = ids.find((id) => !found.has(id));
  if (missing !== undefined) throw notFound(missing);
}

/** A character that leaves something to be seen, unlike a blank or a zero-width space. */
const visible = /[^\p{White_Space}\p{Default_Ignorable_Code_Point}]/u;

/**
 * The trimmed text with composed characters, so that a name typed as "e" and an accent is the same
 * name as one with "é".
 * @throws Refusal 40000 at `path` if nothing visible is left.
 */
export function requiredText(text: string, path: string): string {
  if (!visible.test(text)) throw badField(path, "refusal.blank");
  return text.trim().normalize("NFC");
}

/** Throws `refusal` instead of the database's error about a duplicate unique value. */
export async function uniqueOr<T>(refusal: () => Refusal, action: () => Promise<T>): Promise<T> {
  try {
    return await action();
  } catch (error) {
    throw errorCode(error) === "23505" ? refusal() : error;
  }
}
