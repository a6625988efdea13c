import { isRecord } from "../catalogue/schema/record.ts";
import { localTime } from "../catalogue/schema/time-text.ts";

/** The names of the fields in which a service has sent moments, without a time zone and with one. */
export interface SeenMoments {
  local: Set<string>;
  zoned: Set<string>;
}

const momentText = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d(?::\d\d(?:\.\d+)?)?(Z|[+-]\d\d:?\d\d)?$/;
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
    const [moment, zone] = momentText.exec(data) ?? [];
    if (moment === undefined) return;
    const names = zone === undefined ? seen.local : seen.zoned;
    if (names.size < most.names) names.add(name);
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
  { local, zoned }: SeenMoments,
): Readonly<Record<string, unknown>> {
  const isLocal = (name: string) =>
    !zoned.has(name) && (local.has(name) || (local.size > 0 && zoned.size === 0));
  const written = (value: unknown, name: string): unknown => {
    if (Array.isArray(value)) return value.map((item) => written(item, name));
    if (isRecord(value) && !(value instanceof Blob)) return inRecord(value);
    if (typeof value !== "string" || !isLocal(name)) return value;
    return momentText.exec(value)?.[1] === undefined ? value : localTime(new Date(value));
  };
  const inRecord = (record: Readonly<Record<string, unknown>>) =>
    Object.fromEntries(
      Object.entries(record).map(([name, value]) => [name, written(value, name)] as const),
    );
  return local.size === 0 ? args : inRecord(args);
}
