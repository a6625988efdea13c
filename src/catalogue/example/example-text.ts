import { titleOf } from "../import/names.ts";
import type { JsonSchema } from "../schema/json-schema.ts";
import { textOfPattern } from "./example-pattern.ts";

/** Maximum characters of an example text. */
const mostCharacters = 400;

/** Example texts by format, numbered from 0. */
const formats: Readonly<Record<string, (index: number) => string>> = {
  "date-time": (index) => `${dayOf(index)}T09:30:00Z`,
  date: dayOf,
  time: () => "09:30:00Z",
  duration: (index) => `PT${index + 1}H`,
  email: (index) => `person${index + 1}@example.com`,
  "idn-email": (index) => `person${index + 1}@example.com`,
  url: address,
  address,
  uri: address,
  iri: address,
  "uri-reference": address,
  "iri-reference": address,
  uuid: (index) => `00000000-0000-4000-8000-${digits(index + 1, 12)}`,
  hostname: (index) => `host${index + 1}.example.com`,
  ipv4: (index) => `192.0.2.${(index % 250) + 1}`,
  ipv6: (index) => `2001:db8::${index + 1}`,
  "json-pointer": () => "/a",
  regex: () => "^a$",
  byte: () => "ZXhhbXBsZQ==",
  binary: () => "",
  "cn-mobile": (index) => `138${digits(index + 1, 8)}`,
  "cn-landline": (index) => `010-${digits(12_345_670 + index, 8)}`,
  "cn-phone": (index) => `138${digits(index + 1, 8)}`,
  "cn-postal-code": (index) => digits(100_001 + index, 6),
  "cn-id-number": (index) => `11010119900101${digits(index + 1, 3)}X`,
  "letters-digits-hyphens": (index) => `code-${index + 1}`,
  "digit-or-minus": (index) => String(index + 1),
  "data-url": () => "data:text/plain;base64,ZXhhbXBsZQ==",
  decimal: (index) => `${index + 1}.50`,
  "role-name": () => "editor",
};

/** A text that a schema accepts; without other requirements it consists of the property's name. */
export function exampleText(schema: JsonSchema, name: string, index: number): string {
  const known = schema.format === undefined ? undefined : formats[schema.format]?.(index);
  if (known !== undefined && fitsText(schema, known)) return known;
  const plain = `${titleOf(name) || "Text"} ${index + 1}`;
  if (schema.pattern === undefined) return fitted(schema, plain);
  if (fitsText(schema, plain)) return plain;
  const made = textOfPattern(schema.pattern, schema.minLength) ?? fitted(schema, plain);
  if (index === 0) return made;
  const others = [`${made}${index + 1}`, `${made}-${index + 1}`];
  return others.find((one) => fitsText(schema, one)) ?? made;
}

function fitsText({ minLength = 0, maxLength, pattern }: JsonSchema, text: string): boolean {
  const { length } = [...text];
  if (length < minLength || length > (maxLength ?? length)) return false;
  if (pattern === undefined) return true;
  try {
    return new RegExp(pattern, "u").test(text);
  } catch {
    return false;
  }
}

function fitted({ minLength = 0, maxLength }: JsonSchema, text: string): string {
  const most = Math.max(Math.min(maxLength ?? text.length, mostCharacters), minLength);
  const padded = text.padEnd(minLength, "x");
  // The number at the end of a text makes it differ from its neighbours.
  return padded.length <= most ? padded : padded.slice(padded.length - most);
}

function dayOf(index: number): string {
  const day = new Date(Date.UTC(2026, 0, 5 + 9 * index));
  return day.toISOString().slice(0, 10);
}

function address(index: number): string {
  return `https://example.com/${index + 1}`;
}

function digits(value: number, length: number): string {
  return String(value).padStart(length, "0");
}
