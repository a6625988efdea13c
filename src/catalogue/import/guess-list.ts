import type { Catalogue } from "../catalogue.ts";
import type { ListExtension } from "../openapi.ts";
import type { Operation, Parameter } from "../operation.ts";
import { usualFirst } from "../paging.ts";
import { type JsonSchema, typesOf } from "../schema/json-schema.ts";
import { pointerStep } from "../schema/pointer.ts";
import { recordAt } from "../schema/rows.ts";
import type { ImportOptions } from "./options.ts";

const pageNames = /^(page|current|current_?page|page_?(no|num|number|index)|pageNo|pageNum)$/i;
const offsetNames = /^(offset|skip|start|start_?index|first_?result)$/i;
const sizeNames = /^(size|limit|per_?page|page_?size|page_?limit|count|take|max_?results)$/i;
const otherPages = /^(cursor|marker|after|before|next|page_?token|usemarker|continuation)$/i;
const containerNames =
  /^(meta|metadata|paging|pagination|page_?info|result|response|payload|data)$/i;
const rowNames = /^(rows|data|items|results?|records|list|entries|content|values|elements)$/i;
const totalNames = /^(total|count|total_?(count|elements|items|results|records|entries))$/i;
/** How descriptions say what the first one is called. */
const firstWords = [
  { first: 0, words: /\b(zero|0)[- ]?(based|indexed)\b|\b(from|at|with) (0|zero)\b/i },
  { first: 1, words: /\b(one|1)[- ]?(based|indexed)\b/i },
];

/** A list that an operation answers, as far as its schema and parameters show it; else `null`. */
export function guessList(
  catalogue: Catalogue,
  operation: Operation,
  options: ImportOptions,
): ListExtension | null {
  if (operation.effect !== "read" || !operation.answer) return null;
  const answer = catalogue.resolve(operation.answer);
  const paging = guessPaging(catalogue, operation, options);
  const isPaged = Object.keys(paging).length > 0 || hasName(operation, otherPages);
  const total = options.total ?? totalPlace(catalogue, answer);
  const rows =
    options.rows ?? rowsPlace(catalogue, answer, operation.path, isPaged || total !== undefined);
  if (rows === null || !recordAt(catalogue, answer, rows)?.properties) return null;
  return { rows, ...(total !== undefined && rows !== "" && { total }), ...paging };
}

function rowsPlace(
  catalogue: Catalogue,
  answer: JsonSchema,
  path: string,
  isLikely: boolean,
): string | null {
  if (typesOf(answer)[0] === "array") return "";
  const lists = Object.entries(answer.properties ?? {}).filter(
    ([, property]) => typesOf(catalogue.resolve(property))[0] === "array",
  );
  const isUsual = ([name]: (typeof lists)[number]) =>
    rowNames.test(name) || path.endsWith(`/${name}`);
  const [named, ...others] = lists.filter(isUsual);
  const usual = others.length === 0 ? named : undefined;
  const ofRecords = lists.filter(([, list]) => isListOfRecords(catalogue, catalogue.resolve(list)));
  const found = usual ?? (isLikely && ofRecords.length === 1 ? ofRecords[0] : undefined);
  return found ? pointerStep(found[0]) : rowsBelow(catalogue, answer);
}

/** Rows of an object within the answer, as in `{ meta: { components: [] } }`. */
function rowsBelow(catalogue: Catalogue, answer: JsonSchema): string | null {
  const found = belowContainers(catalogue, answer).filter(({ schema }) =>
    isListOfRecords(catalogue, catalogue.resolve(schema)),
  );
  return found.length === 1 ? (found[0]?.pointer ?? null) : null;
}

/** The properties of what answers put around their rows or beside them. */
function belowContainers(catalogue: Catalogue, answer: JsonSchema) {
  return Object.entries(answer.properties ?? {})
    .filter(([name]) => containerNames.test(name))
    .flatMap(([name, property]) =>
      Object.entries(catalogue.resolve(property).properties ?? {}).map(([below, schema]) => ({
        name: below,
        pointer: pointerStep(name) + pointerStep(below),
        schema,
      })),
    );
}

function isListOfRecords(catalogue: Catalogue, schema: JsonSchema): boolean {
  if (typesOf(schema)[0] !== "array" || !schema.items) return false;
  const { properties = {} } = catalogue.resolve(schema.items);
  return Object.keys(properties).length > 0;
}

/** The number that says how many rows there are, in the answer or in an object of it. */
function totalPlace(catalogue: Catalogue, answer: JsonSchema): string | undefined {
  const properties = Object.entries(answer.properties ?? {});
  const own = properties.find(([name, schema]) => isTotal(catalogue, name, schema));
  if (own) return pointerStep(own[0]);
  const below = belowContainers(catalogue, answer);
  return below.find(({ name, schema }) => isTotal(catalogue, name, schema))?.pointer;
}

function isTotal(catalogue: Catalogue, name: string, schema: JsonSchema): boolean {
  return totalNames.test(name) && isNumber(catalogue, schema);
}

function isNumber(catalogue: Catalogue, schema: JsonSchema): boolean {
  const [type] = typesOf(catalogue.resolve(schema));
  return type === "integer" || type === "number";
}

const hasName = ({ parameters }: Operation, names: RegExp) =>
  parameters.some(({ name }) => names.test(name));

/** Without both a page and its size nothing can be turned over. */
function guessPaging(
  catalogue: Catalogue,
  { parameters }: Operation,
  { paging }: ImportOptions,
): Pick<ListExtension, "current" | "size" | "counts" | "first"> {
  const numbers = parameters.filter(
    (parameter) => parameter.in === "query" && isNumber(catalogue, parameter.schema),
  );
  if (paging) {
    const named = numbers.find(({ name }) => name === paging.current);
    const usual = usualFirst[paging.counts ?? "pages"];
    return named ? { ...paging, ...guessFirst(catalogue, named, usual) } : {};
  }
  const size = numbers.find(({ name }) => sizeNames.test(name))?.name;
  const page = numbers.find(({ name }) => pageNames.test(name));
  if (page) {
    const first = guessFirst(catalogue, page, usualFirst.pages);
    return { current: page.name, ...(size !== undefined && { size }), ...first };
  }
  const offset = numbers.find(({ name }) => offsetNames.test(name));
  if (!offset || size === undefined) return {};
  const first = guessFirst(catalogue, offset, usualFirst.rows);
  return { current: offset.name, size, counts: "rows", ...first };
}

/** What the first page or row is called, where a parameter tells that it is not as usual. */
function guessFirst(
  { resolve }: Catalogue,
  { schema }: Parameter,
  usual: number,
): Pick<ListExtension, "first"> {
  const { default: given, minimum, description = "" } = resolve(schema);
  const said = firstWords.find(({ words }) => words.test(description))?.first;
  const first = [given, said, minimum].find((value) => value === 0 || value === 1);
  return typeof first === "number" && first !== usual ? { first } : {};
}
