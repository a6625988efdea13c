import type { ListExtension } from "../openapi.ts";
import type { Operation, Parameter } from "../operation.ts";
import { isNumeric, typesOf } from "../schema/json-schema.ts";
import { pointTo } from "../schema/pointer.ts";
import { itemsOf } from "../schema/rows.ts";
import { decoded } from "../written/decoded.ts";
import { placeArguments } from "../written/place-arguments.ts";
import { type ListAnswer, nextInLink } from "./paging.ts";

type Arguments = Readonly<Record<string, unknown>>;

/**
 * The arguments that request the page after the one requested with `asked`, read from the response;
 * `null` where the response does not say. The address in a response is never called: only its
 * parameters are sent, to the service itself, so that a response cannot send calls elsewhere.
 */
export function argumentsOfNext(
  operation: Operation,
  list: ListExtension,
  answer: ListAnswer,
  asked: Arguments,
): Arguments | null {
  const { cursor, next, last } = list;
  const place = next ?? last;
  if (cursor !== undefined && place !== undefined) {
    const from = next === undefined ? itemsOf({ list }, answer.data)?.at(-1) : answer.data;
    const value = pointTo(from, place);
    // Some services, as those of Django REST framework, answer an address that contains it.
    if (isAddressWith(value, cursor)) return argumentsIn(value, operation, asked);
    return isCursor(value) ? { ...asked, [cursor]: value } : null;
  }
  const address = list.address === undefined ? null : pointTo(answer.data, list.address);
  const found = typeof address === "string" ? address : nextInLink(answer.link ?? "");
  return found ? argumentsIn(found, operation, asked) : null;
}

const isCursor = (value: unknown) =>
  (typeof value === "string" && value !== "") || typeof value === "number";

/** Whether a value is an address, whole or relative, that has a parameter of this name. */
function isAddressWith(value: unknown, name: string): value is string {
  if (typeof value !== "string" || !/^(https?:\/)?\/|^\?/i.test(value)) return false;
  const base = "https://service.invalid";
  return URL.canParse(value, base) && new URL(value, base).searchParams.has(name);
}

/**
 * The arguments in an address, with those of the previous request; `null` if it belongs to another
 * operation.
 */
function argumentsIn(address: string, operation: Operation, asked: Arguments): Arguments | null {
  const own = placeArguments(operation, asked).path;
  const base = `https://service.invalid${own}`;
  if (!URL.canParse(address, base)) return null;
  const { pathname, searchParams } = new URL(address, base);
  if (!plain(pathname).endsWith(plain(own))) return null;
  const named = operation.parameters.flatMap((parameter): [string, unknown][] => {
    const texts = parameter.in === "query" ? searchParams.getAll(parameter.name) : [];
    return texts.length > 0 ? [[parameter.name, argumentOf(texts, parameter)]] : [];
  });
  return { ...asked, ...Object.fromEntries(named) };
}

/** A path without differences in spelling that have no meaning. */
function plain(path: string): string {
  return decoded(path.replace(/\/+$/, ""));
}

function argumentOf(texts: string[], { schema }: Parameter): unknown {
  const [type] = typesOf(schema);
  if (type === "array") return texts;
  const text = texts.at(-1) ?? "";
  // A long key that became a number would be that of another row.
  if (isNumeric(type) && String(Number(text)) === text) return Number(text);
  return type === "boolean" && /^(true|false)$/.test(text) ? text === "true" : text;
}
