import type { Catalogue } from "../../catalogue.ts";
import { successName } from "../../judged/said-fields.ts";
import type { Operation } from "../../operation.ts";
import { goesOn, plain, shapeOf } from "../../resources/paths.ts";
import { type JsonSchema, typesOf } from "../../schema/json-schema.ts";
import { pointerStep } from "../../schema/pointer.ts";
import { withKinds } from "../../schema/with-kinds.ts";
import { aroundNames, placesBelow, propertiesOf } from "./answer-places.ts";

/** Names of lists that hold an answer's rows. */
export const rowNames =
  /^(rows|data|items|results?|records|list|entries|content|values?|elements)$/i;
/** Names of lists in a response that are not its rows. */
const besideNames = /^(warnings?|errors?|notices?|links|included|facets|filters)$/i;

/** Whether a field is about the answer, rather than part of a record. */
const isAround = (name: string) =>
  [aroundNames, successName, /^(version|errors?|problem|message|msg)$/].some((names) =>
    names.test(name),
  );

/**
 * Where the rows are. A list of any other name holds them too where it is the only one, or the only
 * one of the records that are read one by one below the path, as the users beside their roles. What
 * has fields of its own is a record with a list in it, as an account with its addresses, unless the
 * list holds such records.
 */
export function rowsPlace(
  catalogue: Catalogue,
  answer: JsonSchema,
  { path, service }: Pick<Operation, "path" | "service">,
  isLikely: boolean,
): string | null {
  if (typesOf(answer)[0] === "array") return "";
  const lists = Object.entries(answer.properties ?? {}).filter(
    ([, property]) => typesOf(catalogue.resolve(property))[0] === "array",
  );
  const isUsual = ([name]: (typeof lists)[number]) =>
    rowNames.test(name) || plain(name) === plain(path.slice(path.lastIndexOf("/")));
  const [named, ...others] = lists.filter(isUsual);
  const usual = others.length === 0 ? named : undefined;
  const ofRecords = lists.filter(
    ([name, list]) =>
      !besideNames.test(name) && isListOfRecords(catalogue, catalogue.resolve(list)),
  );
  const item = `${shapeOf(path)}/{}`;
  const below = [...catalogue.operations.values()].filter(
    (other) => other.service === service && goesOn(item, shapeOf(other.path)),
  );
  const namesIn = (schema?: JsonSchema | null) =>
    Object.keys(catalogue.resolve(schema ?? {}).properties ?? {})
      .sort()
      .join();
  const single = below
    .filter((other) => shapeOf(other.path) === item)
    .map(({ answer: record }) => namesIn(record));
  const ofSame = ofRecords.filter(([, list]) =>
    single.includes(namesIn(catalogue.resolve(list).items)),
  );
  const isRecord = Object.entries(answer.properties ?? {}).some(
    ([name, property]) => !isAround(name) && typesOf(catalogue.resolve(property))[0] !== "array",
  );
  const isAbove = below.length > 0 && (ofSame.length > 0 || !isRecord);
  const isWhole = !path.endsWith("}") && (isLikely || isAbove);
  const [alone, ...more] = ofSame.length > 0 ? ofSame : ofRecords;
  const found = usual ?? (isWhole && more.length === 0 ? alone : undefined);
  return found ? pointerStep(found[0]) : rowsBelow(catalogue, answer);
}

/** Rows inside an object of the answer, as in `{ meta: { components: [] } }`. */
function rowsBelow(catalogue: Catalogue, answer: JsonSchema): string | null {
  const found = placesBelow(catalogue, propertiesOf(answer)).filter(({ schema }) =>
    isListOfRecords(catalogue, catalogue.resolve(schema)),
  );
  return found.length === 1 ? (found[0]?.pointer ?? null) : null;
}

function isListOfRecords(catalogue: Catalogue, schema: JsonSchema): boolean {
  if (typesOf(schema)[0] !== "array" || !schema.items) return false;
  const { properties = {} } = withKinds(catalogue.resolve, schema.items);
  return Object.keys(properties).length > 0;
}
