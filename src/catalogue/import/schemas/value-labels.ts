import type { JsonSchema, ValueName } from "../../schema/json-schema.ts";
import { type JsonObject, own, ownText } from "../../schema/record.ts";
import { titleOf } from "../names.ts";

/**
 * Extensions by which generators name the values of an `enum`, in its order: sentences for people
 * first, then names from the program.
 */
const extensions = [
  "x-enum-descriptions",
  "x-enumDescriptions",
  "x-enumNames",
  "enumNames",
  "x-enum-varnames",
] as const;

/** Maximum characters of a label; a longer one is an explanation. */
const longestLabel = 40;

/** A line of a description that names a value, as in `* 1 - Fiction` with the value in backquotes. */
const namingLine = /^\s*[*-]\s+`([^`]*)`\s+[-–:]\s+(.+?)\s*$/gm;

/**
 * The labels of a schema's listed values, as the document gives them, or the values themselves as
 * words if they are names such as `NOT_PAID`; `undefined` if it does not name all of them, since a
 * mixture of labels and codes reads as two sorts of values.
 */
export function readValueLabels(
  schema: JsonObject,
  values: JsonSchema["enum"] = [],
): Readonly<Record<string, ValueName>> | undefined {
  const texts = values.filter((value) => value !== "" && value !== null).map(String);
  const described = namesInOrder(schema, values) ?? namesInDescription(schema);
  const named = described.size === 0 && texts.some(isWords) ? namesOf(texts) : described;
  const labels = texts.map((value) => [value, named.get(value) ?? ""] as const);
  const isWhole = labels.every(([, label]) => label !== "" && label.length <= longestLabel);
  const isSaying = labels.some(([value, label]) => label.toLowerCase() !== value.toLowerCase());
  if (labels.length === 0 || !isWhole || !isSaying) return undefined;
  return Object.fromEntries(labels.map(([value, label]) => [value, { label }]));
}

/**
 * The description of a schema; without the lines that name values where the schema lists these, or
 * refers to one that does, since they are the labels of that list.
 */
export function describedBeside(schema: JsonObject): string {
  const description = ownText(schema, "description") ?? "";
  const isListed = listing.some((keyword) => own(schema, keyword) !== undefined);
  return isListed ? description.replace(namingLine, "").trim() : description;
}

const listing = ["enum", "$ref", "allOf", "anyOf", "oneOf"] as const;

function namesInOrder(
  schema: JsonObject,
  values: NonNullable<JsonSchema["enum"]>,
): ReadonlyMap<string, string> | null {
  for (const extension of extensions) {
    const given = own(schema, extension);
    const names: unknown[] = Array.isArray(given) ? given : [];
    const isFitting = names.every((name) => typeof name === "string" && name.trim() !== "");
    if (names.length !== values.length || !isFitting) continue;
    const texts = names.map((name) => String(name).trim());
    if (texts.some((text) => text.length > longestLabel)) continue;
    const labels = texts.map(labelOf);
    return new Map(values.map((value, index) => [String(value), labels[index] ?? ""]));
  }
  return null;
}

/** Whether a value is a name of several words, as `NOT_PAID` is and the code `EN_US` is not. */
const isWords = (text: string): boolean =>
  /^[a-z]+(_[a-z]+)+$/i.test(text) && text.split("_").some((word) => word.length > 2);

/** The values themselves as words, unless one has digits or signs, as codes have. */
function namesOf(texts: readonly string[]): ReadonlyMap<string, string> {
  const isCode = texts.some((text) => !/^[a-z_]+$/i.test(text));
  return new Map(isCode ? [] : texts.map((text) => [text, titleOf(text.toLowerCase())]));
}

/** A name from a program, such as `NotPaid` or `NOT_PAID`, as words; a text for people stays. */
function labelOf(text: string): string {
  if (/\s/.test(text)) return text;
  return titleOf(/^[A-Z\d_]{4,}$/.test(text) ? text.toLowerCase() : text);
}

function namesInDescription(schema: JsonObject): ReadonlyMap<string, string> {
  const description = ownText(schema, "description") ?? "";
  const found = description.slice(0, 20_000).matchAll(namingLine);
  return new Map([...found].map(([, value = "", label = ""]) => [value, label]));
}
