import type { Catalogue } from "../catalogue.ts";
import type { Operation } from "../operation.ts";
import type { JsonSchema } from "../schema/json-schema.ts";
import { withKinds } from "../schema/with-kinds.ts";
import { itemOfRead } from "./item-of.ts";
import { type Resource, resourceAt } from "./resource.ts";

/**
 * The operations on the record that a read answers, for a record that no list contains: those at
 * the read's own path and below it. `null` where the path does not end with the record's key, or
 * does not determine the record alone.
 */
export function loneResourceOf(catalogue: Catalogue, read: Operation): Resource | null {
  const item = itemOfRead(read);
  const isOther = read.parameters.some(({ required, in: place }) => required && place !== "path");
  const isRecordRead = read.method === "get" && read.effect === "read" && read.list === null;
  if (!isRecordRead || isOther || !item?.shape.endsWith("{}")) return null;
  const record = read.answer && recordIn(catalogue, read.answer);
  if (!record) return null;
  const found = resourceAt({ catalogue, list: read, record, item });
  // A write whose request has nothing of the record changes something else about it.
  const { edit, actions } = found;
  const isAction = edit !== null && edit.holder === null;
  return {
    ...found,
    add: null,
    ...(isAction && { edit: null, actions: [edit.operation, ...actions] }),
  };
}

/** Fields that an answer may have beside its record. */
const besides = /^(_?links|meta|included|jsonapi)$/;

/**
 * The schema of the record in an answer: the only record in it, as in `{"tag": {}}`, or the answer
 * itself. `null` where the answer is no record.
 */
function recordIn({ resolve }: Catalogue, answer: JsonSchema): JsonSchema | null {
  const whole = withKinds(resolve, answer);
  const names = Object.keys(whole.properties ?? {});
  const [only, ...others] = names.filter((name) => !besides.test(name));
  const inner = only === undefined ? undefined : whole.properties?.[only];
  const within = inner && others.length === 0 ? withKinds(resolve, inner) : null;
  if (within?.properties) return within;
  return names.length > 0 ? whole : null;
}
