import { operationOf } from "../../../../src/catalogue/operation-of.ts";
import { isRecord, type JsonObject } from "../../../../src/catalogue/schema/record.ts";
import { quietly } from "../../../../src/wire/wire.ts";
import type { PageHost } from "../../page/host.ts";
import { callBeside } from "../../read/call-beside.ts";
import type { IntendedCall } from "../ask/consent.ts";

/**
 * Reads the record of a deletion alone, at its path, where no open list has it any more; `null` where
 * the member has no such read, or where it finds none: the service knows whether it is gone.
 */
export async function readAlone(
  { catalogue, wire, can }: Pick<PageHost, "catalogue" | "wire" | "can">,
  { operation, args }: IntendedCall,
): Promise<JsonObject | null> {
  const beside = callBeside(catalogue, operationOf(catalogue, { operation }), args);
  const { permission = null } = beside?.read ?? {};
  if (!beside || (permission !== null && !can(permission))) return null;
  const answer = await wire.call(beside.read.id, beside.args, quietly).catch(() => null);
  return isRecord(answer?.data) ? answer.data : null;
}

/**
 * Whether a value that a record's own read answers is another one than a list has answered, which may
 * shorten texts and tell what belongs to a record in another form.
 */
export function isOtherAlone(alone: unknown, listed: unknown): boolean {
  if (typeof alone !== typeof listed || typeof alone === "object") return false;
  const [one, other] = [alone, listed].map((value) => String(value).toLowerCase());
  return !one?.includes(other ?? "") && !other?.includes(one ?? "");
}
