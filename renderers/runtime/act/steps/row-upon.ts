import type { Catalogue } from "../../../../src/catalogue/catalogue.ts";
import { keysAt, recordAfter } from "../../../../src/catalogue/headers/version-header.ts";
import type { Operation } from "../../../../src/catalogue/operation.ts";
import { isRecord, type JsonObject } from "../../../../src/catalogue/schema/record.ts";
import type { DoneWrite } from "../undo-calls.ts";

/**
 * The record that a write is based on, as earlier writes of the same action have left it: without
 * their versions, the second write to a record would be refused because of the first one.
 */
export function rowUpon(
  catalogue: Catalogue,
  id: string,
  row: unknown,
  made: readonly DoneWrite[],
): unknown {
  const operation = catalogue.operations.get(id);
  if (!operation || !isRecord(row)) return row;
  return made.reduce((record: JsonObject, write) => {
    const earlier = catalogue.operations.get(write.operation);
    const isOfRecord = earlier && writesTo(catalogue, earlier, operation, write.args, record);
    return isOfRecord ? recordAfter(catalogue, earlier, record, write.args, write.result) : record;
  }, row);
}

/** Whether an earlier write changed the record, which both operations know as the same sort. */
function writesTo(
  catalogue: Catalogue,
  { version: known, service }: Operation,
  { version, service: own }: Operation,
  args: DoneWrite["args"],
  record: JsonObject,
): boolean {
  if (!known || !version || !("row" in known) || !("row" in version)) return false;
  const isSameSort = service === own && known.row.$ref === version.row.$ref;
  const { "x-key": key = "id" } = catalogue.resolve(version.row);
  return isSameSort && keysAt(args, known.key).includes(String(record[key]));
}
