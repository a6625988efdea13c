import type { Catalogue } from "../../catalogue/catalogue.ts";
import type { Operation } from "../../catalogue/operation.ts";
import { pageVersion } from "../migrations/page-migrations.ts";
import { type AddressParams, addressParams } from "./address-params.ts";
import {
  boundCall,
  type CallText,
  type ListedRecord,
  listedRecord,
  readCall,
  type SourceObject,
  sharedCall,
  writeCall,
} from "./calls.ts";
import { dualListOf, relationActions } from "./dual-list-of.ts";
import { operationFor } from "./operation-for.ts";

/** A page as it would be written by hand. */
export interface ScaffoldedPage {
  version: number;
  title: string;
  /** What its address gives it; left out where it reads nothing of it. */
  params?: AddressParams;
  body: SourceObject;
}

/**
 * Proposes a page for an operation: a list with its search, forms and actions from the operations
 * of the same tag, a relation with both its lists, a write as a form, a record as its details.
 * @returns `null` where the catalogue has no such operation, or none that a page may call.
 */
export function scaffoldPage(catalogue: Catalogue, operationId: string): ScaffoldedPage | null {
  const operation = catalogue.operations.get(operationId);
  if (!operation || operation.isSession) return null;
  const body = bodyOf(catalogue, operation);
  const params = addressParams(catalogue, body);
  return {
    version: pageVersion,
    title: firstSentence(operation.summary) || operation.id,
    ...(Object.keys(params).length > 0 && { params }),
    body,
  };
}

/** A summary without all that it goes on to say. */
export function firstSentence(summary: string): string {
  return summary.split(/\.(?:\s|$)|。/)[0] ?? "";
}

function bodyOf(catalogue: Catalogue, operation: Operation): SourceObject {
  const relation = dualListOf(catalogue, operation);
  if (relation) return relation;
  const record = listedRecord(catalogue, operation);
  if (record) return listBody(catalogue, record);
  if (operation.effect === "write") return formBody(catalogue, operation);
  return { kind: "detail", record: readCall(catalogue, operation) };
}

function formBody(catalogue: Catalogue, operation: Operation): SourceObject {
  const submit = writeCall(catalogue, operation);
  const load = typeof submit === "string" ? null : recordRead(catalogue, operation, submit.with);
  return { kind: "form", ...(load && { values: { load } }), submit };
}

/** The read of the same tag that answers the record of a key. */
function recordRead(
  catalogue: Catalogue,
  { service, tag }: Operation,
  key: Readonly<Record<string, string>>,
): CallText | null {
  const read = [...catalogue.operations.values()].find(
    (candidate) =>
      candidate.service === service &&
      candidate.tag === tag &&
      candidate.effect === "read" &&
      !candidate.list &&
      candidate.parameters.length > 0 &&
      candidate.parameters.every(({ name }) => name in key),
  );
  return read ? readCall(catalogue, read) : null;
}

function listBody(catalogue: Catalogue, record: ListedRecord): SourceObject {
  const { operation } = record;
  const isTree = operation.list?.children !== undefined;
  const actions = isTree ? "nodeActions" : "rowActions";
  const toolbar = addAction(catalogue, record);
  const ofRecord = [
    ...editAction(catalogue, record),
    ...relationActions(catalogue, record),
    ...deleteAction(catalogue, record),
  ];
  return {
    kind: isTree ? "tree" : "table",
    rows: readCall(catalogue, operation),
    ...(toolbar.length > 0 && { toolbar }),
    ...(ofRecord.length > 0 && { [actions]: ofRecord }),
  };
}

function addAction(catalogue: Catalogue, record: ListedRecord): SourceObject[] {
  const add = operationFor("add", catalogue, record.operation);
  if (!add) return [];
  const submit = sharedCall(catalogue, add, record.operation);
  const open = { kind: "form", submit, ...askedFields(catalogue, add) };
  return [{ label: "common.add", emphasis: "primary", open }];
}

/** A new record's key, where the service wants it from who adds one, is asked too. */
function askedFields(catalogue: Catalogue, { parameters, request }: Operation): SourceObject {
  const key = catalogue.resolve(request)["x-key"];
  const isAsked = parameters.some(({ name, in: place, required }) => {
    return name === key && place === "body" && required;
  });
  if (!isAsked) return {};
  const fields = parameters.filter((parameter) => parameter.in === "body");
  return { fields: fields.map(({ name }) => name) };
}

function editAction(catalogue: Catalogue, record: ListedRecord): SourceObject[] {
  const update = operationFor("update", catalogue, record.operation);
  const submit: CallText | null = update && boundCall(catalogue, update, record, "key");
  if (!submit) return [];
  return [{ label: "common.edit", open: { kind: "form", values: "row", submit } }];
}

function deleteAction(catalogue: Catalogue, record: ListedRecord): SourceObject[] {
  const remove = operationFor("delete", catalogue, record.operation);
  const call = remove && boundCall(catalogue, remove, record, "all");
  if (!call) return [];
  return [{ label: "common.delete", emphasis: "danger", confirm: true, call }];
}
