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
 * Whether a link may be followed, followed after asking, or not at all, since it would carry data.
 */
type Passage = "open" | "ask" | "shut";

/** The origin of an address: the page's own text, its data, or one stored value. */
export type AddressOrigin = "page" | "data" | "value";

const passages = { page: "open", data: "shut", value: "ask" } as const;

/**
 * Where an address leads, read as browsers read it, who take tabs out and turn backslashes. To
 * hosts that the operator lists each way is open.
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

/** Whether a page says an address in plain letters, or has its data or its reader make it. */
export function originOf({ tree }: Pick<Expression, "tree">): AddressOrigin {
  return isPlain(tree) ? "page" : "data";
}

/** Stands for the application where nobody runs it; nothing is ever asked of it. */
const anywhere = "https://application.invalid/";

/** Whether it can be told, whatever the data are, that an address leads nowhere. */
export function isNeverSafe(expression: Pick<Expression, "tree">): boolean {
  const start = knownStart(expression.tree);
  if (originOf(expression) === "page") {
    return destinationOf(start, anywhere, "page", []).kind === "nowhere";
  }
  const [, scheme = "", account] =
    /^\s*([a-z][a-z0-9+.-]*:)?([/\\]{2}[^/\\?#]*@)?/i.exec(start) ?? [];
  return account !== undefined || !/^(https?:)?$/i.test(scheme);
}

/** The host that an address leads to whatever the data are; `null` where there is none, or it depends. */
export function knownHost({ tree }: Pick<Expression, "tree">): string | null {
  const start = knownStart(tree);
  const isWhole = isPlain(tree) || /^https?:[/\\]{2}[^/\\?#]+[/\\?#]/i.test(start);
  return isWhole && /^https?:/i.test(start) && URL.canParse(start) ? new URL(start).host : null;
}

/** Whether the address certainly stays in the application, whatever the data are. */
export function staysInside({ tree }: Pick<Expression, "tree">): boolean {
  return /^\/\w/.test(knownStart(tree));
}

/** The letters that an address begins with, whatever the data are. */
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
