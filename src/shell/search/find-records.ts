import { openedRecord, prefixOf } from "../../../renderers/runtime/address/use-block-query.ts";
import { plainText } from "../../../renderers/runtime/show/plain-text.ts";
import { operationOf } from "../../catalogue/operation-of.ts";
import { pageArguments, sizeNear } from "../../catalogue/paging/paging.ts";
import { type Row, rowsOf } from "../../catalogue/schema/rows.ts";
import type { FoundRecords } from "../../language/block.ts";
import type { ScopeValues } from "../../language/expression/scope.ts";
import type { PagePlan } from "../../language/page.ts";
import { argumentsOf } from "../../language/plan/call-arguments.ts";
import { quietly } from "../../wire/wire.ts";
import type { Application } from "../application.ts";
import { keyOrText } from "../language/texts.ts";
import type { Found } from "./found.ts";
import { plain } from "./matching.ts";

/** A list block of a menu page, with the means to search its records. */
export interface RecordList extends FoundRecords {
  /** The page's title and its position in the menu. */
  title: string;
  address: string;
  /** The prefix of the list's parameters in the page's address. */
  prefix: string;
}

/** Maximum records that the search shows of one list; the list's page shows the rest. */
const mostRecords = 5;

/** The lists that a page shows when it opens, as far as the member may read them. */
export function listsOf(
  { body, blocks }: PagePlan,
  { title, address }: Pick<RecordList, "title" | "address">,
  can: (permission: string) => boolean,
): RecordList[] {
  return [body, ...Object.values(blocks)].flatMap(({ finds, id, name, when, requires }) => {
    // Lists inside an action's dialog or an expanded row are not visible to a user who opens the
    // address.
    const isShown = when === null && !/\/(open|expand)(\/|$)/.test(id);
    const isPermitted = [...requires, ...(finds?.rows.call.requires ?? [])].every(can);
    if (!finds || !isShown || !isPermitted) return [];
    return [{ ...finds, title, address, prefix: prefixOf(name, id) }];
  });
}

/**
 * The first records of a list that match the words; none where the list waits for a selection.
 * @throws CallError where the call is refused or the signal aborts it.
 */
export async function findRecords(
  list: RecordList,
  words: string,
  { wire, catalogue }: Pick<Application, "wire" | "catalogue">,
  can: ScopeValues["can"],
  signal: AbortSignal,
): Promise<Found[]> {
  const { call, list: pages } = list.rows;
  const reads = call.args.flatMap(({ value }) => value.reads);
  const blocks = Object.fromEntries(reads.map((name) => [name, null]));
  const bound = argumentsOf(call, { variables: { blocks, params: {} }, can });
  if (bound === null) return [];
  const { request: asked, service } = operationOf(catalogue, call);
  const { properties = {} } = asked;
  const size = sizeNear(properties[pages.size ?? ""] ?? {}, mostRecords);
  const request = { ...bound, [list.by]: words, ...pageArguments(pages, 1, size) };
  const options = { ...quietly, signal };
  const { data } = await wire.call(call.operation, request, options);
  // Another back end may ignore what is searched for, and answer all it has.
  const isSaid = (row: Row): boolean => plain(plainText(row[list.by])).includes(plain(words));
  const rows = rowsOf({ list: pages }, data).filter((row) => !service.isBare || isSaid(row));
  return rows.slice(0, mostRecords).map((row) => foundRecord(list, row, words));
}

/** A found record; choosing it opens the record on the page of its list. */
function foundRecord(list: RecordList, row: Row, words: string): Found {
  const { keyField, labelField, call } = list.rows;
  const name = plainText(row[labelField]);
  const sought = list.by === labelField && name !== "" ? name : words;
  const query = new URLSearchParams({ [list.prefix + list.by]: sought });
  const key = plainText(row[keyField]);
  const inList = `${list.address}?${query}`;
  if (key !== "") query.set(list.prefix + openedRecord, key);
  return {
    key: `${call.operation.split(".")[0]}.${key}.${name}`,
    title: keyOrText(name) || key,
    hint: list.details
      .map((field) => plainText(row[field]))
      .filter(Boolean)
      .join(" · "),
    leads: { address: `${list.address}?${query}`, inList, isExternal: false },
  };
}
