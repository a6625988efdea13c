import type { Catalogue } from "../../../catalogue/catalogue.ts";
import { operationOf } from "../../../catalogue/operation-of.ts";
import { isNamed, lastStep, plain } from "../../../catalogue/resources/paths.ts";
import { argumentAt } from "../../../catalogue/schema/pointer.ts";
import { isPeople } from "../../fit/foreign-key.ts";
import { keyTitle } from "../../fit/key-fit.ts";
import { collectionNamed, stemOf } from "../../fit/path-key.ts";
import { typeOfSchema } from "../../type.ts";
import { type Part, partsThatAre } from "../part.ts";

/** A call that is given a parameter of the page as the key of one sort of record. */
interface KeyUse {
  pointer: string;
  param: string;
  /** The title of the key; `null` if it has none that names its record. */
  title: string | null;
  /** The collection of the record, such as `/orders`, if the catalogue knows it. */
  collection: string | null;
  argument: string;
}

/** A parameter of the page that is given as the key of another sort of record than before. */
interface KeyOfTwo {
  pointer: string;
  given: string;
  wanted: string;
}

/**
 * The calls that are given a parameter of the page as the key of another sort of record than the
 * first call that is given it: ids look alike, and one of the two would concern the wrong record.
 */
export function keysOfTwo(catalogue: Catalogue, parts: readonly Part[]): KeyOfTwo[] {
  const firsts = new Map<string, KeyUse>();
  return keyUses(catalogue, parts).flatMap((use) => {
    const first = firsts.get(use.param);
    if (!first) firsts.set(use.param, use);
    if (!first || isSameKey(first, use)) return [];
    return [{ pointer: use.pointer, given: nameOf(first), wanted: nameOf(use) }];
  });
}

const nameOf = ({ title, collection, argument }: KeyUse): string =>
  title ?? `${argument} (${collection})`;

function keyUses(catalogue: Catalogue, parts: readonly Part[]): KeyUse[] {
  return partsThatAre(["call"], parts).flatMap(({ path, plan }) => {
    const operation = operationOf(catalogue, plan);
    return plan.args.flatMap(({ name, value }): KeyUse[] => {
      const param = /^(?:(?:string|number)\()?params\.(\w+)\)?$/.exec(value.source.trim())?.[1];
      const parameter = operation.parameters.find((one) => one.name === name);
      if (param === undefined || !parameter) return [];
      const title = keyTitle(typeOfSchema(catalogue, parameter.schema));
      const collection = collectionNamed({ catalogue, operation, parameter: name });
      const pointer = argumentAt(path, name);
      const isKey = title !== null || collection !== null;
      return isKey ? [{ pointer, param, title, collection, argument: name }] : [];
    });
  });
}

/** Whether two uses may mean the same record, as far as titles or collections tell. */
function isSameKey(one: KeyUse, other: KeyUse): boolean {
  if (one.title !== null && other.title !== null) return one.title === other.title;
  if (one.collection === null || other.collection === null) return true;
  const [noun = "", otherNoun = ""] = [one, other].map(({ collection }) =>
    plain(lastStep(collection ?? "")),
  );
  return isNamed(noun, otherNoun) || (isPeople(stemOf(noun)) && isPeople(stemOf(otherNoun)));
}
