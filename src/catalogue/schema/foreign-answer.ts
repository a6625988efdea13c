import type { Operation } from "../operation.ts";
import type { JsonSchema } from "./json-schema.ts";
import { understood } from "./understood.ts";
import { readUnixTimes } from "./unix-times.ts";

/**
 * Converts the data of a service that is not the platform's own: moments sent as numbers become
 * texts, and for a service that knows only the contract all values become those of the catalogue.
 */
export function readForeign(
  data: unknown,
  { service, answer }: Pick<Operation, "service" | "answer">,
  resolve: (schema: JsonSchema) => JsonSchema,
): unknown {
  if (!answer) return data;
  const timed = readUnixTimes(data, answer, resolve);
  return service.isBare ? understood(timed, answer, resolve) : timed;
}
