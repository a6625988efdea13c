import type { Catalogue } from "../../catalogue/catalogue.ts";
import { once } from "../../catalogue/once.ts";
import type { JsonSchema, PersonalSort } from "../../catalogue/schema/json-schema.ts";
import { isRecord, isTextOrNumber, type JsonObject } from "../../catalogue/schema/record.ts";
import { isSecretName } from "../../catalogue/schema/secret-name.ts";
import { isOfPerson, personalSort, secretsWithin } from "./personal-sort.ts";

/** Replaces personal data; equal values stay equal across all replaced values. */
export interface PersonalData {
  /**
   * Collects the personal values in a value; must run for all values before the first replacement.
   */
  note(value: unknown, schema: JsonSchema): void;
  /**
   * The value with all collected personal data replaced, both in its fields and inside other texts.
   */
  replaced(value: unknown, schema: JsonSchema): unknown;
}

/**
 * Minimum length of a value that is replaced inside other texts; shorter ones occur in too many
 * words.
 */
const shortestInside = 4;

/**
 * Creates the replacement of personal data. Each value gets the next free replacement, such as
 * `Person 1` or `13800000001`, in the order of occurrence, so that the same responses always give
 * the same fixtures and a replacement reveals nothing about its original.
 */
export function createPersonalData(catalogue: Catalogue): PersonalData {
  const texts = new Map<string, string>();
  const ids = new Map<string, number>();
  const counts = new Map<PersonalSort, number>();

  const noteValue = (name: string, value: string | number, schema: JsonSchema): void => {
    const sort = personalSort(name, value, schema);
    if (sort === "id") {
      if (!ids.has(String(value))) ids.set(String(value), ids.size + 1);
    } else if (sort !== null) noteText(sort, String(value));
    else if (typeof value === "string" && schema["x-personal"] !== "none") {
      for (const secret of secretsWithin(value)) noteText("secret", secret);
    }
  };

  const noteText = (sort: Exclude<PersonalSort, "id">, text: string): void => {
    if (texts.has(text)) return;
    const count = (counts.get(sort) ?? 0) + 1;
    counts.set(sort, count);
    texts.set(text, stands(sort, count, text));
  };

  const pattern = once(() => patternOf([...texts.keys()]));
  const replaceInside = (text: string): string => {
    const inside = pattern();
    return inside ? text.replace(inside, (found) => texts.get(found) ?? found) : text;
  };

  const replaceValue = (name: string, value: string | number, schema: JsonSchema) => {
    const sort = personalSort(name, value, schema);
    const id = ids.get(String(value));
    if (sort === "id" && id !== undefined)
      return typeof value === "number" ? id : idLike(value, id);
    if (typeof value === "number") {
      return sort === null ? value : Number(/\d+/.exec(texts.get(String(value)) ?? "") ?? value);
    }
    const isListed = schema.enum !== undefined || schema["x-dict"] !== undefined;
    return isListed ? value : (texts.get(value) ?? replaceInside(value));
  };

  return {
    note: (value, schema) => {
      walk(catalogue, "", value, schema, (name, inner, of) => {
        noteValue(name, inner, of);
        return inner;
      });
    },
    replaced: (value, schema) => walk(catalogue, "", value, schema, replaceValue),
  };
}

/**
 * Rebuilds a value with the results of `visit` for each text and number in it. The value of a
 * setting, such as `{"name": "SMTP_PASSWORD", "value": "…"}`, has the setting's name, and what no
 * schema describes within a secret has the secret's.
 */
function walk(
  catalogue: Catalogue,
  name: string,
  value: unknown,
  given: JsonSchema,
  visit: (name: string, value: string | number, schema: JsonSchema) => unknown,
): unknown {
  const schema = catalogue.resolve(given);
  if (isTextOrNumber(value)) return visit(name, value, schema);
  if (Array.isArray(value)) {
    return value.map((item) => walk(catalogue, name, item, schema.items ?? {}, visit));
  }
  if (!isRecord(value)) return value;
  const own = isOfPerson(Object.keys(value)) ? "fullName" : "name";
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]: [string, unknown]) => {
      const of = schema.properties?.[key];
      const outer = of === undefined && isSecretName(name) ? name : key === "name" ? own : key;
      return [key, walk(catalogue, settingIn(value, key) ?? outer, inner, of ?? {}, visit)];
    }),
  );
}

/** The name of the secret setting that the field `key` of a record holds. */
function settingIn(record: JsonObject, key: string): string | undefined {
  const text = record[key];
  if (key !== "value" || typeof text !== "string" || text.length < shortestInside) return undefined;
  return [record.name, record.key, record.code]
    .filter((one) => typeof one === "string")
    .find((one) => isSecretName(one) && one.toLowerCase() !== text.toLowerCase());
}

/** The replacement with the given number for a sort of personal data. */
function stands(sort: Exclude<PersonalSort, "id">, count: number, value: string): string {
  switch (sort) {
    case "name":
      return `Person ${count}`;
    case "username":
      return `member.${count}`;
    case "mobile":
      return `138${String(count).padStart(8, "0")}`;
    case "email":
      return `person${count}@example.com`;
    case "idNumber":
      return `11010119900101${String(count).padStart(4, "0")}`;
    case "address":
      return `${count} Example Street`;
    case "postalCode":
      return String(100_000 + count);
    case "ip":
      return `192.0.2.${1 + ((count - 1) % 254)}`;
    case "picture":
      return `/picture-${count}${/\.\w{1,5}$/.exec(value)?.[0] ?? ""}`;
    default:
      if (/^https?:/i.test(value)) return `https://example.com/${sort}-${count}`;
      return `${sort}-${String(count).padStart(4, "0")}`;
  }
}

/** A replacement identifier with the format of the original. */
function idLike(value: string, id: number): string {
  const digits = String(id);
  if (/^\d+$/.test(value)) return digits;
  if (value.includes("-")) return `00000000-0000-4000-8000-${digits.padStart(12, "0")}`;
  return digits.padStart(value.length, "0");
}

/** A pattern that finds any of the texts within another text and prefers the longest. */
function patternOf(found: readonly string[]): RegExp | null {
  const isPlain = (text: string) => /^[\p{ASCII}]*$/u.test(text);
  const long = found.filter((text) => text.length >= (isPlain(text) ? shortestInside : 2));
  if (long.length === 0) return null;
  const escaped = long
    .toSorted((a, b) => b.length - a.length)
    .map((text) => text.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&"));
  return new RegExp(`(?<![A-Za-z0-9])(?:${escaped.join("|")})(?![A-Za-z0-9])`, "g");
}
