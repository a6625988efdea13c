import type { Catalogue } from "../../catalogue/catalogue.ts";
import type { Operation, Parameter } from "../../catalogue/operation.ts";
import { itemOfRead, nounsOf } from "../../catalogue/resources/item-of.ts";
import { loneResourceOf } from "../../catalogue/resources/lone-resource.ts";
import {
  collectionOf,
  isNamed,
  lastStep,
  plain,
  shapeOf,
} from "../../catalogue/resources/paths.ts";
import { type Resource, resourceOf } from "../../catalogue/resources/resource.ts";
import { fromAddress } from "./address-params.ts";
import { readCall, type SourceObject, writeCall } from "./calls.ts";
import { rowFiles } from "./file-actions.ts";
import { standing } from "./first-values.ts";
import { formOf } from "./form-of.ts";
import { type Ground, onPage, type Pages, rowArguments } from "./ground.ts";
import {
  deleteAction,
  distinct,
  editAction,
  isWhole,
  listBody,
  nameOfList,
  otherActions,
} from "./list-body.ts";

/** A record with its actions; if it has child lists, it is the first of tabs that show them. */
export function recordBody(catalogue: Catalogue, read: Operation, pages: Pages): SourceObject {
  const detail = { kind: "detail", record: readCall(catalogue, read) };
  const ground = groundOf(catalogue, read, pages);
  if (!ground) {
    const edit = partEdit(catalogue, read);
    return { ...detail, ...(edit.length > 0 && { toolbar: edit }) };
  }
  const toolbar = distinct([
    ...editAction(ground),
    ...otherActions(ground),
    ...rowFiles(ground),
    ...deleteAction(ground),
  ]);
  const record = { ...detail, ...(toolbar.length > 0 && { toolbar }) };
  const lists = listsBelow(ground);
  if (lists.length === 0) return record;
  return { kind: "tabs", items: distinct([{ label: "common.details", body: record }, ...lists]) };
}

/**
 * The form that changes what a read without a key of its own answers, as the settings of a service
 * or of one record.
 */
function partEdit(catalogue: Catalogue, read: Operation): SourceObject[] {
  const ways = ["patch", "put"].flatMap((method) => {
    return [...catalogue.operations.values()].filter((other) => {
      const isThere = other.service === read.service && shapeOf(other.path) === shapeOf(read.path);
      return isThere && other.method === method && other.effect === "write";
    });
  });
  return ways.slice(0, 1).flatMap((write) => {
    const submit = writeCall(catalogue, write);
    const bound = typeof submit === "string" ? {} : submit.with;
    const values = standing(catalogue, write, bound);
    return values
      ? { label: "common.edit", open: formOf(catalogue, write, bound, { values }) }
      : [];
  });
}

/** The record of a read with its actions, where the page's address holds the record's key. */
export function groundOf(catalogue: Catalogue, read: Operation, pages: Pages): Ground | null {
  const item = itemOfRead(read);
  const resource = item && (listedResource(catalogue, read) ?? loneResourceOf(catalogue, read));
  if (!resource) return null;
  const given = (parameter: Parameter) => fromAddress(catalogue, parameter);
  return {
    catalogue,
    pages,
    resource: { ...resource, item, isRow: false },
    given,
    givenInRow: given,
  };
}

/** The list that contains the record of a read. */
function listedResource(catalogue: Catalogue, read: Operation): Resource | null {
  const shape = shapeOf(read.path);
  const noun = plain(lastStep(shape.replace(/(\/\{\})+$/, "")));
  for (const operation of catalogue.operations.values()) {
    if (operation.service !== read.service || !operation.list) continue;
    const isNear =
      shape.startsWith(`${shapeOf(collectionOf(operation.path))}/{}`) ||
      nounsOf(operation).some((name) => isNamed(name, noun));
    const resource = isNear ? resourceOf(catalogue, operation) : null;
    if (resource?.item?.shape === shape && resource.read === read) return resource;
  }
  return null;
}

function listsBelow(ground: Ground): SourceObject[] {
  const { catalogue, resource, pages } = ground;
  return resource.children.flatMap((child) => {
    const below = resourceOf(catalogue, child);
    const isBelow = shapeOf(child.path).startsWith(`${resource.item?.shape}/`);
    const bound = below && isBelow ? rowArguments(ground, child, "key") : null;
    if (!below || !bound || !isWhole(child, bound)) return [];
    const given = ({ name }: Parameter) => bound[name] ?? "null";
    const body = listBody({ ...onPage(catalogue, below, pages), given, givenInRow: given }, false);
    return [{ label: nameOfList(child), body }];
  });
}
