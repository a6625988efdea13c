import type { Catalogue } from "../../catalogue/catalogue.ts";
import { attributesOf, usualLabels } from "../../catalogue/schema/attributes.ts";
import { constantOf } from "../../catalogue/schema/constants.ts";
import { type JsonSchema, typesOf } from "../../catalogue/schema/json-schema.ts";
import { shownNames } from "../plan/field.ts";
import { sortsRecords } from "../plan/rows.ts";
import type { SourceObject } from "./calls.ts";

/** Records with more fields than this show only those that say something to people. */
const mostUsual = 10;

/**
 * The columns of a list whose records have many fields: first what people call a record by, and
 * none of the addresses that are meant for programs. Of fewer fields, those that hold another
 * record with a name, such as the `guest` of a reservation, are shown by that name, and a state as
 * such. Left out where all fields are shown anyway, in an order that begins with something to tell
 * the rows apart by.
 */
export function chosenColumns(catalogue: Catalogue, record: JsonSchema): SourceObject {
  const names = shownNames({ catalogue }, record);
  const { "x-label": label, "x-key": key, properties = {} } = record;
  const isForPrograms = (name: string) =>
    /(^|_)ur[il]s?$|Ur[il]s?$|^node_id$/.test(name) ||
    /^uri/.test(catalogue.resolve(properties[name] ?? {}).format ?? "");
  const others = names.filter((name) => name === label || name === key || !isForPrograms(name));
  const rank = (name: string) => (name === label ? 0 : name === key ? 1 : 2);
  const columns = others.toSorted((a, b) => rank(a) - rank(b));
  const isUsual = columns.every((name, at) => name === names[at]) && others.length === names.length;
  if (names.length > mostUsual) return isUsual ? {} : { columns };
  const named = Object.keys(properties).filter((name) =>
    isNamedRecord(catalogue, properties, name),
  );
  const isWide =
    names.length + named.length > mostUsual || attributesOf(catalogue, record).length > 0;
  const shown =
    named.length === 0 || isWide
      ? names
      : Object.keys(properties).filter((name) => names.includes(name) || named.includes(name));
  // A list that began with a sort of record, such as `resource_type`, would say it in every row.
  const [first = ""] = shown;
  if (label !== undefined && first !== label && sortsRecords(first)) {
    return { columns: shown.toSorted((a, b) => rank(a) - rank(b)) };
  }
  return shown === names ? {} : { columns: shown };
}

/** Endings of names for the state of a record. */
const stating = /(status|state)$/i;

/**
 * Whether a field holds another record that people know by a name, or a state, as the `status` of an
 * alert does beside lists of what silences the alert.
 */
function isNamedRecord(
  catalogue: Catalogue,
  properties: NonNullable<JsonSchema["properties"]>,
  name: string,
): boolean {
  const { resolve } = catalogue;
  const {
    properties: inner = {},
    writeOnly,
    "x-hidden": isHidden,
  } = resolve(properties[name] ?? {});
  if (writeOnly || isHidden) return false;
  const typeOf = (field: string) => typesOf(resolve(inner[field] ?? {}))[0];
  const simple = shownNames({ catalogue }, { properties: inner });
  const [only = "", ...others] = simple.filter((field) => typeOf(field) !== "array");
  const isOne = others.length === 0 && typeOf(only) === "string";
  const isTelling = constantOf(resolve(inner[only] ?? {})) === undefined;
  const isState = isOne && isTelling && [name, only].some((said) => stating.test(said));
  return isState || usualLabels.some((label) => Object.hasOwn(inner, label));
}
