import { bodyOf, parametersIn, schemaAt } from "./document.ts";
import { type Offer, placeIn } from "./propose.ts";
import { editsOf, type ListTable, rowSchemaOf, type Service } from "./services.ts";

/** What an action is to its list. */
export type Role = "add" | "edit" | "delete" | "action" | "download";

const labels: Readonly<Record<string, Role>> = {
  "common.add": "add",
  "common.edit": "edit",
  "common.delete": "delete",
};

/** What an offer rightly is to its list, or `null` where it is wrong. */
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

/** Whether a file is that of all rows, or of the row at which it is offered. */
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

/** Whether an add goes below what the list is below, and asks for the rest. */
function isBelow(line: string, list: ListTable, { line: add, given }: Offer): boolean {
  const above = [...parametersIn(line), ...Object.keys(list.parent ?? {})];
  return parametersIn(add).every((name) =>
    above.includes(name)
      ? placeIn(given[name]) === `params.${name}`
      : placeIn(given[name]) === null,
  );
}

/**
 * Whether the form of an edit begins with what the row holds, where the service wants records at a
 * place of their own: an empty form would erase what it does not show.
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

/** Whether a write on a row is given that row's key, and what its list is below. */
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

/** What an action means to be to its list, right or wrong. */
export const sortOf = ({ label, on, isFile }: Offer) =>
  isFile ? "download" : (labels[label] ?? (on === "list" ? "add" : "action"));
