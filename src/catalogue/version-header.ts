import type { Catalogue } from "./catalogue.ts";
import type { Operation } from "./operation.ts";
import { isRecord, type JsonObject, ownText } from "./schema/record.ts";

/** The keys at a path of names, parted by slashes, as texts; a list on the way stands for all in it. */
export function keysAt(value: unknown, path: string): string[] {
  const found = path
    .split("/")
    .reduce<unknown[]>(
      (values, name) => values.flatMap((entry) => (isRecord(entry) ? [entry[name]].flat() : [])),
      [value],
    );
  return found.filter((key) => typeof key === "string" || typeof key === "number").map(String);
}

/**
 * A record as it stands after a write of it, as far as its writer can know: with what was sent, and
 * with the version that the answer tells. A version that is not told is not known any more.
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
 * The `If-Match` of a write by the records that its writer has seen: `"<version>"` of one record,
 * `"<key>:<version>", ...` of several. `undefined` where the operation takes none, or where the
 * version of one of the records is not known: then the writer says nothing of what was seen.
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
  return keys.length === 1
    ? `"${versions[0]}"`
    : keys.map((one, index) => `"${one}:${versions[index]}"`).join(", ");
}
