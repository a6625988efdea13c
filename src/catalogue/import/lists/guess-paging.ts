import type { Catalogue } from "../../catalogue.ts";
import type { ListExtension, OpenApiOperation } from "../../openapi.ts";
import type { Operation, Parameter } from "../../operation.ts";
import { isPaged, pagingParameters, usualFirst } from "../../paging/paging.ts";
import { isNumeric, type JsonSchema, type JsonType, typesOf } from "../../schema/json-schema.ts";
import { stepsOf } from "../../schema/pointer.ts";
import type { ImportOptions } from "../options.ts";
import { guessFirst, isOfSpring } from "./guess-first.ts";
import { guessOrder } from "./guess-order.ts";

/** A value in an answer beside its rows. */
export interface AnswerPlace {
  name: string;
  pointer: string;
  schema: JsonSchema;
}

type Paging = Omit<ListExtension, "rows" | "total" | "children">;

const pageNames =
  /^(_?page|current|current_?page|page_?(no|num|number|index)|pag(e|ination)(\[(number|no|page)\]|\.(number|no|page)))$/i;
const offsetNames =
  /^((sysparm_|[_$])?offset|[_$]?skip|skip_?count|_?start|start_?(at|index)|first_?result|pag(e|ination)(\[(offset|start)\]|\.(offset|start)))$/i;
const sizeNames =
  /^(size|((sysparm)?_?|\$)limit|((items|rows|results|records)_?)?_?per_?page|page_?size|page_?limit|count|take|\$?top|max_?(results?(_?count)?|items|keys)|pag(e|ination)(\[((page)?size|limit)\]|\.((page)?size|limit)))$/i;
const bracketedSizes = /^pag(e|ination)\[((page)?size|limit)\]$/i;
const cursorNames =
  /^(page_?info|(next_?)?page_?key|(pag(e|ination)_?)?(cursor|marker|after|next|token|offset|continue|continuation(_?token)?|(exclusive_?)?start_?(cursor|key)|next_?(token|cursor|page(_?token)?)|page(\[(cursor|after)\]|\.(cursor|after))))$/i;
/** Names of parameters that take the key of the previous page's last row. */
const lastNames = /^(starting_?after|after_?id|last_?(id|key)|since_?id)$/i;
/** Names of parameters that begin or end a list at a record, of which an address may name the next. */
const rangeNames = /^(since|(since|until|min|max|before|after)_?id)$/i;
/** Names of those that end it: with them, `since_id` asks for what is newer, not for what follows. */
const untilNames = /^(until|max|before)_?id$/i;
const backNames =
  /^(ending_?before|before(_?id)?|prev(ious)?(_?(cursor|token|page))?|page\[before\])$/i;
const nextNames =
  /^(next|(next_?)?(cursor|page_?(token|key)|token|marker|offset|after|end_?cursor|continue|continuation(_?token)?|page|start_?key|last_?evaluated_?key))$/i;
/** Names of fields with the key of the page's last row. */
const lastRowNames = /^last_?id$/i;
/** Names of fields that are empty, or missing, on the last page. */
const onlyNext = /^(next|continu|last_?evaluated)/i;
const addressNames =
  /^(@?odata\.nextLink|next|next_?(page|link|href|((page|records?|results?)_?)?ur[il])|ur[il]|href)$/i;
