import { exampleText } from "../../catalogue/example/example-text.ts";
import type { Operation } from "../../catalogue/operation.ts";
import { recordOf } from "../../catalogue/schema/rows.ts";
import type { LanguageEnvironment } from "../environment.ts";
import { isAssignable } from "../fit/type-fit.ts";
import { misfitsOfValue } from "../fit/value-fit.ts";
import { keyFieldOf } from "../plan/rows.ts";
import { shapedNodes } from "../shape/shaped-node.ts";
import { entryNamed, type SourceNode } from "../source.ts";
import { listType, type Type, typeOfSchema } from "../type.ts";
import { addEntries } from "./entry-edits.ts";
import { nodeAt, pathTo } from "./find-node.ts";
import type { TextEdit } from "./quick-fix.ts";

/** Gives the call at a pointer an argument: of the row where it fits, else one to begin with. */
export function addParameter(
  root: SourceNode,
  source: string,
  pointer: string,
  name: string,
  environment: LanguageEnvironment,
): TextEdit | null {
  const node = nodeAt(root, pointer);
  const call = node?.type === "string" ? nodeAt(root, pointer.replace(/\/call$/, "")) : node;
  if (!node || !call) return null;
  const named = node.type === "string" ? node : entryNamed(node, "call")?.node;
  const operation = environment.catalogue.operations.get(String(named?.scalar));
  if (!operation) return null;
  const value =
    entered(pointer, name, operation, environment) ??
    ofRow(root, pointer, name, operation, environment) ??
    usual(name, operation, environment);
  const written = `{ ${JSON.stringify(name)}: ${value} }`;
  // What takes no arguments itself names a call of its own, as an action does.
  const isShort = call === node || !takesArguments(call, source, environment);
  if (node.type === "string" && isShort) {
    const text = `{ "call": ${JSON.stringify(operation.id)}, "with": ${written} }`;
    return { offset: node.offset, length: node.length, text };
  }
  const given = entryNamed(call, "with")?.node;
  if (!given) return addEntries(source, call, { with: written });
  return given.type === "object" ? addEntries(source, given, { [name]: value }) : null;
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

/** Where a call saves what was entered in its place, the variable that holds that. */
function entered(
  pointer: string,
  name: string,
  operation: Operation,
  environment: LanguageEnvironment,
): string | null {
  const type = typeOfParameter(name, operation, environment);
  if (pointer.includes("/rename/call") && type?.kind === "string") return '"text"';
  return pointer.includes("/cell/save") && type?.kind === "bool" ? '"value"' : null;
}

/** Where an action stands on a row, the row's field of that name, or its key. */
function ofRow(
  root: SourceNode,
  pointer: string,
  name: string,
  operation: Operation,
  environment: LanguageEnvironment,
): string | null {
  const { catalogue } = environment;
  const at = Math.max(pointer.lastIndexOf("/rowActions/"), pointer.lastIndexOf("/nodeActions/"));
  const block = at < 0 ? undefined : pathTo(root, pointer.slice(0, at))?.at(-1);
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
  if (!type) return null;
  if (isAssignable(type, wanted)) return JSON.stringify(`row.${field}`);
  return isAssignable(listType(type), wanted) ? JSON.stringify(`[row.${field}]`) : null;
}

function usual(name: string, operation: Operation, environment: LanguageEnvironment): string {
  const value = valueToBeginWith(typeOfParameter(name, operation, environment), name);
  return JSON.stringify(typeof value === "string" ? `'${value}'` : value);
}

/** A value that fits, plain and empty where such a one does. */
function valueToBeginWith(type: Type | null, name: string): unknown {
  const schema = type?.said?.schema ?? {};
  switch (type?.kind) {
    case "string": {
      const plain = type.values?.[0] ?? "";
      return misfitsOfValue(plain, type).length === 0 ? plain : exampleText(schema, name, 0);
    }
    case "number":
      return type.values?.[0] ?? schema.minimum ?? 0;
    case "bool":
      return false;
    case "list":
      return schema.minItems ? [valueToBeginWith(type.of, name)] : [];
    default:
      return null;
  }
}
