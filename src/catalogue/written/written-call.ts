import type { Operation, Parameter } from "../operation.ts";
import type { ExactPlace } from "../schema/exact-json.ts";
import { writeUnixTimes } from "../schema/unix-times.ts";
import { isUpdateMask, updateMask } from "./update-mask.ts";
import { type WrittenBody, writtenBody } from "./written-body.ts";
import { inHeader, inPath, type Pair, pairsOf } from "./written-parameter.ts";

type Values = Readonly<Record<string, unknown>>;

/** A call serialized for its service. */
export interface WrittenCall extends WrittenBody {
  /** The path below the service's base, beginning with a slash, with the query. */
  address: string;
  headers: Record<string, string>;
}

/**
 * Serializes a call as its document says: each parameter in its place and style, the body in its
 * media type. `loading` belongs to the client and is not sent (decisions, the wire).
 */
export function writtenCall(operation: Operation, given: Values, exact: ExactPlace): WrittenCall {
  const args = operation.service.hasUnixTimes
    ? writeUnixTimes(given, operation.request, exact.resolve)
    : given;
  let path = operation.path;
  const query: Pair[] = [];
  const cookies: Pair[] = [];
  const headers: Record<string, string> = {};
  const fields: Record<string, unknown> = {};
  let content: unknown;
  for (const parameter of operation.parameters) {
    const { name, in: place, schema } = parameter;
    const isUnnamed = place === "header" || place === "cookie";
    // A missing header or cookie takes its schema's default, and so does what has one value only.
    const isFixed = place === "query" && (schema.enum?.length === 1 || "const" in schema);
    const value = args[name] ?? (isUnnamed || isFixed ? schema.default : args[name]);
    if (value === undefined || name === "loading") continue;
    if (place === "content") content = value;
    else if (place === "body") fields[name] = value;
    else if (place === "path") path = withPlace(path, parameter, value);
    else if (place === "query") query.push(...pairsOf(parameter, value));
    else if (place === "cookie") cookies.push(...pairsOf(parameter, value));
    else if (value !== null) headers[name] = inHeader(parameter, value);
  }
  const mask = operation.parameters.find(isUpdateMask);
  if (mask && args[mask.name] === undefined) {
    query.push(...pairsOf(mask, updateMask(operation, mask, fields, exact.resolve)));
  }
  const isWhole = operation.parameters.some(({ in: place }) => place === "content");
  if (cookies.length > 0) headers.Cookie = joined(cookies, "; ");
  const whole = isWhole ? content : withFree(operation, args, fields);
  const body = writtenBody(operation, whole, exact);
  const search = joined(query, "&");
  return { address: path + (search ? `?${search}` : ""), headers, ...body };
}

/** A path with the value of a placeholder; in quotes, as in OData, the value's own are doubled. */
function withPlace(path: string, parameter: Parameter, value: unknown): string {
  const text = inPath(parameter, value);
  const place = `{${parameter.name}}`;
  return path
    .replaceAll(`'${place}'`, () => `'${text.replaceAll("'", "''")}'`)
    .replaceAll(place, () => text);
}

/** A body that is open to additional properties takes fields that its document does not name. */
function withFree(operation: Operation, args: Values, fields: Values): Values {
  const known = new Set(operation.parameters.map(({ name }) => name));
  const free = Object.entries(args).filter(
    ([name, value]) => !known.has(name) && name !== "loading" && value !== undefined,
  );
  return { ...Object.fromEntries(free), ...fields };
}

function joined(pairs: readonly Pair[], separator: string): string {
  return pairs.map(([name, value]) => `${name}=${value}`).join(separator);
}
