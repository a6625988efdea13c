import { misspeltStatements } from "../document/misspelt-extensions.ts";
import { fieldsOf, type JsonObject, own, ownObject } from "../schema/record.ts";
import type { ListedOperation } from "./choice/list-operations.ts";
import type { ImportOptions } from "./options.ts";
import type { Source } from "./references.ts";

/** Maximum length in characters of a JSON pointer or a parameter's name. */
const longest = 200;

/**
 * What a document states about an operation's list, which adds to the guesses; `null` where it
 * states nothing.
 */
export function statedList(operation: JsonObject): JsonObject | null {
  const stated = Object.entries(ownObject(operation, "x-list")).filter(
    ([, value]) =>
      (typeof value === "string" && value.length <= longest) ||
      typeof value === "number" ||
      typeof value === "boolean",
  );
  return stated.length > 0 ? Object.fromEntries(stated) : null;
}

/** What a document, or an operation in it, states about how its answers tell success. */
export const statedSuccess = (part: unknown): JsonObject =>
  Object.fromEntries(Object.entries(fieldsOf(part)).filter(([name]) => name === "x-success"));

/** The stated pointer to the rows of an operation: its own, or the one for all operations. */
export function statedRows(
  { rows, rowsOf }: ImportOptions,
  names: readonly string[],
  stated: JsonObject | null,
): string | undefined {
  const named = names.map((name) => own(rowsOf, name)).find((value) => value !== undefined);
  const found = named ?? own(stated, "rows") ?? rows;
  return typeof found === "string" ? found : undefined;
}

/** Reports what a document, or an operation in it, would state if it were not misspelt. */
export function reportMisspelt(
  { root, faults }: Source,
  listed: readonly Pick<ListedOperation, "found">[],
): void {
  const parts = [{ value: root, pointer: "" }, ...listed.map(({ found }) => found)];
  const misspelt = parts.flatMap(({ value, pointer }) => misspeltStatements(value, pointer));
  for (const { pointer, ...values } of misspelt) {
    faults.report("misspeltExtension", pointer, values);
  }
}