const moreNames = /^(has_?(more|next(_?page)?)|more|is_?truncated)$/i;
/** Parameters of OData that change the form of the answer, or turn pages. */
const formNames = /^\$(select|expand|count|format|apply|compute|skiptoken)$/i;
/** The paging parameters of a list, guessed from its parameters and answer. */
export function guessPaging(
  catalogue: Catalogue,
  operation: Operation,
  { options: { paging }, places }: { options: ImportOptions; places: readonly AnswerPlace[] },
): Paging {
  const queries = operation.parameters.filter((parameter) => parameter.in === "query");
  const typeOf = ({ schema }: Pick<Parameter, "schema">) => typesOf(catalogue.resolve(schema))[0];
  const following = guessFollowing(places, operation);
  const isTold = following.next !== undefined || following.address !== undefined;
  const ofText = isTold ? [] : textualNumbers(catalogue, queries);
  const numbers = queries.filter((each) => isNumeric(typeOf(each)) || ofText.includes(each));
  const isCursor = (each: Parameter) =>
    cursorNames.test(each.name) &&
    (!numbers.includes(each) || /cursor/i.test(each.name) || isNamedSo(following.next, each));
  const token = queries.find((each) => isCursor(each) && /token$/i.test(each.name));
  // A page number beside a token is the client's own count, or no longer counts.
  const numbered =
    token && isTold && !paging ? null : guessNumbered(catalogue, numbers, paging, places);
  const order = guessOrder(catalogue, queries, isOfSpring(places));
  if (numbered) {
    const { next: _, ...told } = following;
    // A page of OData that was requested with `$top` has no next address, whatever follows it.
    return { ...numbered, ...(/^\$/.test(numbered.size ?? "") ? {} : told), ...order };
  }
  const size = numbers.find(({ name }) => sizeNames.test(name))?.name;
  const sized = size !== undefined && { size };
  const isNewestFirst = queries.some(({ name }) => untilNames.test(name));
  const last = queries.find(
    ({ name }) => lastNames.test(name) && !(isNewestFirst && /^since/i.test(name)),
  )?.name;
  if (last !== undefined) {
    const { more } = following;
    // Where the answer has a value of the same name for the next page, it need be no key of a row.
    const next = places.find(({ name, pointer }) => name === last && /next/i.test(pointer));
    const way = next ? { next: next.pointer } : { last: "" };
    return { cursor: last, ...way, ...sized, ...(more && { more }), ...order };
  }
  const cursor = token ?? queries.find(isCursor);
  if (cursor && following.next !== undefined) {
    const { address: _, link: __, ...told } = following;
    return { cursor: cursor.name, ...told, ...sized, ...order };
  }
  const { address, link, more } = following;
  const isNamed = queries.some(({ name }) => isPagingName(name) || rangeNames.test(name));
  if (address === undefined && !(link && isNamed)) {
    // Nobody can ask for what follows, but that rows are, or may be, missing can be said. A lone
    // `size` may be that of the records.
    return {
      ...(size !== undefined && size !== "size" && { limit: size }),
      ...(more && { more }),
      ...(isOnlyNext(following) && { next: following.next }),
      ...order,
    };
  }
  const way = address === undefined ? { link: true } : { address };
  return { ...way, ...(more && { more }), ...sized, ...order };
}

/** Whether the answer has the next cursor under the name of the parameter that takes it. */
const isNamedSo = (next: string | undefined, { name }: Parameter): boolean =>
  next !== undefined && stepsOf(next).at(-1) === name;

/** The `offset` and the `limit` of PostgREST, whose document declares both as texts. */
function textualNumbers({ resolve }: Catalogue, queries: readonly Parameter[]): Parameter[] {
  const found = queries.filter(
    ({ name, schema }) => /^(offset|limit)$/.test(name) && typesOf(resolve(schema))[0] === "string",
  );
  return found.length === 2 ? found : [];
}

/** Whether a parameter's name is about paging: the page, its direction or, in brackets, its size. */
function isPagingName(name: string): boolean {
  const ways = [pageNames, offsetNames, cursorNames, lastNames, backNames, bracketedSizes];
  return ways.some((names) => names.test(name));
}

/**
 * Hides the parameters that only turn pages, so that forms do not show them. Where the document
 * names none, adds the hidden parameters that most services use in a next page's address.
 */
export function hidePaging(source: OpenApiOperation, list: ListExtension): void {
  if (!isPaged(list)) return;
  const given = pagingParameters(list);
  // A list that can also be asked for by rows has a limit, which services refuse beside pages.
  const isOtherSize = (name: string) => list.size !== undefined && /^limit$/i.test(name);
  const parameters = (source.parameters ?? []).map((parameter) => {
    if ("$ref" in parameter || parameter.in !== "query") return parameter;
    const { name, schema } = parameter;
    if (given.includes(name)) {
      const isText = [list.current, list.size].includes(name) && schema?.type === "string";
      return isText ? { ...parameter, schema: { ...schema, type: "integer" as const } } : parameter;
    }
    return isPagingName(name) || formNames.test(name) || isOtherSize(name)
      ? { ...parameter, schema: { ...schema, "x-hidden": true } }
      : parameter;
  });
  const isNamed = parameters.some(
    (parameter) => "name" in parameter && isPagingName(parameter.name),
  );
  const schema = { type: "string" as const, "x-hidden": true };
  const isOData = /odata\.nextLink$/i.test(list.address ?? "");
  const names = isOData ? ["$skiptoken", "$skip"] : ["page", "cursor", "offset"];
  const usual = names.map((name) => ({
    name,
    in: "query" as const,
    schema,
  }));
  source.parameters = isNamed ? parameters : [...parameters, ...usual];
}

