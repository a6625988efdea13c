import type { Catalogue } from "../catalogue.ts";
import type { EnvelopeShape } from "../openapi.ts";
import type { Operation } from "../operation.ts";
import { setAt } from "../schema/pointer.ts";
import { itemsOf } from "../schema/rows.ts";
import { exampleLimits, exampleValue } from "./example-value.ts";

/**
 * An example of the data that an operation returns, made from its response schema only. It is
 * always the same, contains some rows if the schema lists any, and is small for every schema.
 * `null` where the response has no data.
 */
export function exampleAnswer(catalogue: Catalogue, operation: Operation): unknown {
  const { answer, list, id } = operation;
  if (!answer) return null;
  const data = exampleValue(answer, {
    resolve: catalogue.resolve,
    name: id.split(".").at(-1) ?? id,
    index: 0,
    depth: 0,
    references: [],
    left: { values: exampleLimits.values },
  });
  if (!list) return data;
  const count = itemsOf(operation, data)?.length ?? 0;
  return list.total === undefined ? data : setAt(data, list.total, count);
}

/** The data of a list without its rows; other data stays as it is. */
export function withoutRows({ list }: Operation, data: unknown): unknown {
  if (!list) return data;
  const emptied = setAt(data, list.rows, []);
  return list.total === undefined ? emptied : setAt(emptied, list.total, 0);
}

/** The response body in which a service with this envelope sends successful data. */
export function inEnvelope({ code, data, success }: EnvelopeShape, content: unknown): unknown {
  const body = setAt({}, data, content);
  return code === undefined ? body : setAt(body, code, success[0]?.from ?? 0);
}
