import type { Operation } from "../../catalogue/operation.ts";
import { placesIn } from "../../catalogue/resources/paths.ts";
import { isIdName } from "../../catalogue/schema/id-name.ts";
import { recordOf } from "../../catalogue/schema/rows.ts";
import { otherKey } from "../fit/key-fit.ts";
import { isAssignable } from "../fit/type-fit.ts";
import { keyFieldOf } from "../plan/rows.ts";
import type { Problem } from "../problem.ts";
import { entryNamed, nodesIn } from "../source.ts";
import { listType, type Type, typeOfSchema } from "../type.ts";
import { addEntries, addItem, replaced } from "./entry-edits.ts";
import { type FaultyPage, nodeAt, shapedNodeAt } from "./find-node.ts";
import { namedFix, type QuickFix, type TextEdit } from "./quick-fix.ts";

/** An argument that a call lacks: its name, the call's pointer, and the operation that is called. */
interface Missing {
  pointer: string;
  name: string;
  operation: Operation;
}

/**
 * The edit that gives a call a missing argument, guessed from the place of the call, or has its form
 * or import ask for it; `null` where no value is a safe guess.
 */
export function addParameter(page: FaultyPage, pointer: string, name: string): TextEdit | null {
  const operation = operationAt(page, pointer);
  if (!operation) return null;
  const missing = { pointer, name, operation };
  const value = entered(page, missing) ?? askedBeside(page, missing) ?? keyOfRow(page, missing);
  return value === null ? askedFor(page, missing) : addArguments(page, pointer, { [name]: value });
}

/** The edit that sends the fields of a row that a call would erase; `null` where it lacks any. */
export function keepFields({ pointer, values }: Problem, page: FaultyPage): QuickFix | null {
  const names = String(values.names);
  const operation = operationAt(page, pointer);
  const kept = names.split(", ").map((name) => [name, JSON.stringify(`row.${name}`)] as const);
  const isKept = ([name, value]: readonly [string, string]) =>
    operation !== null && ofRow(page, { pointer, name, operation }) === value;
  const edit = kept.every(isKept) && addArguments(page, pointer, Object.fromEntries(kept));
  return edit ? namedFix("fix.addParameter", names, edit) : null;
}

/**
 * The edit by which the only call of the operation that declares a filter reads it; `null` where
 * several calls could, or none.
 */
export function readFilter({ pointer, values }: Problem, page: FaultyPage): QuickFix | null {
  const { root } = page;
  const read = String(values.name);
  const name = read.slice(read.lastIndexOf(".") + 1);
  const block = nodeAt(root, pointer.replace(/\/fields\/\d+$/, ""));
  const operation = block && entryNamed(block, "of")?.node;
  if (!operation?.scalar) return null;
  const [call, ...others] = nodesIn(root).filter(
    (node) => node.scalar === operation.scalar && node !== operation,
  );
  if (!call || others.length > 0) return null;
  const edit = addArguments(page, call.pointer, { [name]: JSON.stringify(read) });
  return edit && namedFix("fix.addParameter", name, edit);
}

function operationAt({ root, environment }: FaultyPage, pointer: string): Operation | null {
  const node = nodeAt(root, pointer);
  const named = node?.type === "string" ? node : node && entryNamed(node, "call")?.node;
  return environment.catalogue.operations.get(String(named?.scalar)) ?? null;
}

/** The edit that gives a call some arguments, as JSON. */
export function addArguments(
  page: FaultyPage,
  pointer: string,
  values: Readonly<Record<string, string>>,
): TextEdit | null {
  const { root, source } = page;
  const node = nodeAt(root, pointer);
  const call = node?.type === "string" ? nodeAt(root, pointer.replace(/\/call$/, "")) : node;
  if (!node || !call) return null;
  const entries = Object.entries(values).map(
    ([name, value]) => `${JSON.stringify(name)}: ${value}`,
  );
  const written = `{ ${entries.join(", ")} }`;
  // An object that cannot hold `with` itself, such as an action, names its call in a property.
  const isShort =
    call === node || !Object.hasOwn(shapedNodeAt(page, call.pointer)?.properties ?? {}, "with");
  if (node.type === "string" && isShort) {
    const text = `{ "call": ${JSON.stringify(node.scalar)}, "with": ${written} }`;
    return replaced(node, text);
  }
  const given = entryNamed(call, "with")?.node;
  if (!given) return addEntries(source, call, { with: written });
  return given.type === "object" ? addEntries(source, given, values) : null;
}

