import type { Catalogue } from "../../catalogue/catalogue.ts";
import type { Operation, Parameter } from "../../catalogue/operation.ts";
import { nounsOf } from "../../catalogue/resources/item-of.ts";
import {
  collectionOf,
  isNamed,
  lastStep,
  placesIn,
  plain,
  shapeOf,
} from "../../catalogue/resources/paths.ts";
import { resourceOf } from "../../catalogue/resources/resource.ts";
import { fromAddress } from "./address-params.ts";
import { readCall, type SourceObject } from "./calls.ts";
import { rowFiles } from "./file-actions.ts";
import { firstSentence } from "./first-sentence.ts";
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

/** A record with its actions, and tabs beside it with the record's child lists. */
export function recordBody(catalogue: Catalogue, read: Operation, pages: Pages): SourceObject {
  const detail = { kind: "detail", record: readCall(catalogue, read) };
  const ground = groundOf(catalogue, read, pages);
  if (!ground) return detail;
  const toolbar = distinct([
    ...editAction(ground),
    ...otherActions(ground),
    ...rowFiles(ground),
    ...deleteAction(ground),
  ]);
  const record = { ...detail, ...(toolbar.length > 0 && { toolbar }) };
  const lists = listsBelow(ground);
  if (lists.length === 0) return record;
  const label = firstSentence(read.summary) || read.id;
  return { kind: "tabs", items: distinct([{ label, body: record }, ...lists]) };
}

/** The list that contains the record of a read, where the page's address holds the record's key. */
function groundOf(catalogue: Catalogue, read: Operation, pages: Pages): Ground | null {
  const shape = shapeOf(read.path);
  const names = placesIn(read.path);
  if (names.length === 0) return null;
  const noun = plain(lastStep(shape.replace(/(\/\{\})+$/, "")));
  for (const operation of catalogue.operations.values()) {
    if (operation.service !== read.service || !operation.list) continue;
    const isNear =
      shape.startsWith(`${shapeOf(collectionOf(operation.path))}/{}`) ||
      nounsOf(operation).some((name) => isNamed(name, noun));
    if (!isNear) continue;
    const resource = resourceOf(catalogue, operation);
    if (!resource?.item || resource.item.shape !== shape || resource.read !== read) continue;
    const places = names.map((name) => read.parameters.find((one) => one.name === name));
    if (places.some((place) => !place)) return null;
    const given = (parameter: Parameter) => fromAddress(catalogue, parameter);
    const fillings = places.flatMap((parameter) =>
      parameter ? [{ of: "list" as const, parameter }] : [],
    );
    return {
      catalogue,
      pages,
      resource: { ...resource, item: { shape, places: fillings }, isRow: false },
      given,
      givenInRow: given,
    };
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
