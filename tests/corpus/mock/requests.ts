import type { IncomingMessage } from "node:http";
import { linesOf, parametersIn } from "../document.ts";
import type { Service } from "../services.ts";
import { type Fields, isFields } from "./places.ts";
import type { Given } from "./store.ts";

/** A request as the service understands it. */
export interface Understood {
  line: string;
  /** What path, query and body give by name. */
  given: Given;
  body: Fields;
}

/** Which operation a request means, and what it gives it; `null` where there is none. */
export function understood(
  service: Service,
  method: string,
  address: URL,
  body: Fields,
): Understood | null {
  const path = address.pathname;
  const matches = linesOf(service.document).flatMap((line) => {
    const [of = "", template = ""] = line.split(" ");
    const found = of === method && patternOf((service.answers.base ?? "") + template).exec(path);
    return found ? [{ line, values: found.slice(1).map(decodeURIComponent) }] : [];
  });
  // Of `/payments/export` and `/payments/{payment_id}` the one with fewer gaps is meant.
  const [match] = matches.sort((one, other) => one.values.length - other.values.length);
  if (!match) return null;
  const plain = Object.entries(body).filter(([, value]) => typeof value !== "object");
  const given = {
    ...Object.fromEntries(plain.map(([name, value]) => [name, String(value)])),
    ...Object.fromEntries(address.searchParams),
    ...Object.fromEntries(
      parametersIn(match.line).map((name, at) => [name, match.values[at] ?? ""]),
    ),
  };
  return { line: match.line, given, body };
}

/** What a request sends: JSON of every sort, form fields, or nothing that is looked into. */
export async function bodyOf(request: IncomingMessage): Promise<Fields> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(Buffer.from(part));
  const text = Buffer.concat(parts).toString();
  const sort = request.headers["content-type"] ?? "";
  if (/urlencoded/.test(sort)) return Object.fromEntries(new URLSearchParams(text));
  if (/[/+]json/.test(sort) && text !== "") {
    const value: unknown = JSON.parse(text);
    return isFields(value) ? value : {};
  }
  return {};
}

function patternOf(template: string): RegExp {
  const parts = template.split(/\{[^}]+\}/).map((part) => part.replaceAll(/[.+*?]/g, "\\$&"));
  return new RegExp(`^${parts.join("([^/]+)")}$`);
}
