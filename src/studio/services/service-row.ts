import { isRecord } from "../../catalogue/schema/record.ts";
import type { Answers } from "../../catalogue/types.gen.ts";

/** A service that was imported, as the server lists it. */
export type ServiceRow = Answers["service.getList"][number];

/** The services in an answer of the server. */
export function readRows(data: unknown): ServiceRow[] {
  return Array.isArray(data) ? data.filter(isRow) : [];
}

function isRow(value: unknown): value is ServiceRow {
  return isRecord(value) && "name" in value && "variable" in value;
}
