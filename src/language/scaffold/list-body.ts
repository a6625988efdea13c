import type { Operation, Parameter } from "../../catalogue/operation.ts";
import { collectionOf, lastStep, placesIn } from "../../catalogue/resources/paths.ts";
import { type Resource, resourceOf } from "../../catalogue/resources/resource.ts";
import { opaqueKey } from "../plan/field.ts";
import { labelOf, titleOf } from "./action-label.ts";
import { memberOf } from "./address-params.ts";
import { type Arguments, callText, isNeeded, type SourceObject } from "./calls.ts";
import { chosenColumns } from "./columns.ts";
import { relationActions } from "./dual-list-of.ts";
import { listFiles, rowFiles } from "./file-actions.ts";
import { firstValues, standing } from "./first-values.ts";
import { formOf } from "./form-of.ts";
import { type Ground, isPartOfKey, listArguments, rowArguments } from "./ground.ts";
import { usualFields } from "./untold-fields.ts";

/** Maximum child lists that one list offers. */
const mostChildren = 12;

/** A list with its forms and actions: a tree where the response is nested, otherwise a table. */
export function listBody(
  ground: Ground,
  lists: boolean,
  isTree = ground.resource.list.list?.children !== undefined,
): SourceObject {
  const { operation, needed } = rowsOf(ground);
  const toolbar = distinct([...addAction(ground), ...listFiles(ground)]);
  const record = recordAction(ground);
  const ofRow = distinct([
    ...record,
    ...editAction(ground),
    ...relationActions(ground),
    ...otherActions(ground),
    ...rowFiles(ground),
    ...(lists && record.length === 0 ? childActions(ground) : []),
    ...deleteAction(ground),
  ]);
  return {
    kind: isTree ? "tree" : "table",
    rows: callText(operation, needed),
    ...(!isTree && chosenColumns(ground.catalogue, ground.resource.record)),
    ...(toolbar.length > 0 && { toolbar }),
    ...(ofRow.length > 0 && { [isTree ? "nodeActions" : "rowActions"]: ofRow }),
  };
}

function rowsOf({ resource: { list: operation }, given }: Ground) {
  const needed = operation.parameters.filter((parameter) => isNeeded(operation, parameter));
  return {
    operation,
    needed: Object.fromEntries(needed.map((parameter) => [parameter.name, given(parameter)])),
  };
}

function addAction(ground: Ground): SourceObject[] {
  const { catalogue, resource } = ground;
  const { add } = resource;
  if (!add) return [];
  const bound = listArguments(ground, add);
  if (placesIn(add.path).some((name) => !(name in bound))) return [];
  const { "x-key": key, ...request } = catalogue.resolve(add.request);
  const isAsked = hasKinds(add) || add.parameters.some(({ name }) => !(name in bound));
  if (!isAsked) return [{ label: "common.add", confirm: true, call: callText(add, bound) }];
  // The form for a new record asks for the key too, if the service requires it from the client, or
  // people may know the record by it.
  const fields = usualFields(catalogue, request, bound);
  const isKeyAsked = add.parameters.some(
    ({ name, required }) =>
      name === key && fields.includes(name) && (required || !opaqueKey.test(name)),
  );
  const asked = isKeyAsked ? { fields } : {};
  const open = formOf(catalogue, add, bound, asked);
  return [{ label: "common.add", emphasis: "primary", open }];
}

/**
 * The form that edits a row, filled with the response of the record's read or with the row itself.
 */
export function editAction(ground: Ground): SourceObject[] {
  const { edit } = ground.resource;
  const bound = edit && rowArguments(ground, edit.operation, "key");
  if (!edit || !bound) return [];
  const first = firstValues(ground, edit, bound);
  if (first === null) return [];
  return [{ label: "common.edit", open: formOf(ground.catalogue, edit.operation, bound, first) }];
}

/** The deletion of a row, which asks for confirmation, or opens a form if it needs more than the key. */
export function deleteAction(ground: Ground): SourceObject[] {
  const { remove } = ground.resource;
  if (!remove) return [];
  const danger = { label: "common.delete", emphasis: "danger" };
  const whole = rowArguments(ground, remove, "all");
  if (whole) return [{ ...danger, confirm: true, call: callText(remove, whole) }];
  const bound = rowArguments(ground, remove, "key");
  return bound ? [{ ...danger, open: formOf(ground.catalogue, remove, bound) }] : [];
}

