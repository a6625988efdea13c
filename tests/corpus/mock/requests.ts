import type { IncomingMessage } from "node:http";
import { linesOf, parametersIn } from "../document.ts";
import type { Service } from "../services.ts";
import { type Fields, isFields } from "./places.ts";
import type { Given } from "./store.ts";

/** A request as the mock interprets it. */
export interface Understood {
  line: string;
  /** The values of path, query and body by name. */
  given: Given;
  body: Fields;
}

/** The operation and the values of a request; `null` where no operation matches. */
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
  // For `/payments/export`, `/payments/export` goes before `/payments/{payment_id}`, since it has
  // fewer parameters.
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

/** The values in a request's body: any kind of JSON or form fields; other bodies are not read. */
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
  const parts = template.split(/\{[^}]+\}/).map((part) => part.replaceAll(/[.+*?()]/g, "\\$&"));
  return new RegExp(`^${parts.join("([^/]+)")}$`);
}
