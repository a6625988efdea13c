import type { Catalogue } from "../../catalogue.ts";
import { totalHeaderIn } from "../../headers/total-header.ts";
import { codeName, errorName, successName } from "../../judged/said-fields.ts";
import type { ListExtension, OpenApiDocument, OpenApiOperation } from "../../openapi.ts";
import { isNullable, type JsonSchema } from "../../schema/json-schema.ts";
import { pointerStep, stepsOf } from "../../schema/pointer.ts";
import { own } from "../../schema/record.ts";
import { withKinds } from "../../schema/with-kinds.ts";
import { markRecords } from "../mark-record.ts";
import type { ImportOptions } from "../options.ts";
import type { ReadOperation } from "../read-operations.ts";
import { statedRows } from "../stated-list.ts";
import { guessList } from "./guess-list.ts";
import { hidePaging } from "./guess-paging.ts";

/**
 * Declares where list responses hold their rows: as the document or the options state, or as
 * guessed.
 */
export function declareLists(
  document: OpenApiDocument,
  catalogue: Catalogue,
  options: ImportOptions,
  read: readonly ReadOperation[],
): void {
  // Pages that continue after the last row use that row's key, which is known once all lists are
  // read.
  const byLast: [OpenApiOperation, ListExtension][] = [];
  for (const { operation: source, names, stated } of read) {
    const operation = catalogue.operations.get(source.operationId ?? "");
    if (!operation) continue;
    const rows = statedRows(options, [...names, operation.id], stated);
    const guessed = guessList(catalogue, operation, {
      ...options,
      ...(rows !== undefined && { rows }),
    });
    const list = guessed ?? (rows !== undefined && own(stated, "rows") === rows ? { rows } : null);
    if (!list) continue;
    const totalHeader = totalHeaderOf(source);
    const isCounted = list.total !== undefined || totalHeader === undefined;
    const counted = isCounted ? list : { ...list, totalHeader };
    const at = rows ?? list.rows;
    const nullable = mayBeNull(catalogue, operation.answer, at) && { nullable: true };
    const found = { ...counted, ...nullable, ...stated, rows: at };
    source["x-list"] = found;
    hidePaging(source, found);
    if (list.last !== undefined && stated?.last === undefined) byLast.push([source, found]);
  }
  const keys = markRecords(document, read);
  for (const [source, found] of byLast) {
    const key = keys.get(source);
    const { last: _, cursor: __, ...whole } = found;
    source["x-list"] = key === undefined ? whole : { ...found, last: pointerStep(key) };
  }
}

/**
 * Whether an answer may hold `null` in place of its list, as programs in Go write an empty one. Beside
 * a code or a message, `null` may as well mean that the read was refused.
 */
function mayBeNull({ resolve }: Catalogue, answer: JsonSchema | null, rows: string): boolean {
  let list = answer ?? {};
  for (const step of stepsOf(rows)) {
    const { properties = {} } = withKinds(resolve, list);
    if (Object.keys(properties).some(tellsEnd)) return false;
    list = properties[step] ?? {};
  }
  const { anyOf = [], oneOf = anyOf, ...own } = resolve(list);
  return [own, ...oneOf.map(resolve)].some((kind) => kind.type === "null" || isNullable(kind));
}

/** Whether a field of an answer says how the call ended. */
const tellsEnd = (name: string): boolean =>
  errorName.test(name) || successName.test(name) || codeName.test(name);

/** The response header in which an operation states the number of rows. */
function totalHeaderOf({ responses = {} }: OpenApiOperation): string | undefined {
  const headers = Object.values(responses).map((response) =>
    "$ref" in response ? [] : Object.keys(response.headers ?? {}),
  );
  return totalHeaderIn(headers.flat());
}
