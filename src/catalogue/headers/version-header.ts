import type { Catalogue } from "../catalogue.ts";
import type { Operation } from "../operation.ts";
import { isRecord, isTextOrNumber, type JsonObject, ownText } from "../schema/record.ts";

/**
 * The keys at a slash-separated path in a value, as texts; a list on the path stands for each of
 * its items.
 */
export function keysAt(value: unknown, path: string): string[] {
  const found = path
    .split("/")
    .reduce<unknown[]>(
      (values, name) => values.flatMap((entry) => (isRecord(entry) ? [entry[name]].flat() : [])),
      [value],
    );
  return found.filter(isTextOrNumber).map(String);
}

/**
 * The record after a write, as far as the writer can know it: with the sent values, and with the
 * version in the answer. Without a version in the answer the version is unknown.
 */
export function recordAfter(
  catalogue: Catalogue,
  { version }: Operation,
  record: JsonObject,
  request: JsonObject,
  { data, etag }: { data: unknown; etag: string | null },
): JsonObject {
  const after = { ...record, ...request };
  const field = version && "row" in version && catalogue.resolve(version.row)["x-version"];
  if (!field) return after;
  return { ...after, [field]: ownText(data, field) ?? etag?.replace(/^W\//, "").slice(1, -1) };
}

/**
 * The `If-Match` header of a write for the records that the user has seen: `"<version>"` for one
 * record, `"<key>:<version>", ...` for several. `undefined` where the operation takes none, or
 * where the version of one of the records is unknown.
 */
export function versionHeader(
  catalogue: Catalogue,
  { version }: Operation,
  request: Readonly<Record<string, unknown>>,
  seen: readonly unknown[],
): string | undefined {
  if (!version || !("row" in version)) return undefined;
  const { "x-key": key = "id", "x-version": field } = catalogue.resolve(version.row);
  if (field === undefined) return undefined;
  const known = new Map(
    seen.filter(isRecord).map((record) => [String(record[key]), record[field]]),
  );
  const keys = keysAt(request, version.key);
  const versions = keys.map((one) => known.get(one));
  if (keys.length === 0 || !versions.every((one) => typeof one === "string")) return undefined;
  const tags = versions.map(String);
  return keys.length === 1
    ? entityTag(tags[0] ?? "")
    : keys.map((one, index) => `"${one}:${opaque(tags[index] ?? "")}"`).join(", ");
}

/** Matches an entity tag of RFC 9110, which some services give as the version of a row. */
const tagged = /^(?:W\/)?"([^"]*)"$/;

/** The entity tag of a version, which may be one already. */
function entityTag(version: string): string {
  return tagged.test(version) ? version : `"${version}"`;
}

/** A version without the quotes of an entity tag. */
function opaque(version: string): string {
  return tagged.exec(version)?.[1] ?? version;
}
