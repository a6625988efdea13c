import { exec, type JsonValue } from "jsonpath-rfc9535";
import { isRecord, own } from "../schema/record.ts";
import { actionOf, type Overlay, type OverlayAction, OverlayError } from "./read-overlay.ts";

/** The path of a part in a document. */
type Place = readonly (string | number)[];

/** A document after an overlay was applied, and the actions that matched. */
export interface Overlaid<Document> {
  document: Document;
  /** The actions that matched, by their index. */
  matched: ReadonlySet<number>;
}

/**
 * Applies an overlay to a copy of a document, action by action (OpenAPI Overlay 1.0): objects are
 * merged, lists are appended to, and other values are replaced.
 * @throws OverlayError where a target is not a JSONPath.
 */
export function applyOverlay<Document extends object>(
  document: Document,
  { name, actions }: Overlay,
): Overlaid<Document> {
  const copy: { document: JsonValue } = { document: JSON.parse(JSON.stringify(document)) };
  const matched = new Set<number>();
  for (const [index, action] of actions.entries()) {
    const places = placesOf(copy.document, action, (target) => actionOf(name, index, target));
    if (places.length > 0) matched.add(index);
    // Members of a list are removed from its end, so that earlier indexes stay valid.
    for (const place of places.toReversed()) change(copy, ["document", ...place], action);
  }
  if (!isRecord(copy.document)) throw new OverlayError(`${name}: It removes the whole document.`);
  const made: Document = JSON.parse(JSON.stringify(copy.document));
  return { document: made, matched };
}

/** @throws OverlayError that names the actions of an overlay that matched nothing. */
export function refuseUnmatched({ name, actions }: Overlay, matched: ReadonlySet<number>): void {
  const index = actions.findIndex((_action, at) => !matched.has(at));
  const action = actions[index];
  if (!action) return;
  throw new OverlayError(
    `${actionOf(name, index, action.target)} matched nothing. Compare it with the document.`,
  );
}

function placesOf(
  document: JsonValue,
  { target }: OverlayAction,
  named: (target: string) => string,
): Place[] {
  const places = new Map<string, Place>();
  try {
    exec(document, target, (_value, place) => {
      places.set(JSON.stringify(place), [...place]);
    });
  } catch (cause) {
    throw new OverlayError(`${named(target)} is not a JSONPath of RFC 9535: ${firstLine(cause)}.`, {
      cause,
    });
  }
  return [...places.values()];
}

/** Changes the value at a place of the document, which is a copy that the caller owns. */
function change(whole: object, place: Place, { update, isRemoval }: OverlayAction): void {
  const key = place.at(-1) ?? "";
  const holder = place.slice(0, -1).reduce<unknown>(memberOf, whole);
  if (Array.isArray(holder)) {
    const index = Number(key);
    if (isRemoval) holder.splice(index, 1);
    else holder[index] = laidOver(holder[index], update);
  } else if (isRecord(holder)) {
    if (isRemoval) delete holder[key];
    else define(holder, String(key), laidOver(holder[key], update));
  }
}

function memberOf(holder: unknown, key: string | number): unknown {
  if (Array.isArray(holder)) return holder[Number(key)];
  return own(holder, String(key));
}

/**
 * Merges an update into a part of a document: lists are appended to, objects merged member by
 * member.
 */
function laidOver(part: unknown, update: unknown): unknown {
  if (Array.isArray(part)) return [...part, ...[update].flat()];
  if (!isRecord(part) || !isRecord(update)) return update;
  const merged: Record<string, unknown> = { ...part };
  for (const [key, value] of Object.entries(update)) {
    const before = own(part, key);
    define(merged, key, before === undefined ? value : laidOver(before, value));
  }
  return merged;
}

/** Defines an own property, so that even the name `__proto__` is plain data. */
function define(holder: object, key: string, value: unknown): void {
  Object.defineProperty(holder, key, {
    value,
    enumerable: true,
    configurable: true,
    writable: true,
  });
}

function firstLine(cause: unknown): string {
  const [line = ""] = (cause instanceof Error ? cause.message : String(cause)).split("\n");
  return line.replace(/\.$/, "").slice(0, 200);
}
