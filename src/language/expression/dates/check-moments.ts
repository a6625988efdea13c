import type { ASTNode } from "@marcbachmann/cel-js";
import { usualLabels } from "../../../catalogue/schema/attributes.ts";
import { fullTypeName } from "../../fit/type-fit.ts";
import { misfitsOfValue } from "../../fit/value-fit.ts";
import { formats } from "../../formats.ts";
import { suggest } from "../../suggest.ts";
import { stringType, type Type } from "../../type.ts";
import type { ReportFault } from "../report-fault.ts";
import { dateType, fixedOffset, isWrittenOut, momentType, zoneType } from "./date-types.ts";

/** An operand of a comparison or calculation, with its type and its source text. */
interface Operand {
  node: ASTNode;
  type: Type;
  written: string;
}

interface Told {
  source: string;
  report: ReportFault;
}

/**
 * Reports a date, timestamp or time of day that is compared with something else, or used in a
 * calculation like a number; returns whether anything was reported.
 */
export function checkMoments(
  { op, args, start, end }: { op: string; args: readonly ASTNode[]; start: number; end: number },
  types: readonly [Type, Type],
  { source, report }: Told,
): boolean {
  const [left, right] = types.map((type, index): Operand | null => {
    const node = args[index];
    return node ? { node, type, written: source.slice(node.start, node.end) } : null;
  });
  if (!left || !right || !(formatOf(left.type) || formatOf(right.type))) return false;
  if (op === "-" || op === "+") return isCalculated(op, left, right, { start, end }, report);
  const told = mismatch(left, right) ?? mismatch(right, left);
  if (!told) return false;
  const values = { operator: op, wanted: told.wanted, given: told.given, name: told.at.written };
  if (told.values)
    report("valueDoesNotFit", told.at.node, { ...told.values, name: told.at.written }, told.meant);
  else report("wrongOperand", told.at.node, values, told.meant);
  return true;
}

const dated = ["date", "date-time", "time"];

/** The format of a type whose values are dates, timestamps or times of day; otherwise `null`. */
export function formatOf(type: Type): string | null {
  const format = type.kind === "string" ? type.said?.schema.format : undefined;
  return format !== undefined && dated.includes(format) ? format : null;
}

interface Mismatch {
  at: Operand;
  wanted: string;
  given: string;
  /** The fault of a literal text, for the message; `null` if the operand is no literal. */
  values: Record<string, string | number> | null;
  meant: string | null;
}

/** Why an operand cannot be compared with a date, timestamp or time of day; `null` if it can. */
function mismatch(one: Operand, other: Operand): Mismatch | null {
  const wanted = formatOf(one.type);
  if (!wanted || other.type.kind !== "string") return null;
  const names = { wanted: fullTypeName(one.type), given: fullTypeName(other.type) };
  const given = formatOf(other.type);
  if (given !== null) {
    if (given === wanted || given === "date") return null;
    const meant = given === "date-time" && wanted === "date" ? `date(${other.written})` : null;
    return { at: other, ...names, values: null, meant };
  }
  if (isNoMoment(other.node, other.type)) {
    return { at: other, wanted: names.wanted, given: other.written, values: null, meant: null };
  }
  const [text, ...more] = other.type.values ?? [];
  if (text === undefined || more.length > 0) return null;
  const [misfit] = misfitsOfValue(text, { ...stringType, said: one.type.said });
  const isStrict = wanted !== "date-time" || strictMoment.test(text);
  if (!misfit && isStrict) return null;
  const values = misfit?.values ?? { value: text, fault: `format.${wanted}` };
  return { at: other, ...names, values, meant: writtenRight(text, wanted) };
}

const strictMoment = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)?$/;

/**
 * Matches a time followed by a zone name other than UTC or GMT, by `am` or `pm`, or by an offset.
 */
const otherZone = /\d\s*(?!UTC|GMT)[A-Za-z]{2,}\s*$|\d\s*[+-]\d/;

