import { keptBy } from "../../catalogue/kept-by.ts";
import type { Operation } from "../../catalogue/operation.ts";
import { plain } from "../../catalogue/resources/paths.ts";
import { isIdName } from "../../catalogue/schema/id-name.ts";
import type { Said, Type } from "../type.ts";

/** A key of the wrong sort of record: the title of the given key and that of the wanted one. */
export interface OtherKey {
  given: string;
  wanted: string;
}

/**
 * Reports that the key of one sort of record is given where that of another is wanted, since ids
 * look alike and the wrong record would be changed. It compares the titles that the catalogue gives
 * to keys; `null` if either title is no key's title.
 */
export function otherKey(given: Type, wanted: Type): OtherKey | null {
  if (given.kind === "list" && wanted.kind === "list") return otherKey(given.of, wanted.of);
  const [one, other] = [keyTitle(given), keyTitle(wanted)];
  if (one === null || other === null || one === other) return null;
  return { given: one, wanted: other };
}

/**
 * Reports that another field of a record, such as a name or a count, is given where the record's own
 * key is wanted, as its title or its pattern tells.
 */
export function insteadOfKey(
  record: Type,
  name: string,
  wanted: Type,
): (OtherKey & { key: string }) | null {
  const { properties = {} } = record.said?.schema ?? {};
  const key = ownKeyLike(record, wanted);
  const [given, own] = [properties[name], key === null ? undefined : properties[key]];
  if (key === null || key === name || !given || !own) return null;
  const isOtherId = isIdName(name) && !isAbove(name, wanted.said?.place?.operation);
  if (given.pattern !== undefined || given.$ref !== undefined || isOtherId) return null;
  return { key, given: given.title ?? name, wanted: own.title ?? key };
}

/**
 * Whether a write that is given a field of a record would write the record's parent. An operation
 * below a record in the path may mean the parent, as one that adds a child beside the record.
 */
export function isAbove(name: string, operation: Operation | undefined): boolean {
  const { effect = "read", path = "" } = operation ?? {};
  return effect === "write" && /^parent/i.test(name) && /^[^{]*$|\}$/.test(path);
}

/** The key of a record that has the title or the pattern of the wanted key. */
function ownKeyLike({ said }: Type, wanted: Type): string | null {
  const { "x-key": key = "", properties = {} } = said?.schema ?? {};
  const [own, title] = [properties[key], keyTitle(wanted)];
  const form = wanted.said?.schema.pattern;
  const isLike =
    title === null ? form !== undefined && own?.pattern === form : own?.title === title;
  return own && isLike ? key : null;
}

/** The fields of a record that have the title of the wanted key. */
export function fieldsWithKey(type: Type, wanted: Type): string[] {
  const title = keyTitle(wanted.kind === "list" ? wanted.of : wanted);
  if (type.kind !== "record" || title === null) return [];
  return [...type.fields()].flatMap(([name, field]) => (keyTitle(field) === title ? [name] : []));
}

/** The title of a key; `null` for other values and for keys without a telling title. */
export function keyTitle({ said }: Type): string | null {
  if (!said) return null;
  const { title = "" } = said.schema;
  return titlesIn(said.catalogue).has(title) ? title : null;
}

/** The titles of the keys of all records in the catalogue. */
const titlesIn = keptBy((catalogue: Said["catalogue"]): ReadonlySet<string> => {
  const titles = new Set<string>();
  for (const { components } of catalogue.documents.values()) {
    for (const record of Object.values(components?.schemas ?? {})) {
      const key = record["x-key"];
      const title = key === undefined ? undefined : record.properties?.[key]?.title;
      // A title that only repeats the name, as in imported documents, does not identify a sort of
      // record.
      const isTelling = title !== undefined && plain(title) !== plain(key ?? "");
      if (isTelling) titles.add(title);
    }
  }
  return titles;
});
