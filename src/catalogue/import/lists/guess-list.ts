import type { Catalogue } from "../../catalogue.ts";
import type { ListExtension } from "../../openapi.ts";
import type { Operation } from "../../operation.ts";
import { orderSchema, sortableFields } from "../../paging/list-order.ts";
import { plain, shapeOf, withoutFormat } from "../../resources/paths.ts";
import { attributesOf } from "../../schema/attributes.ts";
import { isNumeric, type JsonSchema, typesOf } from "../../schema/json-schema.ts";
import { pointerStep } from "../../schema/pointer.ts";
import { recordAt } from "../../schema/rows.ts";
import { withKinds } from "../../schema/with-kinds.ts";
import type { ImportOptions } from "../options.ts";
import { aroundNames, hasOwnKey, placesBelow, propertiesOf } from "./answer-places.ts";
import { guessNesting } from "./guess-nesting.ts";
import { type AnswerPlace, guessPaging } from "./guess-paging.ts";
import { rowNames, rowsPlace } from "./rows-place.ts";

/** Names for the field that holds the name of an object's member. */
const nameFields: readonly string[] = ["key", "_key", "memberName"];
/** Names of parameters that ask for the total number of rows. */
const countNames = /^(\$?count|(include|with|return)_?(total|count)s?(_?count)?)$/i;
const totalNames =
  /^(@odata\.count|total|(filter_?)?count|total_?(count|elements|items|results|records|entries|rows|docs|hits|size))$/i;

/**
 * The list in an operation's response, as far as its schema and parameters show it; otherwise
 * `null`.
 */
export function guessList(
  catalogue: Catalogue,
  operation: Operation,
  options: ImportOptions,
): ListExtension | null {
  if (operation.effect !== "read" || !operation.answer || operation.file !== null) return null;
  const answer = withKinds(catalogue.resolve, operation.answer);
  const places = placesIn(catalogue, answer);
  const paging = guessPaging(catalogue, operation, { options, places });
  const isPaged = Object.keys(paging).length > 0;
  const total = options.total ?? totalPlace(catalogue, answer);
  const path = withoutFormat(operation.path);
  const isLikely = isPaged || total !== undefined;
  // What leads from page to page is no record, as the lists of Google Compute with ids of their own.
  const isLed = "cursor" in paging && "next" in paging && !path.endsWith("}");
  const isOne =
    !(isLed && hasOwnKey(answer)) && isRecordItself(catalogue, operation, answer, isLikely);
  const found = () => rowsPlace(catalogue, answer, { ...operation, path }, isLikely);
  const rows = options.rows ?? (isOne ? null : found());
  if (rows === null) return guessMembers(catalogue, answer, path, paging);
  const record = recordAt(catalogue, answer, rows);
  const { properties } = record ?? {};
  if (!record || !properties) return null;
  const ordered = withOrderOf(catalogue, operation, paging, [
    ...Object.keys(properties),
    ...attributesOf(catalogue, record).map(({ name }) => name),
  ]);
  const nesting = isPaged ? {} : guessNesting(catalogue, operation.path, properties);
  const isCounted = total !== undefined && rows !== "";
  const counted = isCounted && { total, ...countedBy(catalogue, operation, total) };
  return { rows, ...counted, ...ordered, ...nesting };
}

/** The parameter without which the service leaves the total out of its answer. */
function countedBy(
  { resolve }: Catalogue,
  { parameters }: Operation,
  total: string,
): Pick<ListExtension, "counted" | "countedAs"> {
  // Directus takes the name of a total in its parameter `meta`.
  const [, named] = /^\/meta\/(filter_count|total_count)$/.exec(total) ?? [];
  if (named !== undefined && parameters.some(({ name }) => name === "meta"))
    return { counted: "meta", countedAs: named };
  const found = parameters.find(
    ({ name, schema, in: place }) =>
      place === "query" && countNames.test(name) && typesOf(resolve(schema))[0] === "boolean",
  );
  return found ? { counted: found.name } : {};
}

/** Removes an order that names no field of the rows, which table headings cannot set. */
function withOrderOf<Paging extends Omit<ListExtension, "rows">>(
  { resolve }: Pick<Catalogue, "resolve">,
  { parameters }: Operation,
  paging: Paging,
  fields: readonly string[],
): Paging | Omit<Paging, "sort" | "ascending" | "descending"> {
  const { sort, ascending, descending, ...others } = paging;
  const schema = orderSchema({ resolve }, parameters.find(({ name }) => name === sort)?.schema);
  if (ascending === undefined) return paging;
  const found = sortableFields({ ascending, ...(descending && { descending }) }, schema, fields);
  return found.some((field) => fields.includes(field)) ? paging : others;
}

