import type { Catalogue } from "../catalogue.ts";
import type { Operation } from "../operation.ts";
import { type JsonSchema, typesOf } from "../schema/json-schema.ts";
import { bodyOf, holderOf, leastShared } from "./alike.ts";
import { shapeOf } from "./paths.ts";
import { readBeside } from "./read-at.ts";

/**
 * The schema of the record that an operation replaces as a whole, as the read at the same path
 * answers it; `null` if the operation replaces none, or no read shows what it replaces. What a path
 * without a key answers is the record only if it shares a field with the request.
 */
export function replacedRecord(catalogue: Catalogue, operation: Operation): JsonSchema | null {
  if (!operation.isReplacing) return null;
  const read = readBeside(catalogue, operation);
  if (!read) return null;
  const answer = catalogue.resolve(read.answer ?? {});
  // The answer may hold the record in a field, such as `data`.
  const held = holderOf(catalogue, answer, bodyOf(operation), leastShared);
  const isOpen = operation.path.includes("{") && !isEnteredWhole(catalogue, operation);
  return held?.record ?? (isOpen ? answer : null);
}

/**
 * The fields of a request that its record may hold where the request replaces it: those that its
 * read tells, or without a read those that the replacement answers, or else all but the write-only.
 * @param taken The record within the request.
 */
export function fieldsAtStake(
  catalogue: Catalogue,
  operation: Operation,
  taken: JsonSchema,
): string[] {
  if (!operation.isReplacing) return [];
  const answered = holderOf(catalogue, operation.answer, taken, leastShared);
  const { properties: whole = {} } =
    replacedRecord(catalogue, operation) ?? answered?.record ?? taken;
  return Object.entries(taken.properties ?? {}).flatMap(([name, schema]) =>
    Object.hasOwn(whole, name) && !catalogue.resolve(schema).writeOnly ? [name] : [],
  );
}

/**
 * Whether a form asks for all that a request holds, so that nothing is left out of it unnoticed: an
 * answer that shares no field with it need not be what it replaces.
 */
function isEnteredWhole({ resolve }: Catalogue, { parameters }: Operation): boolean {
  const sent = parameters.filter(({ in: place }) => place === "body" || place === "content");
  return sent.every(({ required, schema }) => {
    const types = typesOf(resolve(schema));
    return required && types.length > 0 && !types.some((type) => /^(object|array)$/.test(type));
  });
}

/**
 * The list that an operation replaces as a whole by an array, which is all that its request holds, as
 * the read at the same path answers it, such as the roles of a user; `null` if it replaces none.
 */
export function replacedList(catalogue: Catalogue, operation: Operation): Operation | null {
  const { isReplacing, parameters, service, path } = operation;
  const [sent, ...others] = parameters.filter(({ in: place }) => /^(body|content)$/.test(place));
  if (!isReplacing || !sent || others.length > 0) return null;
  if (!typesOf(catalogue.resolve(sent.schema)).includes("array")) return null;
  const isRead = (one: Operation) => one.method === "get" && shapeOf(one.path) === shapeOf(path);
  const reads = [...catalogue.operations.values()].filter((one) => one.service === service);
  return reads.find((one) => one.list !== null && isRead(one)) ?? null;
}

/**
 * The fields that the document declares of the record that an operation replaces, where the record's
 * further fields go back with it; `null` elsewhere. A request takes them if it says that it is open
 * to further fields, or says nothing and takes the record itself, with each field that the read
 * declares, rather than fields of its own.
 */
export function declaredFields(catalogue: Catalogue, id: string): string[] | null {
  const operation = catalogue.operations.get(id);
  const record = operation && replacedRecord(catalogue, operation);
  if (!record || operation.body === null) return null;
  const { additionalProperties: isOpen, properties: taken = {} } = operation.request;
  const told = Object.entries(record.properties ?? {});
  const isWhole = ([name, { readOnly = false }]: (typeof told)[number]) =>
    readOnly || name === record["x-key"] || Object.hasOwn(taken, name);
  const takesOthers = isOpen === undefined ? told.length > 0 && told.every(isWhole) : isOpen;
  return takesOthers === false ? null : [...told.map(([name]) => name), ...Object.keys(taken)];
}
