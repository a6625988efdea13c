import type { Catalogue } from "../../catalogue/catalogue.ts";
import type { Operation, Parameter } from "../../catalogue/operation.ts";
import { pageArguments, sizeNear } from "../../catalogue/paging/paging.ts";
import { typesOf } from "../../catalogue/schema/json-schema.ts";
import { own } from "../../catalogue/schema/record.ts";
import { type Row, recordOf } from "../../catalogue/schema/rows.ts";

type Values = Readonly<Record<string, unknown>>;

/** Rows that a service has returned, and the arguments of that call. */
export interface FoundRows {
  operation: Operation;
  args: Values;
  rows: readonly Row[];
}

/** The arguments of an operation, as far as they are known. */
export interface Filled {
  args: Values;
  /** Whether some arguments come from rows, so that the service may not find a record for them. */
  isOfRows: boolean;
  /** The required parameters for which no value is known. */
  missing: readonly string[];
}

/** Number of rows requested per page. */
const pageSize = 10;

/**
 * Fills the parameters of an operation with given values, values from its document, or values from
 * rows.
 */
export function fillArguments(
  catalogue: Catalogue,
  operation: Operation,
  given: Values,
  found: readonly FoundRows[],
): Filled {
  const { parameters, list } = operation;
  const size = parameters.find(({ name }) => name === list?.size);
  const rows = size ? sizeNear(catalogue.resolve(size.schema), pageSize) : null;
  const args: Record<string, unknown> = { ...pageArguments(list ?? { rows: "" }, 1, rows) };
  let isOfRows = false;
  // The last path parameter comes first, since its row also fixes the path parameters before it.
  for (const parameter of parameters.toReversed()) {
    const { name, required, isWanted } = parameter;
    const known = given[name] ?? (required ? statedOf(catalogue, parameter) : undefined);
    if (known !== undefined) args[name] = known;
    if ((!required && !isWanted) || args[name] !== undefined) continue;
    const told = toldBy(catalogue, operation, parameter, found);
    if (!told) continue;
    isOfRows = true;
    for (const { name: other, in: place } of parameters) {
      if (place === "path" && other !== name) args[other] ??= told.args[other];
    }
    const isList = typesOf(catalogue.resolve(parameter.schema)).includes("array");
    args[name] = isList ? [told.value] : told.value;
  }
  const missing = parameters.filter(({ name, required }) => required && args[name] === undefined);
  return { args, isOfRows, missing: missing.map(({ name }) => name) };
}

function statedOf({ resolve }: Catalogue, { schema }: Parameter): unknown {
  const { const: only, enum: listed, default: usual, examples } = resolve(schema);
  return only ?? usual ?? examples?.[0] ?? listed?.[0];
}

/**
 * A value for a parameter from a list's rows, and the arguments of that list; `null` if no list has
 * one.
 */
function toldBy(
  catalogue: Catalogue,
  { tag, path }: Operation,
  { name, in: place }: Parameter,
  found: readonly FoundRows[],
): { value: unknown; args: Values } | null {
  const [, noun] = /^(.*?)_?ids?$/i.exec(name) ?? [];
  const above = place === "path" ? path.slice(0, path.indexOf(`/{${name}}`)) : null;
  const word = noun?.toLowerCase();
  const isSame = (other: Operation) => other.tag === tag;
  const isNamed = (other: Operation) => !!word && other.tag.toLowerCase().endsWith(word);
  const keyed: ((other: Operation) => boolean)[] = [
    (other) => above !== null && other.path === above,
    (other) => isNamed(other) && tag.startsWith(other.tag),
    isNamed,
    (other) => !!word && (other.path.split("/").at(-1) ?? "").toLowerCase().startsWith(word),
    (other) => word === "" && isSame(other),
  ];
  for (const isMeant of keyed) {
    for (const { operation, args, rows } of found) {
      const value = isMeant(operation) ? valueIn(rows, keyOf(catalogue, operation)) : undefined;
      if (value !== undefined) return { value, args };
    }
  }
  if (word === "") return null;
  for (const { rows } of found) {
    const value = valueIn(rows, [name]);
    if (value !== undefined) return { value, args: {} };
  }
  return null;
}

/** The fields that may be the key of a list's rows. */
function keyOf(catalogue: Catalogue, operation: Operation): string[] {
  const stated = recordOf(catalogue, operation)?.["x-key"];
  return [...(stated === undefined ? [] : [stated]), "id", "_id", "gid", "uuid", "key"];
}

function valueIn(rows: readonly Row[], fields: readonly string[]): unknown {
  const values = fields.flatMap((field) => rows.map((row) => own(row, field)));
  return values.find((value) => (typeof value === "string" && value !== "") || isNumber(value));
}

const isNumber = (value: unknown) => typeof value === "number";
