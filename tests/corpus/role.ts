import { bodyOf, parametersIn, schemaAt } from "./document.ts";
import { type Offer, placeIn } from "./propose.ts";
import { editsOf, type ListTable, rowSchemaOf, type Service } from "./services.ts";

/** The role of an action for its list. */
export type Role = "add" | "edit" | "delete" | "action" | "download";

const labels: Readonly<Record<string, Role>> = {
  "common.add": "add",
  "common.edit": "edit",
  "common.delete": "delete",
};

/** The role that an offer correctly has for its list, or `null` where the offer is wrong. */
export function roleOf(service: Service, line: string, list: ListTable, offer: Offer): Role | null {
  if (offer.isFile) return isFileOf(service, line, list, offer) ? "download" : null;
  if (offer.on === "list" && list.allowed?.includes(offer.line)) return "add";
  const role = namedRole(service, list, offer.line);
  const said = labels[offer.label];
  if (!role || (said && said !== role)) return null;
  if (role === "add" && offer.on === "list") return isBelow(line, list, offer) ? role : null;
  if (role === "edit" && !showsRow(service, line, offer)) return null;
  return offer.on === "row" && isOfKey(service, line, list, offer) ? role : null;
}

/** Whether a file download covers all rows, or the row on which it is offered. */
function isFileOf(service: Service, line: string, list: ListTable, offer: Offer): boolean {
  const { downloads = [], files = [] } = list;
  return offer.on === "list"
    ? downloads.includes(offer.line) && isBelow(line, list, offer)
    : files.includes(offer.line) && isOfKey(service, line, list, offer);
}

function namedRole({ lists }: Service, list: ListTable, line: string): Role | null {
  if (list.add === line && !editsOf(list).includes(line)) return "add";
  if (editsOf(list).includes(line)) return "edit";
  if (list.delete === line) return "delete";
  const below = (list.children ?? []).map((child) => lists[child]?.add);
  const others = [...(list.actions ?? []), ...(list.allowed ?? []), ...below];
  return others.includes(line) ? "action" : null;
}

/** Whether an add passes the list's parent records and asks for all other values. */
function isBelow(line: string, list: ListTable, { line: add, given }: Offer): boolean {
  const above = [...parametersIn(line), ...Object.keys(list.parent ?? {})];
  return parametersIn(add).every((name) =>
    above.includes(name)
      ? placeIn(given[name]) === `params.${name}`
      : placeIn(given[name]) === null,
  );
}

/**
 * Whether an edit form begins with the row's values, where the service expects a record at a nested
 * place: an empty form would erase the values that it does not show.
 */
function showsRow(service: Service, line: string, offer: Offer): boolean {
  const { sent, record } = service.answers;
  const { line: edit, isOfRow, load, wrapper } = offer;
  if (sent === "") return true;
  const list = service.lists[line];
  if (load) return load.line === list?.read && sent === (list?.recordAt ?? record);
  const fields = Object.keys(rowSchemaOf(service, line).properties ?? {});
  const body = bodyOf(service.document, edit);
  const asked = schemaAt(service.document, body, wrapper ?? "");
  const names = Object.keys(asked.properties ?? {});
  return isOfRow && names.some((name) => fields.includes(name));
}

/** Whether a write on a row is given the row's key and the list's parent records. */
function isOfKey(service: Service, line: string, list: ListTable, offer: Offer): boolean {
  const above = [...parametersIn(line), ...Object.keys(list.parent ?? {})];
  const inPath = parametersIn(offer.line);
  const inBody = Object.keys(bodyOf(service.document, offer.line).properties ?? {});
  const named = [...inBody, ...Object.keys(offer.given)];
  const taken = [...inPath, ...named.filter((name) => Object.hasOwn(list.key, name))];
  return taken.every((name) => {
    const field = list.key[name];
    if (field !== undefined) {
      const isInForm = offer.isOfRow && field === name && !inPath.includes(name);
      return placeIn(offer.given[name]) === `row.${field}` || isInForm;
    }
    return above.includes(name) && placeIn(offer.given[name]) === `params.${name}`;
  });
}

/** The role that an action is intended to have for its list, right or wrong. */
export const sortOf = ({ label, on, isFile }: Offer) =>
  isFile ? "download" : (labels[label] ?? (on === "list" ? "add" : "action"));
