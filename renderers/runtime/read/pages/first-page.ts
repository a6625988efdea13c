import type { Operation } from "../../../../src/catalogue/operation.ts";
import { isRecord, own } from "../../../../src/catalogue/schema/record.ts";
import { itemsOf } from "../../../../src/catalogue/schema/rows.ts";
import { equal } from "../../../../src/catalogue/validators/validator-runtime.ts";
import {
  CallError,
  type CallOptions,
  type CallResult,
  type Wire,
} from "../../../../src/wire/wire.ts";
import type { Arguments } from "./turn-pages.ts";

/** The numbers of the first pages that services have shown. */
const firsts = new WeakMap<Operation, number>();

/** The code by which a service refuses a page after the last one. */
const pastTheEnd = 404;

/**
 * Reads a page, counted from 1, of a list whose document does not say whether its service counts
 * from 0 or 1. The first read asks for both pages, so that the first page of no service is left out.
 * @throws CallError
 */
export async function callPage(
  wire: Wire,
  operation: Operation,
  args: Arguments,
  options: CallOptions = {},
): Promise<CallResult> {
  const { current = "" } = operation.list ?? {};
  const page = Number(args[current]);
  const at = (number: number, more: CallOptions = {}) =>
    wire.call(operation.id, { ...args, [current]: number }, { ...options, ...more });
  const first = firsts.get(operation);
  if (first !== undefined) return at(page - 1 + first);
  const answers = [...(options.answers ?? []), pastTheEnd];
  const [one, zero] = await Promise.allSettled([
    at(1, page === 1 ? { answers } : { quiet: true }),
    at(0, { quiet: true }),
  ]);
  const found = firstOf(operation, one, zero);
  if (found !== null) firsts.set(operation, found);
  if (page !== 1) return at(page - 1 + (found ?? 1));
  const chosen = found === 0 ? zero : one;
  if (chosen.status === "rejected") throw chosen.reason;
  return chosen.value;
}

type Settled = PromiseSettledResult<CallResult>;

/** The number of the first page, by the answers for the pages 1 and 0; `null` where neither tells. */
function firstOf(operation: Operation, one: Settled, zero: Settled): number | null {
  const [rows, earlier] = [one, zero].map((answer) =>
    answer.status === "fulfilled" ? (itemsOf(operation, answer.value.data) ?? []) : [],
  );
  if (!rows || !earlier) return null;
  if (one.status === "rejected") {
    const isPast = one.reason instanceof CallError && one.reason.code === pastTheEnd;
    return isPast && earlier.length > 0 ? 0 : null;
  }
  const isRefused = zero.status === "fulfilled" || isRefusal(zero.reason);
  if (earlier.length === 0) return isRefused && rows.length > 0 ? 1 : null;
  // A service may answer its first or its last page for page 0.
  const isSame = earlier.some((row) => rows.some((other) => isAlike(row, other)));
  return isSame || earlier.length < rows.length ? 1 : 0;
}

/** Whether a call failed by itself, and not because its service could not be reached in time. */
const isRefusal = (reason: unknown): boolean =>
  reason instanceof CallError && !/^(429|50[234])$/.test(`${reason.status ?? reason.code ?? 503}`);

const isAlike = (one: unknown, other: unknown): boolean =>
  equal(one, other) ||
  (isRecord(one) && own(one, "id") !== undefined && own(one, "id") === own(other, "id"));
