import type { QueryClient } from "@tanstack/react-query";
import type { Operation } from "../../src/catalogue/operation.ts";
import { pointTo } from "../../src/catalogue/schema/pointer.ts";
import { isRecord } from "../../src/catalogue/schema/record.ts";
import { itemsOf } from "../../src/catalogue/schema/rows.ts";
import { equal } from "../../src/catalogue/validators/validator-runtime.ts";
import { CallError, type CallResult } from "../../src/wire/wire.ts";

/** The last call of an operation in the cache of reads. */
export interface LastCall {
  status: "loading" | "done" | "failed";
  code: number | null;
  message: string;
  /** The number of rows in the response of a list. */
  rows: number | null;
  milliseconds: number | null;
  data: unknown;
}

/**
 * The newest cached read of an operation with the given arguments, ignoring arguments that a block
 * adds, such as page and filters; `null` for none.
 */
export function lastCallOf(
  client: QueryClient,
  operation: Operation,
  args: Readonly<Record<string, unknown>>,
): LastCall | null {
  const made = client.getQueryCache().findAll({
    predicate: ({ queryKey: [, id, given] }) => id === operation.id && includes(given, args),
  });
  const newest = made.toSorted((a, b) => changedAt(b.state) - changedAt(a.state))[0];
  if (!newest) return null;
  const { data, error, status } = newest.state;
  if (status === "error") return failed(error);
  if (!isResult(data)) return { ...nothing, status: "loading" };
  const { code, message, milliseconds } = data;
  return {
    status: "done",
    code,
    message,
    rows: itemsOf(operation, data.data)?.length ?? null,
    milliseconds: milliseconds ?? null,
    data: data.data,
  };
}

const nothing = { code: null, message: "", rows: null, milliseconds: null, data: undefined };

function failed(error: unknown): LastCall {
  if (!(error instanceof CallError))
    return { ...nothing, status: "failed", message: String(error) };
  const { code, status, message } = error;
  return { ...nothing, status: "failed", code: code ?? status, message };
}

function changedAt(state: { dataUpdatedAt: number; errorUpdatedAt: number }): number {
  return Math.max(state.dataUpdatedAt, state.errorUpdatedAt);
}

function includes(given: unknown, args: Readonly<Record<string, unknown>>): boolean {
  return Object.entries(args).every(([name, value]) =>
    equal(pointTo({ given }, `/given/${name}`), value),
  );
}

function isResult(value: unknown): value is CallResult {
  return isRecord(value) && "code" in value && "data" in value;
}
