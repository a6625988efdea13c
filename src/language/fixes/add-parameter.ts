import type { Operation } from "../../catalogue/operation.ts";
import { placesIn } from "../../catalogue/resources/paths.ts";
import { isIdName } from "../../catalogue/schema/id-name.ts";
import { recordOf } from "../../catalogue/schema/rows.ts";
import type { LanguageEnvironment } from "../environment.ts";
import { otherKey } from "../fit/key-fit.ts";
import { isAssignable } from "../fit/type-fit.ts";
import { keyFieldOf } from "../plan/rows.ts";
import type { Problem } from "../problem.ts";
import { shapedNodes } from "../shape/shaped-node.ts";
import { entryNamed, nodesIn, type SourceNode } from "../source.ts";
import { listType, type Type, typeOfSchema } from "../type.ts";
import { addEntries, addItem } from "./entry-edits.ts";
import { nodeAt } from "./find-node.ts";
import { namedFix, type QuickFix, type TextEdit } from "./quick-fix.ts";

/**
 * The edit that gives a call a missing argument, guessed from the place of the call, or has its form
 * or import ask for it; `null` where no value is a safe guess.
 */
export function addParameter(
  root: SourceNode,
  source: string,
  pointer: string,
  name: string,
  environment: LanguageEnvironment,
): TextEdit | null {
  const operation = operationAt(root, pointer, environment);
  if (!operation) return null;
  const value =
    entered(pointer, name, operation, environment) ??
    askedBeside(root, pointer, name) ??
    keyOfRow(root, pointer, name, operation, environment);
  return value === null
    ? askedFor(root, source, pointer, name)
    : addArguments(root, source, pointer, { [name]: value }, environment);
}

/** The edit that sends the fields of a row that a call would erase; `null` where it lacks any. */
export function keepFields(
  { pointer, values }: Problem,
  root: SourceNode,
  source: string,
  environment: LanguageEnvironment,
): QuickFix | null {
  const names = String(values.names);
  const operation = operationAt(root, pointer, environment);
  const kept = names.split(", ").map((name) => [name, JSON.stringify(`row.${name}`)] as const);
  const isKept = ([name, value]: readonly [string, string]) =>
    operation !== null && ofRow(root, pointer, name, operation, environment) === value;
  const given = Object.fromEntries(kept);
  const edit = kept.every(isKept) && addArguments(root, source, pointer, given, environment);
  return edit ? namedFix("fix.addParameter", names, edit) : null;
}

/**
 * The edit by which the only call of the operation that declares a filter reads it; `null` where
 * several calls could, or none.
 */
export function readFilter(
  { pointer, values }: Problem,
  root: SourceNode,
  source: string,
  environment: LanguageEnvironment,
): QuickFix | null {
  const read = String(values.name);
  const name = read.slice(read.lastIndexOf(".") + 1);
  const block = nodeAt(root, pointer.replace(/\/fields\/\d+$/, ""));
  const operation = block && entryNamed(block, "of")?.node;
  if (!operation?.scalar) return null;
  const [call, ...others] = nodesIn(root).filter(
    (node) => node.scalar === operation.scalar && node !== operation,
  );
  if (!call || others.length > 0) return null;
  const given = { [name]: JSON.stringify(read) };
  const edit = addArguments(root, source, call.pointer, given, environment);
  return edit && namedFix("fix.addParameter", name, edit);
}

function operationAt(
  root: SourceNode,
  pointer: string,
  { catalogue }: LanguageEnvironment,
): Operation | null {
  const node = nodeAt(root, pointer);
  const named = node?.type === "string" ? node : node && entryNamed(node, "call")?.node;
  return catalogue.operations.get(String(named?.scalar)) ?? null;
}

/** The edit that gives a call some arguments, as JSON. */
export function addArguments(
  root: SourceNode,
  source: string,
  pointer: string,
  values: Readonly<Record<string, string>>,
  environment: LanguageEnvironment,
): TextEdit | null {
  const node = nodeAt(root, pointer);
  const call = node?.type === "string" ? nodeAt(root, pointer.replace(/\/call$/, "")) : node;
  if (!node || !call) return null;
  const entries = Object.entries(values).map(
    ([name, value]) => `${JSON.stringify(name)}: ${value}`,
  );
  const written = `{ ${entries.join(", ")} }`;
  // An object that cannot hold `with` itself, such as an action, names its call in a property.
  const isShort = call === node || !takesArguments(call, source, environment);
  if (node.type === "string" && isShort) {
    const text = `{ "call": ${JSON.stringify(node.scalar)}, "with": ${written} }`;
    return { offset: node.offset, length: node.length, text };
  }
  const given = entryNamed(call, "with")?.node;
  if (!given) return addEntries(source, call, { with: written });
  return given.type === "object" ? addEntries(source, given, values) : null;
}

function takesArguments(
  { pointer }: SourceNode,
  source: string,
  environment: LanguageEnvironment,
): boolean {
  const shaped = shapedNodes(source, environment).find(({ node }) => node.pointer === pointer);
  return Object.hasOwn(shaped?.properties ?? {}, "with");
}

function typeOfParameter(
  name: string,
  operation: Operation,
  { catalogue }: LanguageEnvironment,
): Type | null {
  const parameter = operation.parameters.find((candidate) => candidate.name === name);
  return parameter ? typeOfSchema(catalogue, parameter.schema) : null;
}

/** The variable that holds what a person has just entered, for a call that saves it at once. */
function entered(
  pointer: string,
  name: string,
  operation: Operation,
  environment: LanguageEnvironment,
): string | null {
  const type = typeOfParameter(name, operation, environment);
  if (pointer.includes("/move/") && name === "places") return '"places"';
  if (pointer.includes("/rename/call") && type?.kind === "string" && !isIdName(name))
    return '"text"';
  return pointer.includes("/cell/save") && type?.kind === "bool" ? '"value"' : null;
}

/** The form's value of the same name, for a call that reads the options of one of its fields. */
function askedBeside(root: SourceNode, pointer: string, name: string): string | null {
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
function keyOfRow(...place: Parameters<typeof ofRow>): string | null {
  const [, , name, { effect, path }] = place;
  const isKey = isIdName(name) || placesIn(path).includes(name);
  return effect === "read" || isKey ? ofRow(...place) : null;
}

/** The row's field of the parameter's name, or the row's key, for a call of an action on a row. */
function ofRow(
  root: SourceNode,
  pointer: string,
  name: string,
  operation: Operation,
  environment: LanguageEnvironment,
): string | null {
  const { catalogue } = environment;
  const [, at] =
    /^(.*)\/(?:rowActions\/|nodeActions\/|columns\/|rename\b|remove\b)/.exec(pointer) ?? [];
  const block = at === undefined ? undefined : nodeAt(root, at);
  const rows = block && entryNamed(block, "rows")?.node;
  const id = rows?.type === "object" ? entryNamed(rows, "call")?.node.scalar : rows?.scalar;
  const lister = catalogue.operations.get(String(id));
  const record = lister && recordOf(catalogue, lister);
  const wanted = typeOfParameter(name, operation, environment);
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
function askedFor(
  root: SourceNode,
  source: string,
  pointer: string,
  name: string,
): TextEdit | null {
  const [, call, of] = /^(.*\/(submit|import))(\/call)?$/.exec(pointer) ?? [];
  const holder = of === "submit" ? call?.replace(/\/submit$/, "") : call;
  const block = holder === undefined ? null : nodeAt(root, holder);
  const fields = block?.type === "object" ? entryNamed(block, "fields")?.node : undefined;
  return fields?.type === "array" ? addItem(source, fields, JSON.stringify(name)) : null;
}
