import type { Row } from "../../../src/catalogue/schema/rows.ts";
import type { RowsPlan } from "../../../src/language/plan/plans.ts";
import type { PageHost } from "../page/host.ts";
import { plainText } from "./plain-text.ts";

const keyLike = /^[a-z][A-Za-z0-9]*(\.[a-zA-Z0-9]+)+$/;

/** A value as text; the key of a title is translated. */
export function shownText({ text }: Pick<PageHost, "text">, value: unknown): string {
  const plain = plainText(value);
  return keyLike.test(plain) ? text(plain) : plain;
}

/** The name of a row; its key where it has none, so that a question before an action names it. */
export function nameOfRow(
  host: Pick<PageHost, "text">,
  row: Row,
  { labelField, keyField }: Pick<RowsPlan, "labelField" | "keyField">,
): string {
  return shownText(host, row[labelField]) || numbered(plainText(row[keyField]));
}

/** A key used as a name: a number is marked, so that it does not read as a count. */
export function numbered(key: string): string {
  return /^\d+$/.test(key) ? `#${key}` : key;
}