/** A date, timestamp or time of day rewritten in the required format; `null` if it is ambiguous. */
function writtenRight(text: string, format: string): string | null {
  if (text === "today" || text === "now") return `${text}()`;
  const [, year = "", month = "", day = "", rest = ""] =
    /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(.*)$/.exec(text) ??
    /^()$/.exec(text) ??
    germanDate(text) ??
    [];
  if (otherZone.test(rest)) return null;
  const [, hour = "", minutes = ""] =
    /^[T ]?(\d{1,2})[:.](\d\d)/.exec(format === "time" ? text : rest) ?? [];
  const date = `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  const time = `${hour.padStart(2, "0")}:${minutes}:00`;
  const made = { date, time, "date-time": `${date}T${time}Z` }[format] ?? "";
  return formats[format]?.(made) ? `'${made}'` : null;
}

/** Splits a date with dots, such as `31.12.2026`, in which the day comes before the month. */
function germanDate(text: string): string[] | null {
  const [, day, month, year, rest = ""] = /^(\d{1,2})\.(\d{1,2})\.(\d{4})(.*)$/.exec(text) ?? [];
  return day && month && year ? ["", year, month, day, rest] : null;
}

function isCalculated(
  op: string,
  left: Operand,
  right: Operand,
  place: { start: number; end: number },
  report: ReportFault,
): boolean {
  if (!formatOf(left.type) || (op === "+" && right.type.kind === "string")) return false;
  if (right.type.kind === "any") return false;
  const isNumber = right.type.kind === "number" && /^[\w.]+$/.test(right.written);
  const meant =
    right.type.kind === "string"
      ? `difference(${right.written}, ${left.written}, 'days')`
      : isNumber
        ? `add(${left.written}, ${op === "-" ? "-" : ""}${right.written}, 'days')`
        : null;
  const values = {
    operator: op,
    wanted: "number, number",
    given: `${fullTypeName(left.type)}, ${fullTypeName(right.type)}`,
    name: `${left.written} ${op} ${right.written}`,
  };
  report("wrongOperand", place, values, meant);
  return true;
}

const otherFormats = ["email", "hostname", "ipv4", "ipv6", "time", "uri", "uuid"];

/** Whether a text of the catalogue is no date and no timestamp, such as a name or a status. */
function isNoMoment(node: ASTNode, type: Type): boolean {
  if (isWrittenOut(type)) return true;
  if (type.kind !== "string" || !type.said) return false;
  const { format = "", maxLength = 10, "x-widget": widget } = type.said.schema;
  const isName = node.op === "." && usualLabels.includes(node.args[1]) && format === "";
  const isOther = type.values
    ? !type.values.some(isMoment)
    : moments.every((moment) => misfitsOfValue(moment, type).length > 0);
  return (
    isName || isOther || widget === "textarea" || maxLength < 10 || otherFormats.includes(format)
  );
}

const moments = ["2026-03-29", "2026-03-29T01:30:00Z"];

/** Reports an argument that is not a valid date, timestamp or time zone. */
export function checkMoment(
  called: string,
  node: ASTNode,
  type: Type,
  wanted: Type,
  { source, report }: Told,
): void {
  const isOfMoments = wanted === momentType || wanted === dateType;
  if (isOfMoments && isNoMoment(node, type)) {
    const given = source.slice(node.start, node.end);
    report("wrongOperand", node, { operator: called, wanted: fullTypeName(wanted), given });
    return;
  }
  if (node.op !== "value" || typeof node.args !== "string") return;
  const isRight =
    wanted === zoneType ? isZone(node.args) : wanted !== momentType || isMoment(node.args);
  if (isRight) return;
  const name = source.slice(node.start, node.end);
  const zone = wanted === zoneType ? suggest(node.args, Intl.supportedValuesOf("timeZone")) : null;
  const meant = wanted === zoneType ? zone && `'${zone}'` : writtenRight(node.args, "date");
  const values = { operator: called, wanted: fullTypeName(wanted), given: name, name };
  report("wrongOperand", node, values, meant);
}

const isMoment = (text: string): boolean =>
  formats.date?.(text) === true ||
  (strictMoment.test(text) && formats["date-time"]?.(text) === true);

function isZone(name: string): boolean {
  try {
    return fixedOffset.test(name) || new Intl.DateTimeFormat("en", { timeZone: name }) !== null;
  } catch {
    return false;
  }
}
