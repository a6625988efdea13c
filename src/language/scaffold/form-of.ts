import type { Catalogue } from "../../catalogue/catalogue.ts";
import type { Operation } from "../../catalogue/operation.ts";
import { isPaged } from "../../catalogue/paging/paging.ts";
import { isKeyOf, placesIn, plain } from "../../catalogue/resources/paths.ts";
import { resourceOf } from "../../catalogue/resources/resource.ts";
import type { JsonSchema } from "../../catalogue/schema/json-schema.ts";
import { recordOf } from "../../catalogue/schema/rows.ts";
import { takesWords } from "../plan/takes-words.ts";
import { typeOf } from "./address-params.ts";
import { type Arguments, callText, isNeeded, type SourceObject } from "./calls.ts";
import type { First } from "./first-values.ts";
import { usualFields } from "./untold-fields.ts";

/**
 * The form of an operation with the given arguments. Of its fields, those that hold the key of a
 * record in another list, such as `guestId` beside `GET /guests`, offer that list's records by name.
 */
export function formOf(
  catalogue: Catalogue,
  operation: Operation,
  bound: Arguments,
  { values, fields: given }: Partial<First> = {},
): SourceObject {
  const usual = given ?? usualFields(catalogue, operation.request, bound);
  const offering = usual.map((field) => {
    const options = typeof field === "string" && optionsOf(catalogue, operation, field);
    return options ? { field, options } : field;
  });
  const fields = offering.some((field, at) => field !== usual[at]) ? offering : given;
  const submit = callText(operation, bound);
  return { kind: "form", ...(values && { values }), submit, ...(fields && { fields }) };
}

/**
 * The options of a field that holds the key of a record in another list of the service; `null` where
 * no list fits, or several do.
 */
function optionsOf(
  catalogue: Catalogue,
  { service, request }: Operation,
  name: string,
): SourceObject | null {
  const schema = catalogue.resolve(request.properties?.[name] ?? {});
  const isSettled = schema.enum !== undefined || schema.const !== undefined || schema["x-dict"];
  const held = schema.items ? catalogue.resolve(schema.items) : schema;
  if (isSettled || held.enum !== undefined) return null;
  // A list of keys is called `guestIds` or `guestIdList`.
  const one = schema.items ? name.replace(/(s|_?list)$/i, "") : name;
  const found = [...catalogue.operations.values()].filter(
    (list) => list.service === service && isListOfKeys(catalogue, list, one, held),
  );
  const [list, ...others] = found;
  return list && others.length === 0 ? { call: list.id, ...byWords(catalogue, list) } : null;
}

/**
 * Whether a field's name means the key of a list's records; the list needs no arguments, and its
 * records have names to choose them by.
 */
function isListOfKeys(
  catalogue: Catalogue,
  list: Operation,
  name: string,
  held: JsonSchema,
): boolean {
  if (!list.list || list.effect !== "read" || placesIn(list.path).length > 0) return false;
  if (list.parameters.some((parameter) => isNeeded(list, parameter))) return false;
  const record = recordOf(catalogue, list);
  const { "x-key": key, "x-label": label } = record ?? {};
  if (!record || key === undefined || label === undefined || label === key) return false;
  const isAlike = typeOf(catalogue, record.properties?.[key]) === typeOf(catalogue, held);
  return isAlike && plain(name) !== plain(key) && isKeyOf(name, key, list.path);
}

/** How the service finds the records of a long list by words, and one of them by its key. */
function byWords(catalogue: Catalogue, list: Operation): SourceObject {
  const resource = resourceOf(catalogue, list);
  const search = list.parameters.find(({ name }) => takesWords.test(name));
  const { read, item } = resource ?? {};
  const [place, ...others] = read ? placesIn(read.path) : [];
  const isNamed = read?.answer?.properties?.[resource?.record["x-label"] ?? ""] !== undefined;
  if (!list.list || !isPaged(list.list) || !search || !read || !item || !isNamed) return {};
  if (place === undefined || others.length > 0) return {};
  return { search: search.name, one: callText(read, { [place]: "value" }) };
}
