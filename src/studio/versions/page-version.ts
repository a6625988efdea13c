import { fieldsOf } from "../../catalogue/schema/record.ts";
/** What a version of a page came of. */
export type VersionChange = "published" | "rolledBack" | "deleted" | "restored";

/** A version of a page in its history (decisions, the platform's own calls). */
export interface PageVersion {
  version: number;
  change: VersionChange;
  /** The earlier version that it brought back, or `null`. */
  ofVersion: number | null;
  author: string;
  note: string;
  time: string;
}

/** A part of a page's history, newest first. */
export interface PageHistory {
  versions: readonly PageVersion[];
  total: number;
}

const changes: readonly VersionChange[] = ["published", "rolledBack", "deleted", "restored"];

/** What `page.getHistory` answers, as far as it can be read. */
export function readHistory(data: unknown): PageHistory {
  const { records, total } = fieldsOf(data);
  const versions = Array.isArray(records) ? records.flatMap(readVersion) : [];
  return { versions, total: typeof total === "number" ? total : versions.length };
}

function readVersion(record: unknown): PageVersion[] {
  const { version, change, ofVersion, author, note, time } = fieldsOf(record);
  if (typeof version !== "number") return [];
  return [
    {
      version,
      change: changes.find((known) => known === change) ?? "published",
      ofVersion: typeof ofVersion === "number" ? ofVersion : null,
      author: textOf(author),
      note: textOf(note),
      time: textOf(time),
    },
  ];
}

/** The source in an answer, or empty. */
export function sourceOf(data: unknown): string {
  return textOf(fieldsOf(data).source);
}

/** Where a page's source comes from, as `page.getOne` answers it; empty where it does not say. */
export function stateOf(data: unknown): string {
  return textOf(fieldsOf(data).state);
}

function textOf(value: unknown): string {
  return typeof value === "string" ? value : "";
}
