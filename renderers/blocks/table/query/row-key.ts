import type { Catalogue } from "../../../../src/catalogue/catalogue.ts";
import { operationOf } from "../../../../src/catalogue/operation-of.ts";
import { type Row, recordOf } from "../../../../src/catalogue/schema/rows.ts";
import type { RowsPlan } from "../../../../src/language/plan/plans.ts";

/**
 * The field that identifies the rows of a table; `null` where the catalogue states none, as for
 * rows that are identified by two fields together.
 */
export function identifyingField(
  catalogue: Catalogue,
  { call, keyField }: Pick<RowsPlan, "call" | "keyField">,
): string | null {
  const record = recordOf(catalogue, operationOf(catalogue, call));
  return record?.["x-key"] === undefined ? null : keyField;
}

/** Maximum length of a row's content that serves as its key unchanged. */
const longest = 200;

/**
 * A key made from the whole content of a row. A row that has changed gets another key, so that what
 * was selected or checked before is never taken for another record.
 */
export function contentKey(row: Row): string {
  const text = JSON.stringify(row);
  return text.length <= longest ? text : `${text.length}.${hashOf(text, 1)}.${hashOf(text, 7)}`;
}

/** The 32-bit hash of a text (FNV-1a). */
function hashOf(text: string, seed: number): number {
  let hash = 0x811c9dc5 ^ seed;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return hash >>> 0;
}
