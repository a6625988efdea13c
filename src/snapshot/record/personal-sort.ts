import { cells } from "../../../renderers/cells.gen.ts";
import { isIdName } from "../../catalogue/schema/id-name.ts";
import type { JsonSchema, PersonalSort } from "../../catalogue/schema/json-schema.ts";
import { isSecretName } from "../../catalogue/schema/secret-name.ts";
import { emailText, uuidText } from "../../language/formats.ts";

/** The sort of personal data that each schema format stands for. */
const ofFormat: Readonly<Record<string, PersonalSort>> = {
  "cn-mobile": "mobile",
  "cn-landline": "mobile",
  "cn-phone": "mobile",
  email: "email",
  "cn-id-number": "idNumber",
  "cn-postal-code": "postalCode",
  password: "secret",
  ipv4: "ip",
  ipv6: "ip",
};

/** The sort of personal data that each token of HTML's `autocomplete` stands for. */
const ofAutocomplete: Readonly<Record<string, PersonalSort>> = {
  name: "name",
  "given-name": "name",
  "family-name": "name",
  nickname: "name",
  username: "username",
  email: "email",
  tel: "mobile",
  "tel-national": "mobile",
  "street-address": "address",
  "address-line1": "address",
  "address-line2": "address",
  "postal-code": "postalCode",
  "one-time-code": "secret",
  "new-password": "secret",
  "current-password": "secret",
};

/** What people are called by what they do in a record. */
const people =
  "applicant|approver|assignee|author|buyer|client|contact|creator|customer|driver|editor|" +
  "employee|guest|member|operator|owner|patient|person|recipient|requester|sender|staff|student";

/** Patterns of common field names; the first match decides. */
const ofName: readonly (readonly [RegExp, PersonalSort])[] = [
  [/^(user|login|account)_?name$/i, "username"],
  [/(full|real|nick|first|last|given|family|middle|maiden|sur)_?name$/i, "name"],
  [new RegExp(`^(${people})$|(${people})_?name$`, "i"), "name"],
  [/^(created|updated|modified|deleted|approved|assigned)_?(by|to)$/i, "name"],
  [/(mobile|phone|telephone|cellphone)(number|no)?$|^tel$/i, "mobile"],
  [/e-?mail$/i, "email"],
  [/(id_?(card|number|no)|passport|ssn|(card|account)_?(number|no)|iban)$/i, "idNumber"],
  [/(^|login|last|remote|client)_?ip(address)?$/i, "ip"],
  [/^(home|street|postal|mail|delivery|shipping|billing)?_?address(line\d)?$/i, "address"],
  [/^(post|postal|zip)_?code$/i, "postalCode"],
  [/(open_?id|union_?id)$|^session(_?id)?$/i, "token"],
  [/^(thumb|avatar|portrait|photo)(url)?$/i, "picture"],
];

/** Patterns of values that are recognizable whatever their field is named. */
const ofShape: readonly (readonly [RegExp, PersonalSort])[] = [
  [/^(\+?86[ -]?)?1[3-9]\d{9}$/, "mobile"],
  [emailText, "email"],
  [/^[1-9]\d{16}[\dXx]$/, "idNumber"],
  [/^(?!0\.0\.0\.0|127\.)(\d{1,3}\.){3}\d{1,3}$/, "ip"],
  [/^eyJ[\w-]+\.[\w-]+\.[\w-]*$/, "token"],
  [/^[0-9a-f]{32,}$|^[\w-]{40,}$/i, "token"],
];

/**
 * The sort of personal data that a field's value is, or `null`. The catalogue decides first
 * (`x-personal`, format, `x-autocomplete`, `x-cell`), then the field's name, then the value's
 * shape. A value that the catalogue enumerates is never personal.
 */
export function personalSort(
  name: string,
  value: string | number,
  schema: JsonSchema,
): PersonalSort | null {
  if (schema.enum || schema.const !== undefined || schema["x-dict"] !== undefined) return null;
  const said = schema["x-personal"];
  if (said !== undefined) return said === "none" ? null : said;
  if (value === "") return null;
  const isSecret = isSecretName(name) || schema.writeOnly === true;
  if (isSecret && typeof value === "string") return "secret";
  if (isIdName(name) && isIdentifier(value)) return "id";
  if (typeof value === "number") return numberSort(name, value);
  const { format = "", "x-autocomplete": autocomplete = "", "x-cell": cell } = schema;
  return (
    ofFormat[format] ??
    ofAutocomplete[autocomplete] ??
    ofCell.get(cell ?? "") ??
    byPattern(ofName, name, value) ??
    byPattern(ofShape, value, value) ??
    (uuidText.test(value) ? "id" : null)
  );
}

/** The sort of a number, of which few are personal: most are amounts, also one of `tokens`. */
function numberSort(name: string, value: number): PersonalSort | null {
  if (!Number.isInteger(value)) return null;
  if (isSecretName(name) && !name.endsWith("s")) return "secret";
  return byPattern(ofName, name, String(value)) === "mobile" ? "mobile" : null;
}

/** The sort of personal data that each cell shows. */
const ofCell = new Map(cells.flatMap(({ name, personal }) => (personal ? [[name, personal]] : [])));

/**
 * The sort of the first matching pattern. A web address is personal only if the tested name says
 * that it is a picture of a person.
 */
function byPattern(
  patterns: readonly (readonly [RegExp, PersonalSort])[],
  tested: string,
  value: string,
): PersonalSort | null {
  if (/^https?:\/\//.test(value) && !/avatar|photo|portrait|thumb/i.test(tested)) return null;
  return patterns.find(([pattern]) => pattern.test(tested))?.[1] ?? null;
}

/**
 * Whether a value is an identifier of a record. A word such as `common_status` identifies nobody.
 */
function isIdentifier(value: string | number): boolean {
  if (typeof value === "number") return Number.isInteger(value) && value > 0;
  return uuidText.test(value) || /^[1-9]\d*$|^[0-9a-f]{16,}$/i.test(value);
}

/** A secret within a text, such as an address, a header, JSON or the settings of a connection. */
const secretWithin = [
  /[a-z]:\/\/[^\s:@/]*:(?<secret>[^\s@/]+)@/gi,
  /\b(?:bearer|basic) +(?<secret>[\w.~+/=-]{8,})/gi,
  /(?<name>[\w-]+)(?:=|"\s*:\s*")(?<secret>[^\s"'&;,<>]+)/g,
  /-----BEGIN [A-Z ]*KEY-----(?<secret>[^-]+)/g,
  /\b(?<secret>(?:[spr]k_(?:live|test)_|gh[a-z]_|github_pat_|xox[a-z]-|glpat-|AKIA)[\w-]{8,})/g,
];

/** The secrets within a text, whatever its field is named. */
export function secretsWithin(text: string): string[] {
  return secretWithin.flatMap((pattern) =>
    [...text.matchAll(pattern)].flatMap(({ groups: { name, secret = "" } = {} }) =>
      name === undefined || isSecretName(name) ? [secret] : [],
    ),
  );
}

/** Names of fields that only a person, or what is like one, has. */
const ofPerson =
  /(e_?-?mail|mobile|phone(_?(number|no))?|birth_?(day|date)|date_?of_?birth|gender)$/i;

/** Whether the `name` in a record of these fields is a person's. */
export const isOfPerson = (fields: readonly string[]): boolean =>
  fields.some((field) => ofPerson.test(field));
