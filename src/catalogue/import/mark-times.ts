import { isNullable, type JsonSchema, typesOf, type UnixTimeUnit } from "../schema/json-schema.ts";
import { own, ownList, ownText } from "../schema/record.ts";
import { timeTextOf } from "../schema/time-text.ts";

const formats =
  /^(unix|epoch|posix)([-_ ]?(time|timestamp|date|s|sec|seconds|ms|millis(econds)?))*$/i;
/** Descriptions of numbers that count the time since the start of 1970. */
const descriptions = [
  /\b(unix|posix)[ -]?(epoch|time|timestamp)s?\b/i,
  /\bepoch (time|timestamp|seconds|milliseconds|millis)\b/i,
  /\b(seconds|milliseconds|millis|ms|time)\b.{0,30}\b(since|from|after) (the )?((unix|posix) )?epoch\b/i,
  /\b(seconds|milliseconds|millis|ms)\b.{0,30}\b(since|from|after)\b.{0,30}\b1970\b/i,
];
/** Names of fields that hold moments; `time` alone may be a duration. */
const timeNames =
  /(^| )(at|on|date|timestamp|ts|created|updated|modified|changed|deleted|started|ended|expires|expiry|since|until)$|(^|\b(start|end|begin|finish|create|update|event|due|expire|expiration) )time$/;
/** Names of fields that count, identify or measure, whatever their description says. */
const otherWords =
  /^(id|ids|key|count|total|number|offset|difference|diff|duration|interval|timeout|ttl|delay|age|lag|size|limit|version|sequence|nonce)$/;

/** Words that name durations, which are not points in time. */
const lengthWords = /\b(between|difference|elapsed|duration|relative)\b/i;

/**
 * Marks a number that counts the time since 1970 as a date-time: it is shown and entered as date
 * and time, and sent as the number.
 * @param name The name of the field; without one, only the format decides.
 */
export function markTime(read: JsonSchema, given: unknown, name: string | null): JsonSchema {
  const text = markText(read, given);
  if (text) return text;
  const types = typesOf(read);
  const isNumber = types.length > 0 && types.every((type) => /^(integer|number)$/.test(type));
  if (!isNumber || read.$ref !== undefined || read.enum || read.const !== undefined) return read;
  const format = ownText(given, "format") ?? "";
  const about = `${read.description ?? ""} ${ownText(given, "description") ?? ""}`;
  const example = exampleIn(given);
  const isTime =
    formats.test(format) || (name !== null && isSaid(wordsOf(name), format, about, example));
  const unit = isTime ? unitOf(format, about, example, name ?? "") : null;
  return unit === null ? read : marked(read, unit);
}

function isSaid(
  words: readonly string[],
  format: string,
  about: string,
  example: number | null,
): boolean {
  if (words.some((word) => otherWords.test(word)) || lengthWords.test(about)) return false;
  if (descriptions.some((said) => said.test(about))) return true;
  const isNamed = timeNames.test(words.join(" ")) || /^timestamp$/i.test(format);
  return unitByDigits(example) !== null && (isNamed || /\btimestamp\b/i.test(about));
}

/** Splits `createdAt` and `created_at` into words. */
function wordsOf(name: string): string[] {
  return name
    .replace(/([a-z0-9])([A-Z])/g, "$1 $2")
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== "");
}

/**
 * The unit of a number that counts time; none below milliseconds, which would lose precision on the
 * way back.
 */
function unitOf(
  format: string,
  about: string,
  example: number | null,
  name: string,
): UnixTimeUnit | null {
  const said = `${format} ${about} ${wordsOf(name).join(" ")}`;
  const isIn = { seconds: /\bsec(ond)?s?\b/i.test(said), milliseconds: /milli|\bms\b/i.test(said) };
  if (/\b(micro|nano)/i.test(said)) return null;
  const byDigits = unitByDigits(example);
  if (byDigits !== null) return byDigits;
  if (isIn.seconds && isIn.milliseconds) return null;
  return isIn.milliseconds ? "milliseconds" : "seconds";
}

/** The unit in which a number is a moment of the years 2001 to 2033. */
function unitByDigits(example: number | null): UnixTimeUnit | null {
  if (example === null) return null;
  const isWithin = (first: number) => example >= first && example < 2 * first;
  if (isWithin(1_000_000_000)) return "seconds";
  return isWithin(1_000_000_000_000) ? "milliseconds" : null;
}

function exampleIn(given: unknown): number | null {
  return examplesIn(given).find((value) => typeof value === "number") ?? null;
}

function examplesIn(given: unknown): unknown[] {
  return [given, own(given, "schema")].flatMap((part) => [
    own(part, "example"),
    ...ownList(part, "examples"),
    own(part, "default"),
  ]);
}

/**
 * The number's schema marked as a moment, without its bounds, defaults and description of the unit.
 */
function marked(read: JsonSchema, unit: UnixTimeUnit): JsonSchema {
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf, ...unbounded } = read;
  const { default: _, description = "", ...rest } = unbounded;
  const isOfUnit = /^(the )?(unix|posix|epoch|(milli)?seconds|time in)\b/i.test(description);
  return {
    ...rest,
    ...(description !== "" && !isOfUnit && { description }),
    type: isNullable(read) ? ["string", "null"] : "string",
    format: "date-time",
    "x-unix-time": unit,
  };
}

/** Marks a text whose examples are date-times without a time zone; `null` for any other text. */
function markText(read: JsonSchema, given: unknown): JsonSchema | null {
  const isText = typesOf(read)[0] === "string" && (read.format ?? "date-time") === "date-time";
  if (!isText || read.$ref !== undefined || read.enum || read.const !== undefined) return null;
  const [example] = examplesIn(given).filter((value) => typeof value === "string");
  const form = timeTextOf(typeof example === "string" ? [example] : []);
  if (form === null || form === "either") return null;
  // Hyphens also occur in examples of the standard format, which needs no conversion.
  if (form === "hyphens" && read.format !== undefined) return null;
  const { default: _, pattern: __, minLength: ___, maxLength: ____, ...rest } = read;
  return { ...rest, format: "date-time", "x-time-text": form };
}

/** Restores the schema of a number that was marked as a moment. */
export function unmarkTime(field: JsonSchema): void {
  field.type = isNullable(field) ? ["integer", "null"] : "integer";
  delete field.format;
  delete field["x-unix-time"];
}
