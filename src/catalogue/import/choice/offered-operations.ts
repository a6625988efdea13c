import { ownText } from "../../schema/record.ts";
import { ImportFaults } from "../import-fault.ts";
import { summaryOf } from "../read-operations.ts";
import type { Source } from "../references.ts";
import { type ListedOperation, listOperations, tagOf, tagsOf } from "./list-operations.ts";

/** An operation that a document offers, whether it is chosen or not. */
export interface OfferedOperation {
  /** The method and path, as in `GET /pets`, which identify the operation. */
  name: string;
  /** The operation's id in the document, and its tags, by which it can also be chosen. */
  otherNames: string[];
  tag: string;
  summary: string;
}

/** Maximum other names of an operation, and maximum characters of each. */
const otherNames = { most: 10, longest: 100 };

/**
 * All operations of a document that can be chosen, in its order. Only their names are read, so that
 * operations can be listed of a document that is too large to be imported whole.
 */
export function offeredOperations(source: Omit<Source, "faults">): OfferedOperation[] {
  return listOperations({ ...source, faults: new ImportFaults() }).map(offerOf);
}

function offerOf(operation: ListedOperation): OfferedOperation {
  const { method, path, found } = operation;
  const others = new Set([ownText(found.value, "operationId") ?? "", ...tagsOf(operation)]);
  const usable = [...others].filter((name) => name !== "" && name.length <= otherNames.longest);
  return {
    name: `${method.toUpperCase()} ${path}`,
    otherNames: usable.slice(0, otherNames.most),
    tag: tagOf(operation),
    summary: summaryOf(found, ""),
  };
}
