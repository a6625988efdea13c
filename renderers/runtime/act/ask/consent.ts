import type { Catalogue } from "../../../../src/catalogue/catalogue.ts";
import { keysAt } from "../../../../src/catalogue/headers/version-header.ts";
import { reachesAll } from "../../../../src/catalogue/narrowing.ts";
import { operationOf } from "../../../../src/catalogue/operation-of.ts";
import { isOnOwnProfile } from "../../../../src/catalogue/own-record.ts";
import type { PageHost } from "../../page/host.ts";
import type { DoneWrite } from "../undo-calls.ts";

/** A call with its final arguments. */
export interface IntendedCall {
  operation: string;
  args: Readonly<Record<string, unknown>>;
}

/** A person's consent to exactly these calls, with these arguments. */
export class Consent {
  readonly #calls: ReadonlySet<string>;

  constructor(calls: readonly IntendedCall[]) {
    this.#calls = new Set(calls.map(nameOf));
  }

  covers(call: IntendedCall): boolean {
    return this.#calls.has(nameOf(call));
  }
}

function nameOf({ operation, args }: IntendedCall): string {
  return JSON.stringify([operation, args]);
}

/**
 * Whether a call requires the product's own question: it deletes or replaces records, changes
 * all of a list, or changes permissions. Changes to one's own record, open to everyone, need none.
 */
export function needsConsent(
  { catalogue, user }: Pick<PageHost, "catalogue" | "user">,
  call: IntendedCall,
): boolean {
  const operation = operationOf(catalogue, call);
  const { isDestroy, isGrant } = operation;
  if (!isDestroy && !isGrant && !reachesAll(catalogue, operation, call.args)) return false;
  return !user || !isOnOwnProfile(operation, user.id, call.args);
}

/**
 * The changes shown beside a relation editor's Save count as its question, if they are for the same
 * relation that the call replaces; `current` is the read of the list.
 */
export function consentOfList(
  { catalogue }: Pick<PageHost, "catalogue">,
  call: IntendedCall,
  current: IntendedCall,
): Consent | undefined {
  const { isDestroy, version } = operationOf(catalogue, call);
  const isOfRead = version !== null && "read" in version && version.read === current.operation;
  const isSame = Object.entries(current.args).every(([name, value]) => call.args[name] === value);
  return isDestroy && isOfRead && isSame ? new Consent([call]) : undefined;
}

/** A write to a record that the same action has just created needs no consent. */
export function consentUponMade(
  catalogue: Catalogue,
  call: IntendedCall,
  done: readonly DoneWrite[],
): Consent | undefined {
  const { isDestroy, affects, audit } = operationOf(catalogue, call);
  const keys = keysAt(call.args, audit?.key ?? "");
  if (!isDestroy || keys.length === 0) return undefined;
  const made = done.flatMap((write) => {
    const { tag, audit: noted } = operationOf(catalogue, write);
    const answered = affects.includes(tag) ? noted?.made : undefined;
    return answered === undefined ? [] : keysAt(write.result.data, answered);
  });
  return keys.every((key) => made.includes(key)) ? new Consent([call]) : undefined;
}
