import type { Catalogue } from "../../catalogue/catalogue.ts";
import { typesOf } from "../../catalogue/json-schema.ts";
import type { Operation } from "../../catalogue/operation.ts";
import { fromAddress, readCall, type SourceObject } from "./calls.ts";
import { type ListedRecord, listedRecord } from "./listed-record.ts";

/** Which of two lists of one tag is that of all that could be chosen. */
const candidateWords = /candidate|available|option|all/i;

/**
 * The editor of a relation: where the operation's tag has two lists of the same records, one of
 * candidates, and one write that takes a list of their keys; else `null`.
 */
export function dualListOf(catalogue: Catalogue, operation: Operation): SourceObject | null {
  const siblings = [...catalogue.operations.values()].filter(
    ({ service, tag }) => service === operation.service && tag === operation.tag,
  );
  const lists = siblings.flatMap((sibling) => listedRecord(catalogue, sibling) ?? []);
  const [first, second] = lists;
  const writes = siblings.filter(({ effect }) => effect === "write");
  const [write] = writes;
  if (!first || !second || lists.length > 2 || !write || writes.length > 1) return null;
  const [candidates, current] = candidateWords.test(nameOf(first))
    ? [first, second]
    : [second, first];
  if (!candidateWords.test(nameOf(candidates)) || !takesKeys(catalogue, write, current))
    return null;
  return {
    kind: "dualList",
    candidates: readCall(catalogue, candidates.operation),
    current: readCall(catalogue, current.operation),
    save: { call: write.id, with: savedWith(catalogue, write) },
  };
}

const nameOf = ({ operation: { id } }: ListedRecord) => id.slice(id.lastIndexOf(".") + 1);

const isArray = (catalogue: Catalogue, { schema }: Operation["parameters"][number]) =>
  typesOf(catalogue.resolve(schema))[0] === "array";

function takesKeys(catalogue: Catalogue, write: Operation, { keyField }: ListedRecord): boolean {
  return (
    keyField !== "" &&
    write.parameters.filter((parameter) => isArray(catalogue, parameter)).length === 1
  );
}

/** All that the write requires but for the keys, which the editor itself gives. */
function savedWith(catalogue: Catalogue, write: Operation): Record<string, string> {
  const others = write.parameters.filter(
    (parameter) => parameter.required && !isArray(catalogue, parameter),
  );
  return Object.fromEntries(
    others.map((parameter) => [parameter.name, fromAddress(catalogue, parameter)]),
  );
}