function typeOfMissing({ environment }: FaultyPage, { name, operation }: Missing): Type | null {
  const parameter = operation.parameters.find((candidate) => candidate.name === name);
  return parameter ? typeOfSchema(environment.catalogue, parameter.schema) : null;
}

/** The variable that holds what a person has just entered, for a call that saves it at once. */
function entered(page: FaultyPage, missing: Missing): string | null {
  const { pointer, name } = missing;
  const type = typeOfMissing(page, missing);
  if (pointer.includes("/move/") && name === "places") return '"places"';
  if (pointer.includes("/rename/call") && type?.kind === "string" && !isIdName(name))
    return '"text"';
  return pointer.includes("/cell/save") && type?.kind === "bool" ? '"value"' : null;
}

/** The form's value of the same name, for a call that reads the options of one of its fields. */
function askedBeside({ root }: FaultyPage, { pointer, name }: Missing): string | null {
  const [, place] = /^(.*\/fields)\/\d+\/options\b/.exec(pointer) ?? [];
  const fields = place === undefined ? null : nodeAt(root, place);
  const isAsked = fields?.items.some(
    (item) => (item.scalar ?? entryNamed(item, "field")?.node.scalar) === name,
  );
  return isAsked ? JSON.stringify(`form.${name}`) : null;
}

/**
 * What a row gives for a read, or as a key for a write. Other values are no guess for a write, which
 * would send back what the record already holds.
 */
function keyOfRow(page: FaultyPage, missing: Missing): string | null {
  const { name, operation } = missing;
  const isKey = isIdName(name) || placesIn(operation.path).includes(name);
  return operation.effect === "read" || isKey ? ofRow(page, missing) : null;
}

/** The row's field of the parameter's name, or the row's key, for a call of an action on a row. */
function ofRow(page: FaultyPage, missing: Missing): string | null {
  const { root, environment } = page;
  const { catalogue } = environment;
  const { pointer, name } = missing;
  const [, at] =
    /^(.*)\/(?:rowActions\/|nodeActions\/|columns\/|rename\b|remove\b)/.exec(pointer) ?? [];
  const block = at === undefined ? undefined : nodeAt(root, at);
  const rows = block && entryNamed(block, "rows")?.node;
  const id = rows?.type === "object" ? entryNamed(rows, "call")?.node.scalar : rows?.scalar;
  const lister = catalogue.operations.get(String(id));
  const record = lister && recordOf(catalogue, lister);
  const wanted = typeOfMissing(page, missing);
  if (!record || !wanted) return null;
  const properties = record.properties ?? {};
  const field = Object.hasOwn(properties, name) ? name : keyFieldOf(record);
  const schema = properties[field];
  const type = schema && typeOfSchema(catalogue, schema);
  if (!type || otherKey(type, wanted)) return null;
  if (isAssignable(type, wanted)) return JSON.stringify(`row.${field}`);
  return isAssignable(listType(type), wanted) ? JSON.stringify(`[row.${field}]`) : null;
}

/**
 * The edit that adds a missing parameter to the fields of a form or an import that lists its
 * fields.
 */
function askedFor({ root, source }: FaultyPage, { pointer, name }: Missing): TextEdit | null {
  const [, call, of] = /^(.*\/(submit|import))(\/call)?$/.exec(pointer) ?? [];
  const holder = of === "submit" ? call?.replace(/\/submit$/, "") : call;
  const block = holder === undefined ? null : nodeAt(root, holder);
  const fields = block?.type === "object" ? entryNamed(block, "fields")?.node : undefined;
  return fields?.type === "array" ? addItem(source, fields, JSON.stringify(name)) : null;
}
