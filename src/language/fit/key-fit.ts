import { plain } from "../../catalogue/resources/paths.ts";
import type { Said, Type } from "../type.ts";

/** A key of the wrong records: the titles of those it belongs to and of those that are wanted. */
export interface OtherKey {
  given: string;
  wanted: string;
}

/**
 * Whether the key of one sort of records is given where that of another is wanted: ids are alike,
 * and the wrong record is changed. Told by the titles that the catalogue gives the keys of its
 * records, and whatever else is one of these keys; `null` where either title says nothing of that.
 */
export function otherKey(given: Type, wanted: Type): OtherKey | null {
  if (given.kind === "list" && wanted.kind === "list") return otherKey(given.of, wanted.of);
  const [one, other] = [keyTitle(given), keyTitle(wanted)];
  if (one === null || other === null || one === other) return null;
  return { given: one, wanted: other };
}

/**
 * Whether a field of a record that has no form is given where the form is wanted that the record's
 * key has, as the name of a thing in place of its code.
 */
export function insteadOfKey(
  record: Type,
  name: string,
  wanted: Type,
): (OtherKey & { key: string }) | null {
  const form = wanted.said?.schema.pattern;
  const { "x-key": key = name, properties = {} } = record.said?.schema ?? {};
  const [given, own] = [properties[name], properties[key]];
  if (!given || !own || key === name || form === undefined) return null;
  if (given.pattern !== undefined || given.$ref !== undefined || own.pattern !== form) return null;
  return { key, given: given.title ?? name, wanted: own.title ?? key };
}

/** The fields of a record that are keys as it is wanted. */
export function fieldsWithKey(type: Type, wanted: Type): string[] {
  const title = keyTitle(wanted.kind === "list" ? wanted.of : wanted);
  if (type.kind !== "record" || title === null) return [];
  return [...type.fields()].flatMap(([name, field]) => (keyTitle(field) === title ? [name] : []));
}

function keyTitle({ said }: Type): string | null {
  if (!said) return null;
  const { title = "" } = said.schema;
  return titlesIn(said.catalogue).has(title) ? title : null;
}

const known = new WeakMap<Said["catalogue"], ReadonlySet<string>>();

/** The titles of the keys of all records that the catalogue names. */
function titlesIn(catalogue: Said["catalogue"]): ReadonlySet<string> {
  const before = known.get(catalogue);
  if (before) return before;
  const titles = new Set<string>();
  for (const { components } of catalogue.documents.values()) {
    for (const record of Object.values(components?.schemas ?? {})) {
      const key = record["x-key"];
      const title = key === undefined ? undefined : record.properties?.[key]?.title;
      // A title that only says the name again, as those of an imported document, tells no sort of record.
      const isTelling = title !== undefined && plain(title) !== plain(key ?? "");
      if (isTelling) titles.add(title);
    }
  }
  known.set(catalogue, titles);
  return titles;
}
