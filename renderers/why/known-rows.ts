import type { Catalogue } from "../../src/catalogue/catalogue.ts";
import { recordAt, recordsOf, rowsOf } from "../../src/catalogue/schema/rows.ts";
import { operationOf } from "../../src/language/plan/call.ts";
import { plainText } from "../runtime/show/plain-text.ts";
import type { MadeCall } from "./verdict.ts";

/** A row that a block has, with what people call it. */
export interface KnownRow {
  label: string;
  row: Readonly<Record<string, unknown>>;
}

/** The most rows that are offered; to ask about another one, narrow the block's search. */
const mostRows = 200;

/** The rows of a block's last list, in a tree also those further down. */
export function knownRows(made: readonly MadeCall[], catalogue: Catalogue): KnownRow[] {
  const { resolve } = catalogue;
  const found = made.find(
    ({ call, last }) => operationOf(catalogue, call).list && last?.data !== undefined,
  );
  const { list, answer } = found ? operationOf(catalogue, found.call) : {};
  if (!found || !list) return [];
  const labelField = answer ? labelOf(answer, list.rows, resolve) : null;
  const rows: KnownRow[] = [];
  const waiting = rowsOf({ list }, found.last?.data).reverse();
  for (let row = waiting.pop(); row && rows.length < mostRows; row = waiting.pop()) {
    const named = labelField === null ? null : row[labelField];
    rows.push({ row, label: plainText(named ?? row).slice(0, 80) });
    if (list.children !== undefined) waiting.push(...recordsOf(row[list.children]).reverse());
  }
  return rows;
}

function labelOf(
  answer: Parameters<Catalogue["resolve"]>[0],
  pointer: string,
  resolve: Catalogue["resolve"],
): string | null {
  return recordAt({ resolve }, answer, pointer)?.["x-label"] ?? null;
}
