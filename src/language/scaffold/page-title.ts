import type { Catalogue } from "../../catalogue/catalogue.ts";
import type { Operation } from "../../catalogue/operation.ts";
import { collectionOf, lastStep, singularOf } from "../../catalogue/resources/paths.ts";
import { calledOf, titleOf } from "./action-label.ts";
import { nameOfList } from "./list-body.ts";

/** The beginning of a summary that says what the call does, and not what is read. */
const reading =
  /^(?:reads?|lists?|gets?|retrieves?|fetch(?:es)?|returns?)(?=\s|$)\s*(?:(?:an?|the)\s+)?(?:(?:paginated\s+)?(?:list|collection)\s+of\s+)?(?:(?:all|every|the|an?)(?:\s+|$))*/i;

/** Words for how many are read; with a capital letter they belong to a name, as in “Single Sends”. */
const number = /^(?:single|multiple)\s+/;

/**
 * The proposed title of an operation's page: what its summary names, such as “Open orders” for
 * “List all open orders”. A list without a summary of its own, or a record of one, is named by its
 * path.
 * @param summary The operation's summary in the language of the title.
 */
export function pageTitle(
  catalogue: Catalogue,
  operation: Operation,
  summary = operation.summary,
): string {
  const { id, effect, list } = operation;
  const said = calledOf({ ...operation, summary });
  if (effect !== "read") return said;
  const isOwn = list === null || !isOfAnother(catalogue, operation);
  const named = id.endsWith(summary) || !isOwn ? "" : said.replace(reading, "").replace(number, "");
  const title = named.charAt(0).toUpperCase() + named.slice(1);
  return title || (list ? nameOfList(operation) : nameOfRecord(operation)) || said;
}

/** What one record of a collection is called; empty where a path leads to no such record. */
function nameOfRecord({ path }: Operation): string {
  const [, collection = ""] = /^(.*)\/\{[^{}/]*\}\/?$/.exec(path) ?? [];
  const noun = lastStep(collectionOf(collection));
  return noun.includes("{") ? "" : titleOf(singularOf(noun));
}

/** Whether the same is said about a list of another name, as “List items” by some generators. */
function isOfAnother({ operations }: Catalogue, operation: Operation): boolean {
  const { service, summary } = operation;
  const same = [...operations.values()].filter(
    (one) => one.service === service && one.list && one.summary === summary,
  );
  return same.some((one) => nameOfList(one) !== nameOfList(operation));
}