/** A list whose rows are the members of an object, at the top or in a usual place of the answer. */
function guessMembers(
  { resolve }: Catalogue,
  answer: JsonSchema,
  path: string,
  paging: Omit<ListExtension, "rows">,
): ListExtension | null {
  const isWhole = answer.properties === undefined && !path.endsWith("}");
  const inside = Object.entries(answer.properties ?? {}).filter(
    ([name]) => rowNames.test(name) || path.endsWith(`/${name}`),
  );
  const places = isWhole ? [["", answer] as const] : inside;
  for (const [name, schema] of places) {
    const { additionalProperties: member } = resolve(schema);
    if (typeof member !== "object") continue;
    const { properties = {} } = withKinds(resolve, member);
    const named = nameFields.find((field) => !Object.hasOwn(properties, field));
    if (named === undefined || Object.keys(properties).length === 0) continue;
    return { rows: name && pointerStep(name), named, ...paging };
  }
  return null;
}

/**
 * Whether an answer is a record, even if it contains lists: it has a key, that of its path, or fields
 * that a write at the same path changes.
 */
function isRecordItself(
  { operations, resolve }: Catalogue,
  { path, service }: Operation,
  answer: JsonSchema,
  isLikely: boolean,
): boolean {
  if (hasOwnKey(answer)) return true;
  const fields = Object.entries(answer.properties ?? {})
    .filter(([name, property]) => {
      const isBeside = aroundNames.test(name) || totalNames.test(name);
      return !isBeside && typesOf(resolve(property))[0] !== "array";
    })
    .map(([name]) => plain(name));
  const key = /\{([^}]+)\}\/?$/.exec(path)?.[1];
  if (key !== undefined && fields.includes(plain(key)) && !isLikely) return true;
  return [...operations.values()].some(
    ({ method, parameters, ...write }) =>
      (method === "put" || method === "patch") &&
      write.service === service &&
      shapeOf(write.path) === shapeOf(path) &&
      parameters.some(({ name, in: place }) => place === "body" && fields.includes(plain(name))),
  );
}

/** The values beside the rows of an answer: at its top, and inside its wrapping objects. */
function placesIn(catalogue: Catalogue, answer: JsonSchema): AnswerPlace[] {
  const within = (schema: JsonSchema, above: string, steps: number): AnswerPlace[] =>
    Object.entries(catalogue.resolve(schema).properties ?? {}).flatMap(([name, property]) => {
      const resolved = catalogue.resolve(property);
      const pointer = above + pointerStep(name);
      const isAround = steps < 3 && aroundNames.test(name);
      const below = isAround ? within(resolved, pointer, steps + 1) : [];
      return [{ name, pointer, schema: resolved }, ...below];
    });
  return within(answer, "", 1);
}

/** The place of the total number of rows in the answer. */
function totalPlace(catalogue: Catalogue, answer: JsonSchema): string | undefined {
  const own = propertiesOf(answer);
  const inside = placesBelow(catalogue, own);
  // The size of files is no number of rows; what leads from page to page counts them.
  const isLed = own.some(({ name }) => /^next_?records/i.test(name));
  const isTotal = (name: string) => totalNames.test(name) && (isLed || !/size$/i.test(name));
  const totals = [own, inside, placesBelow(catalogue, inside)].map((places) =>
    places.filter(({ name, schema }) => isTotal(name) && isNumber(catalogue, schema)),
  );
  // A bare count may be that of the page's rows, where another field counts all.
  const isSure = ({ name }: AnswerPlace) => !/^count$/i.test(name);
  // Directus counts all records as well as those that a search finds.
  const isFound = ({ name }: AnswerPlace) => /^filter/i.test(name);
  const all = totals.flat();
  const found =
    all.find(isFound) ?? totals.flatMap((places) => places.find(isSure) ?? [])[0] ?? all[0];
  return found?.pointer;
}

function isNumber(catalogue: Catalogue, schema: JsonSchema): boolean {
  // OData writes a count beyond 2^53 as text, so its schema permits both.
  const whole = catalogue.resolve(schema);
  const kinds = whole.anyOf ?? whole.oneOf ?? [whole];
  return kinds.some((kind) => typesOf(catalogue.resolve(kind)).some(isNumeric));
}
