import { isRecord } from "../catalogue/schema/record.ts";
import { localTime } from "../catalogue/schema/time-text.ts";

/** How a service writes moments: with a time zone, or without one and with `T` or a space. */
type Written = "zoned" | "local" | "spaced";

/**
 * How a service has written the moments of each field, by the field's name; one that it has written
 * with a time zone is `zoned`, however else it was written.
 */
export type SeenMoments = Map<string, Written>;

const momentText = /^\d{4}-\d\d-\d\d([T ])\d\d:\d\d(?::\d\d(?:\.\d+)?)?(Z|[+-]\d\d:?\d\d)?$/;
/** Records of a list that are looked at, levels of records, and names that are remembered. */
const most = { records: 20, levels: 6, names: 1_000 };

/** Notes the moments in an answer's data. */
export function noteMoments(data: unknown, seen: SeenMoments, name = "", level = 0): void {
  if (level > most.levels) return;
  if (Array.isArray(data)) {
    for (const item of data.slice(0, most.records)) noteMoments(item, seen, name, level + 1);
  } else if (isRecord(data)) {
    for (const [inner, value] of Object.entries(data)) noteMoments(value, seen, inner, level + 1);
  } else if (typeof data === "string") {
    const [moment, separator, zone] = momentText.exec(data) ?? [];
    const isFull = seen.size >= most.names && !seen.has(name);
    if (moment === undefined || isFull || seen.get(name) === "zoned") return;
    if (zone !== undefined) seen.set(name, "zoned");
    else seen.set(name, separator === " " ? "spaced" : "local");
  }
}

/**
 * A call's arguments with their moments as the service itself writes them: without a time zone, in
 * the local time in which they are shown and entered, for a field that it sends so. A document has
 * one format for both, and many services that are sent a zone leave it out and store another hour.
 * Arguments that no answer names, such as those of a search, follow the service's other moments.
 */
export function momentsAsSeen(
  args: Readonly<Record<string, unknown>>,
  seen: SeenMoments,
): Readonly<Record<string, unknown>> {
  const all = new Set(seen.values());
  const usual = (["zoned", "local", "spaced"] as const).find((one) => all.has(one)) ?? "zoned";
  const written = (value: unknown, name: string): unknown => {
    if (Array.isArray(value)) return value.map((item) => written(item, name));
    if (isRecord(value) && !(value instanceof Blob)) return inRecord(value);
    const form = seen.get(name) ?? usual;
    if (typeof value !== "string" || form === "zoned") return value;
    if (momentText.exec(value)?.[2] === undefined) return value;
    const moment = localTime(new Date(value));
    return form === "spaced" ? moment.replace("T", " ") : moment;
  };
  const inRecord = (record: Readonly<Record<string, unknown>>) =>
    Object.fromEntries(
      Object.entries(record).map(([name, value]) => [name, written(value, name)] as const),
    );
  return all.has("local") || all.has("spaced") ? inRecord(args) : args;
}
