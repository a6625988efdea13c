import type { Catalogue } from "../../catalogue/catalogue.ts";
import type { Operation } from "../../catalogue/operation.ts";
import { wordsOf } from "../../catalogue/resources/paths.ts";
import { type Resource, resourceOf } from "../../catalogue/resources/resource.ts";
import { keyFieldOf } from "../plan/rows.ts";
import { fromAddress, memberOf, typeOf } from "./address-params.ts";
import { type Bind, isNeeded, readCall, type SourceObject } from "./calls.ts";
import type { Ground } from "./ground.ts";

/** The words in an operation's name that mark the list of all candidates. */
const candidateWords = /candidate|available|option|all/i;

/** The two lists of a relation, and the write that saves the chosen keys. */
interface Relation {
  candidates: Operation;
  current: Operation;
  save: Operation;
}

/**
 * The editor of a relation, for an operation whose tag has two lists of the same records, one of
 * them the candidates, and one write that takes a list of their keys; otherwise `null`.
 */
export function dualListOf(catalogue: Catalogue, operation: Operation): SourceObject | null {
  const relation = relationOf(catalogue, operation);
  return relation && dualList(catalogue, relation, fromAddress);
}

/** The actions on a list's record that edit its relations to other records. */
export function relationActions({
  catalogue,
  resource: { list, record },
}: Pick<Ground, "catalogue" | "resource">): SourceObject[] {
  const keyField = keyFieldOf(record);
  const keyType = typeOf(catalogue, record.properties?.[keyField]);
  const writes = [...catalogue.operations.values()].filter(
    ({ service, tag, affects }) =>
      service === list.service && tag !== list.tag && affects.includes(list.tag),
  );
  return writes.flatMap((write) => {
    const relation = relationOf(catalogue, write);
    if (relation?.save !== write) return [];
    const { candidates, current, save } = relation;
    const needed = [candidates, current].flatMap((read) =>
      read.parameters.filter((parameter) => isNeeded(read, parameter)),
    );
    const bound = [...needed, ...otherParameters(catalogue, save)];
    const isOfRow = bound.every(({ schema }) => typeOf(catalogue, schema) === keyType);
    if (!isOfRow || new Set(bound.map(({ name }) => name)).size !== 1) return [];
    const open = dualList(catalogue, relation, () => `row${memberOf(keyField)}`);
    return [{ label: keysTitle(catalogue, save) ?? shortName(current), open }];
  });
}

/** The title of a write's keys, unless it only repeats their name, as `Tag Ids` for `tag_ids`. */
function keysTitle(catalogue: Catalogue, write: Operation): string | null {
  const keys = write.parameters.find((parameter) => isArray(catalogue, parameter));
  const title = keys && catalogue.resolve(keys.schema).title;
  const words = (text: string) => wordsOf(text).join(" ").toLowerCase();
  return !title || words(title) === words(keys.name) ? null : title;
}

/** The short label of a list: from "The users of a group, a page at a time." it takes "Users". */
function shortName({ summary, tag }: Operation): string {
  const [first = ""] = summary.split(/\.(?:\s|$)|, | of /);
  const name = first.replace(/^(the|all|an?) /i, "").trim();
  return name === "" ? tag : name.charAt(0).toUpperCase() + name.slice(1);
}

function relationOf(catalogue: Catalogue, operation: Operation): Relation | null {
  const siblings = [...catalogue.operations.values()].filter(
    ({ service, tag }) => service === operation.service && tag === operation.tag,
  );
  const reads = siblings.filter(({ list, effect }) => list !== null && effect === "read");
  const writes = siblings.filter(({ effect }) => effect === "write");
  const [write] = writes;
  if (reads.length !== 2 || !write || writes.length > 1) return null;
  const [first, second] = reads.map((read) => resourceOf(catalogue, read));
  if (!first || !second) return null;
  const [candidates, current] = candidateWords.test(nameOf(first))
    ? [first, second]
    : [second, first];
  if (!candidateWords.test(nameOf(candidates)) || !takesKeys(catalogue, write, current))
    return null;
  return { candidates: candidates.list, current: current.list, save: write };
}

function dualList(
  catalogue: Catalogue,
  { candidates, current, save }: Relation,
  bind: Bind,
): SourceObject {
  const others = otherParameters(catalogue, save);
  const bound = others.map((parameter) => [parameter.name, bind(catalogue, parameter)]);
  return {
    kind: "dualList",
    candidates: readCall(catalogue, candidates, bind),
    current: readCall(catalogue, current, bind),
    save: { call: save.id, with: Object.fromEntries(bound) },
  };
}

const nameOf = ({ list: { id } }: Resource) => id.slice(id.lastIndexOf(".") + 1);

const isArray = (catalogue: Catalogue, { schema }: Operation["parameters"][number]) =>
  typeOf(catalogue, schema) === "array";

function takesKeys(catalogue: Catalogue, write: Operation, { record }: Resource): boolean {
  return (
    keyFieldOf(record) !== "" &&
    write.parameters.filter((parameter) => isArray(catalogue, parameter)).length === 1
  );
}

/** The parameters of a write except the keys, which the relation's editor supplies. */
function otherParameters(catalogue: Catalogue, write: Operation): Operation["parameters"] {
  return write.parameters.filter(
    (parameter) => parameter.required && !isArray(catalogue, parameter),
  );
}