const destroying =
  /^(cancel|void|retire|revoke|terminate|archive|destroy|purge|delete|remove|close|reset)/i;

/** The other actions on a row, which ask for confirmation, or open a form if they need values. */
export function otherActions(ground: Ground): SourceObject[] {
  return ground.resource.actions.flatMap((operation) => {
    const bound = rowArguments(ground, operation, "key");
    if (!bound) return [];
    const isAsked = isAsking(operation, bound);
    const values = isAsked && standing(ground.catalogue, operation, bound);
    if (isAsked && values === false) return [];
    const label = labelOf(operation);
    const isDanger = operation.method === "delete" || destroying.test(label);
    const danger = isDanger && { emphasis: "danger" };
    return isAsked
      ? {
          label,
          ...danger,
          open: formOf(ground.catalogue, operation, bound, values ? { values } : {}),
        }
      : { label, ...danger, confirm: true, call: callText(operation, bound) };
  });
}

/** Whether a person has to enter some of an operation's arguments. */
export function isAsking(operation: Operation, bound: Arguments): boolean {
  const isOpen = operation.parameters.some(
    ({ name, in: place, required }) =>
      !(name in bound) && (required || place === "body" || place === "content"),
  );
  return isOpen || hasKinds(operation);
}

/** Whether a request is of one of several kinds, of which a person chooses one with its fields. */
const hasKinds = ({ request: { oneOf, anyOf } }: Operation): boolean =>
  oneOf !== undefined || anyOf !== undefined;

/** The title of a list among other lists: the last step of its path. */
export const nameOfList = ({ path }: Operation) => titleOf(lastStep(collectionOf(path)));

/** The actions that open the child lists of a row, in place or on a page of their own. */
function childActions(ground: Ground): SourceObject[] {
  return ground.resource.children.slice(0, mostChildren).flatMap((child): SourceObject[] => {
    const below = resourceOf(ground.catalogue, child);
    const bound = below && rowArguments(ground, child, "key");
    if (!bound || !isWhole(child, bound)) return [];
    const page = ground.pages?.get(child.id);
    if (page !== undefined) return [{ label: nameOfList(child), go: addressOf(page, bound) }];
    const open = listBody(belowRow(ground, below, bound), false);
    return [{ label: nameOfList(child), open, as: "drawer", width: 960 }];
  });
}

/**
 * The action that opens the page of a row, which also contains its child lists, if there is one.
 */
function recordAction(ground: Ground): SourceObject[] {
  const { read, isRow } = ground.resource;
  const page = read && isRow && ground.pages?.get(read.id);
  const bound = read && page !== undefined && rowArguments(ground, read, "all");
  // The address of a page holds no more than what its read requires.
  const isNamed = read?.parameters.every((one) => one.required || !isPartOfKey(ground, read, one));
  if (!read || !page || !bound || !isNamed) return [];
  return [{ label: "common.details", go: addressOf(page, bound) }];
}

/** The expression for the address of a page with its parameters. */
function addressOf(page: string, bound: Arguments): string {
  const parts = Object.entries(bound).map(([name, value], index) => {
    const start = `${index === 0 ? `/${page}?` : "&"}${encodeURIComponent(name)}=`;
    return `${JSON.stringify(start)} + encode(${value})`;
  });
  return parts.join(" + ");
}

/** Whether a list has a value for each parameter that it requires. */
export function isWhole(list: Operation, bound: Arguments): boolean {
  return list.parameters.every((one) => !isNeeded(list, one) || one.name in bound);
}

/**
 * The context of a child list that a row opens: for the actions of its own rows, the parent row is
 * `outer`.
 */
function belowRow({ catalogue, pages }: Ground, resource: Resource, bound: Arguments): Ground {
  const given = ({ name }: Parameter) => bound[name] ?? `row${memberOf(name)}`;
  const givenInRow = ({ name }: Parameter) => {
    const value = bound[name] ?? null;
    return value?.startsWith("params")
      ? value
      : (value?.replace(/\brow(?=[.[])/g, "outer") ?? null);
  };
  return { catalogue, pages, resource: { ...resource, isRow: true }, given, givenInRow };
}

/** Actions with distinct labels: the second of a label takes the name of its operation. */
export function distinct(actions: readonly SourceObject[]): SourceObject[] {
  const labels = actions.map(({ label }) => label);
  return actions.map((action, index) => {
    const isFirst = labels.indexOf(action.label) === index;
    return isFirst ? action : { ...action, label: `${action.label} ${index + 1}` };
  });
}