/** Finds the parameters for page number and page size; paging needs both. */
function guessNumbered(
  catalogue: Catalogue,
  numbers: readonly Parameter[],
  paging: ImportOptions["paging"],
  places: readonly AnswerPlace[],
): Paging | null {
  if (paging) {
    const named = numbers.find(({ name }) => name === paging.current);
    const usual = usualFirst[paging.counts ?? "pages"];
    return named ? { ...paging, ...guessFirst(catalogue, named, usual, places) } : null;
  }
  const sizes = numbers.map(({ name }) => name).filter((name) => sizeNames.test(name));
  // Where a list can be asked for pages and for rows, each has a size of its own.
  const page = numbers.find(({ name }) => pageNames.test(name));
  if (page) {
    const size = sizes.find((name) => /page/i.test(name)) ?? sizes[0];
    const first = guessFirst(catalogue, page, usualFirst.pages, places);
    return { current: page.name, ...(size !== undefined && { size }), ...first };
  }
  const offset = numbers.find(({ name }) => offsetNames.test(name));
  const size = sizes.find((name) => /limit/i.test(name)) ?? sizes[0];
  if (!offset || size === undefined) return guessFirstAndMax(catalogue, numbers);
  const first = guessFirst(catalogue, offset, usualFirst.rows, places);
  return { current: offset.name, size, counts: "rows", ...first };
}

/**
 * The parameters of a row to begin with and of a page's size, which mean that only together: with a
 * `to`, a `from` begins a range of what is searched.
 */
function guessFirstAndMax(catalogue: Catalogue, numbers: readonly Parameter[]): Paging | null {
  const named = (name: string) => numbers.find((one) => one.name === name);
  const isRange = numbers.some(({ name }) => /^(to|until)$/i.test(name));
  const pairs = [["first", "max"], ...(isRange ? [] : [["from", "size"]])].map((names) =>
    names.map(named),
  );
  const [offset, size] = pairs.find((pair) => pair.every((one) => one !== undefined)) ?? [];
  if (!offset || !size) return null;
  const first = guessFirst(catalogue, offset, usualFirst.rows);
  return { current: offset.name, size: size.name, counts: "rows", ...first };
}

/** The places in an answer that lead to the next page. */
function guessFollowing(
  places: readonly AnswerPlace[],
  { answersLink }: Operation,
): Pick<Paging, "next" | "address" | "link" | "more"> {
  const ofType = (type: JsonType) => places.filter(({ schema }) => typesOf(schema).includes(type));
  const texts = ofType("string");
  const address = texts.find((place) => addressNames.test(place.name) && isAddress(place));
  const keys = ofType("object").filter(({ name }) => onlyNext.test(name));
  const more = places.find(
    ({ name, schema }) => moreNames.test(name) && typesOf(schema).includes("boolean"),
  );
  const numbers = [...ofType("integer"), ...ofType("number")];
  const found = [...texts, ...numbers, ...keys].filter((one) => isNext(one) && !isAddress(one));
  // What is called just `next` may be an address, beside a field for the cursor.
  const next =
    found.find(({ name }) => !/^next$/i.test(name)) ??
    found[0] ??
    // The last page has a last row, too, so that something else must say that more follow.
    (more && texts.find(({ name }) => lastRowNames.test(name)));
  return {
    ...(next && { next: next.pointer }),
    ...(address && { address: address.pointer }),
    ...(answersLink && { link: true }),
    ...(more && { more: more.pointer }),
  };
}

/** Whether the place of the next cursor holds one only where a page follows. */
function isOnlyNext({ next }: Pick<Paging, "next">): boolean {
  return next !== undefined && stepsOf(next).some((step) => onlyNext.test(step));
}

/** Whether a field's name, or that of an object around it, means the next page. */
function isNext({ name, pointer }: AnswerPlace): boolean {
  return (
    nextNames.test(name) &&
    (/^(next|end|continu|cursor|last_?evaluated)/i.test(name) || /next|cursor/i.test(pointer))
  );
}

function isAddress({ name, pointer, schema: { format = "", description = "" } }: AnswerPlace) {
  if (!/next/i.test(pointer)) return false;
  if (/^(ur[il](-reference)?|iri)$/.test(format) || /ur[il]|link|href/i.test(name)) return true;
  return /links/i.test(pointer) || /\b(url|uri|link|address)\b/i.test(description);
}
