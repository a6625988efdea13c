import type { Catalogue } from "../../catalogue/catalogue.ts";
import type { Operation } from "../../catalogue/operation.ts";
import { placesIn } from "../../catalogue/resources/paths.ts";
import { readBeside } from "../../catalogue/resources/read-at.ts";
import { replacedList } from "../../catalogue/resources/replaced-record.ts";
import { resourceOf } from "../../catalogue/resources/resource.ts";
import { pageVersion } from "../migrations/page-migrations.ts";
import { type AddressParams, addressParams } from "./address-params.ts";
import { besideTree } from "./beside-tree.ts";
import { type Arguments, readCall, type SourceObject, writeCall } from "./calls.ts";
import { dualListOf } from "./dual-list-of.ts";
import { fileForm } from "./file-actions.ts";
import { standing } from "./first-values.ts";
import { formOf } from "./form-of.ts";
import { onPage, type Pages } from "./ground.ts";
import { listBody } from "./list-body.ts";
import { pageTitle } from "./page-title.ts";
import { recordBody } from "./record-body.ts";

/** A proposed page in the form of a page's source. */
export interface ScaffoldedPage {
  version: number;
  title: string;
  /** The parameters that the page takes from its address; left out if it has none. */
  params?: AddressParams;
  body: SourceObject;
}

/**
 * Proposes a page for an operation: for a list, its search with the forms and actions on its
 * records; for a relation, both its lists; for a write, a form; for a record, its details with its
 * child lists. If `pages` is given, the page links to the pages of its rows and lists; otherwise it
 * opens the lists itself.
 * @returns `null` if the catalogue has no such operation, or none that a page may call.
 */
export function scaffoldPage(
  catalogue: Catalogue,
  operationId: string,
  pages: Pages = null,
): ScaffoldedPage | null {
  const operation = catalogue.operations.get(operationId);
  if (!operation || operation.isSession) return null;
  const body = bodyOf(catalogue, operation, pages);
  const params = addressParams(catalogue, body);
  return {
    version: pageVersion,
    title: pageTitle(catalogue, operation),
    ...(Object.keys(params).length > 0 && { params }),
    body,
  };
}

function bodyOf(catalogue: Catalogue, operation: Operation, pages: Pages): SourceObject {
  const relation = dualListOf(catalogue, operation);
  if (relation) return relation;
  const resource = resourceOf(catalogue, operation);
  if (resource) {
    const ground = onPage(catalogue, resource, pages);
    return besideTree(ground) ?? listBody(ground, true);
  }
  if (operation.effect === "write") return formBody(catalogue, operation);
  if (operation.file !== null) return fileForm(writeCall(catalogue, operation));
  return recordBody(catalogue, operation, pages);
}

function formBody(catalogue: Catalogue, operation: Operation): SourceObject {
  const submit = writeCall(catalogue, operation);
  const bound = typeof submit === "string" ? {} : submit.with;
  const stood = standing(catalogue, operation, bound);
  const isAtPlace = placesIn(operation.path).length > 0;
  const values = stood === null && !isAtPlace ? ofTag(catalogue, operation, bound) : stood;
  if (values !== false) return formOf(catalogue, operation, bound, values ? { values } : {});
  // A form that cannot show what it replaces would erase it, so the record or list is shown.
  const read = readBeside(catalogue, operation);
  if (read) return recordBody(catalogue, read, null);
  const list = replacedList(catalogue, operation);
  return list ? bodyOf(catalogue, list, null) : formOf(catalogue, operation, bound);
}

/**
 * The read of the same tag that returns a record by its key, for services whose paths are verbs.
 */
function ofTag(
  catalogue: Catalogue,
  { service, tag }: Operation,
  key: Arguments,
): SourceObject | null {
  const read = [...catalogue.operations.values()].find(
    (candidate) =>
      candidate.service === service &&
      candidate.tag === tag &&
      candidate.effect === "read" &&
      !candidate.list &&
      candidate.parameters.length > 0 &&
      candidate.parameters.every(({ name }) => name in key),
  );
  return read ? { load: readCall(catalogue, read) } : null;
}
