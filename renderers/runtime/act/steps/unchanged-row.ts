import type { QueryClient } from "@tanstack/react-query";
import { answerCodes } from "../../../../src/catalogue/answer-codes.ts";
import type { Catalogue } from "../../../../src/catalogue/catalogue.ts";
import type { Operation } from "../../../../src/catalogue/operation.ts";
import { operationOf } from "../../../../src/catalogue/operation-of.ts";
import { isWholeList } from "../../../../src/catalogue/paging/whole-list.ts";
import { placesIn } from "../../../../src/catalogue/resources/paths.ts";
import { isTextOrNumber, type JsonObject } from "../../../../src/catalogue/schema/record.ts";
import { tagsOfRecord } from "../../../../src/catalogue/tags-of-record.ts";
import { equal } from "../../../../src/catalogue/validators/validator-runtime.ts";
import { needTexts } from "../../../../src/i18n/text-parts.ts";
import { answerTexts } from "../../../../src/wire/answered/answer-texts.ts";
import { CallError } from "../../../../src/wire/wire.ts";
import type { PageHost } from "../../page/host.ts";
import { isPutAway } from "../../read/put-away.ts";
import {
  isAlike,
  type ReadRecord,
  type Remade,
  readRecordAmong,
} from "../../read/use-read-record.ts";
import type { IntendedCall } from "../ask/consent.ts";
import { isOtherAlone, readAlone } from "./read-alone.ts";
import { readBefore } from "./read-before.ts";

/**
 * Reads a row again before a call changes or deletes its record, at a service that compares no
 * version itself: the call would take back, or delete unseen, what others have changed since the row
 * was read.
 * @throws CallError 40900 where they have changed it; also where the row cannot be read.
 */
export async function refuseChanged(
  host: Pick<PageHost, "wire" | "catalogue" | "text" | "can">,
  queries: QueryClient,
  call: IntendedCall,
  seen: JsonObject,
  remade?: Remade,
): Promise<void> {
  const write = operationOf(host.catalogue, call);
  const named = placesIn(write.path);
  // Where all calls are posted, what names the record is in the body.
  const naming = named.length === 0 && write.isDestroy ? Object.keys(call.args) : named;
  const places: unknown[] = naming.flatMap((name) => call.args[name]).filter(isTextOrNumber);
  const keys = Object.keys(seen).filter((name) => places.includes(seen[name]));
  const sentBack = write.isReplacing ? sentBackIn(write, call, seen, keys) : null;
  if (keys.length === 0 || sentBack?.length === 0) return;
  const isSame = (other: JsonObject) => (name: string) =>
    equal(other[name] ?? null, seen[name] ?? null);
  const isSought = (value: JsonObject) => keys.every(isSame(value)) && isAlike(value, seen);
  const readAgain = readRecordAmong(queries, host);
  const read: ReadRecord = (...sought) =>
    readBefore(call.operation, host, () => readAgain(...sought));
  const affected = { ...write, affects: tagsOfRecord(write) };
  const found = await read(affected, isSought, seen, remade);
  if (found === null) return;
  const { record: now, without = [] } = found;
  const code = answerCodes.changedMeanwhile;
  const hasLeft =
    sentBack === null && without.some(({ operation, answer }) => isWholeList(operation, answer));
  if (now === null && sentBack === null && !hasLeft) {
    // The row may be on a page that is not open, or have left the list for another.
    const alone = await readAlone(host, call);
    if (alone === null || !isSought(alone)) return;
    const compared = materialIn(host.catalogue, write, seen, alone);
    const isOther = compared.some((name) => isOtherAlone(alone[name], seen[name]));
    if (!isOther && !hasMoved(alone, seen)) return;
  } else if (now === null && sentBack === null) {
    // What is no longer in the trash may have been restored, and would be deleted all the same.
    await needTexts(answerTexts);
    const message = host.text("answered.noLongerListed");
    throw new CallError("application", call.operation, message, { code });
  }
  // What left its list, such as the trash, for another is changed, whatever its fields tell of it.
  if (now && !hasLeft) {
    const compared = sentBack ?? materialIn(host.catalogue, write, seen, now);
    const changed = compared.filter((name) => !isSame(now)(name));
    const isMoved = hasMoved(now, seen);
    if (changed.length === 0 && !isMoved) return;
    // Nobody has changed what differs from one read to the next, as an address that is signed for each.
    const again = sentBack === null ? await read(affected, isSought, seen) : null;
    const { record } = again ?? { record: null };
    if (
      record &&
      !isMoved &&
      changed.every((name) => !equal(record[name] ?? null, now[name] ?? null))
    )
      return;
  }
  throw new CallError("application", call.operation, host.text("block.changedMeanwhile"), { code });
}

/** Whether others have put a record away, or taken it back. */
const hasMoved = (now: JsonObject, seen: JsonObject): boolean =>
  isPutAway(now, seen) || isPutAway(seen, now);

/**
 * The names of the values that a call which replaces a record sends back as they were. A value that
 * was empty then is not sent, which empties it just the same.
 */
function sentBackIn(
  { request }: Operation,
  { args }: IntendedCall,
  seen: JsonObject,
  keys: readonly string[],
): string[] {
  return Object.keys({ ...request.properties, ...args }).filter(
    (name) =>
      Object.hasOwn(seen, name) &&
      equal(args[name] ?? null, seen[name] ?? null) &&
      !keys.includes(name),
  );
}

/** Names of values that change without anybody's doing, or because something else has changed. */
const bookkept =
  /^last(?!_?name)|(updated|modified|changed|seen|visited|accessed|synced|refreshed)(_?(at|on|by|date|time))?$|(?<!dis)counts?$|views$|hits$|uptime|etag|token|signature/i;

/** Names of what an action changes that takes no value for it, as `approve` does; flags are, too. */
const stateName = /(status|state)$/i;

/**
 * The names of the values by which a person judges a record before it is deleted, and which others
 * can have changed: what some write of its service takes, or an action may change, unless it is
 * likely to change by itself. A service that demands the record's tag minds every change.
 */
function materialIn(
  { operations }: Pick<Catalogue, "operations">,
  { service, tag, needsIfMatch }: Operation,
  seen: JsonObject,
  now: JsonObject,
): string[] {
  const writes = [...operations.values()].filter(
    (other) => other.service === service && other.tag === tag && other.effect === "write",
  );
  const taken = writes.flatMap(({ parameters }) => parameters.map(({ name }) => name));
  const isActedOn = writes.some(
    ({ isDestroy, parameters }) =>
      !isDestroy && parameters.length > 0 && parameters.every((one) => one.in === "path"),
  );
  const isState = (name: string): boolean =>
    isActedOn && (stateName.test(name) || typeof seen[name] === "boolean");
  const isMaterial = (name: string): boolean =>
    (taken.includes(name) || isState(name)) && !bookkept.test(name);
  return Object.keys(now).filter(
    (name) => Object.hasOwn(seen, name) && (needsIfMatch || isMaterial(name)),
  );
}
