import type { Expression } from "../expression/scope.ts";
import type { SyntaxTree } from "../expression/syntax-tree.ts";
import { isListedHost } from "./link-hosts.ts";

/** The target of an address. */
export type Destination =
  | { kind: "inside"; address: string }
  | { kind: "outside"; address: string; host: string; may: Passage }
  /** No valid target: another scheme, credentials before the host, or no address at all. */
  | { kind: "nowhere"; address: string };

/**
 * Whether a link is followed at once, only after a question, or never, since it would carry data.
 */
type Passage = "open" | "ask" | "shut";

/** The origin of an address: the page's own text, its data, or one stored value. */
export type AddressOrigin = "page" | "data" | "value";

const passages = { page: "open", data: "shut", value: "ask" } as const;

/**
 * The target of an address, parsed as browsers parse it, which drop tabs and turn backslashes into
 * slashes. Links to hosts that the operator lists always open.
 * @param base The address of the document.
 */
export function destinationOf(
  address: string,
  base: string,
  from: AddressOrigin,
  listed: readonly string[],
): Destination {
  const url = URL.canParse(address, base) ? new URL(address, base) : null;
  const isSafe = url && /^https?:$/.test(url.protocol) && url.username + url.password === "";
  // Two slashes at the beginning of a path would name a host.
  if (!isSafe || url.pathname.startsWith("//")) return { kind: "nowhere", address };
  const { origin, host, href } = url;
  if (origin === new URL(base).origin) {
    return { kind: "inside", address: url.pathname + url.search + url.hash };
  }
  const may = isListedHost(host, listed) ? "open" : passages[from];
  return { kind: "outside", address: href, host, may };
}

/**
 * Whether an address is fixed text of the page, or computed from the page's data or a reader's
 * input.
 */
export function originOf({ tree }: Pick<Expression, "tree">): AddressOrigin {
  return isPlain(tree) ? "page" : "data";
}

/** A placeholder base for the application's address; no request is ever sent to it. */
const anywhere = "https://application.invalid/";

/** Whether an address is invalid or unsafe for all values of its data. */
export function isNeverSafe(expression: Pick<Expression, "tree">): boolean {
  const start = knownStart(expression.tree);
  if (originOf(expression) === "page") {
    return destinationOf(start, anywhere, "page", []).kind === "nowhere";
  }
  const [, scheme = "", account] =
    /^\s*([a-z][a-z0-9+.-]*:)?([/\\]{2}[^/\\?#]*@)?/i.exec(start) ?? [];
  return account !== undefined || !/^(https?:)?$/i.test(scheme);
}

/** The host of an address if it is the same for all values of its data; otherwise `null`. */
export function knownHost({ tree }: Pick<Expression, "tree">): string | null {
  const start = knownStart(tree);
  const isWhole = isPlain(tree) || /^https?:[/\\]{2}[^/\\?#]+[/\\?#]/i.test(start);
  return isWhole && /^https?:/i.test(start) && URL.canParse(start) ? new URL(start).host : null;
}

/** Whether an address stays within the application for all values of its data. */
export function staysInside({ tree }: Pick<Expression, "tree">): boolean {
  return /^\/\w/.test(knownStart(tree));
}

/** The fixed text at the beginning of an address, before any of its data. */
export function knownStart(tree: SyntaxTree): string {
  if (tree.op === "value") return typeof tree.args === "string" ? tree.args : "";
  if (tree.op !== "+") return "";
  const [left, right] = tree.args;
  return knownStart(left) + (isPlain(left) ? knownStart(right) : "");
}

function isPlain(tree: SyntaxTree): boolean {
  if (tree.op === "+") return tree.args.every(isPlain);
  return tree.op === "value";
}
