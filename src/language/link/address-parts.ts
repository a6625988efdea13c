import type { ASTNode } from "@marcbachmann/cel-js";
import { literalText } from "../expression/syntax-tree.ts";

/** The value of one name in an address's query: fixed text from the page, or an expression. */
export interface QueryEntry {
  name: string;
  value: string | ASTNode;
}

/** The parts of an address that the page itself determines. */
export interface AddressParts {
  /** The nodes of the expression that make the fixed text at the beginning of the address. */
  start: ASTNode;
  path: string;
  query: readonly QueryEntry[];
  /** The nodes of the expression whose data enter the address without being encoded. */
  unencoded: readonly ASTNode[];
}

/**
 * The possible addresses of a link expression, each with its parts; empty where data decide the
 * target.
 */
export function addressesIn(node: ASTNode): AddressParts[] {
  if (node.op === "?:") return [node.args[1], node.args[2]].flatMap(addressesIn);
  const pieces = piecesOf(node);
  const [start] = pieces;
  if (!start || literalText(start) === null) return [];
  // Each piece of data is represented by one character that occurs in no address.
  const text = pieces.map((piece) => literalText(piece) ?? data).join("");
  const made = pieces.filter((piece) => literalText(piece) === null);
  const [written = "", ...rest] = (text.split("#")[0] ?? "").split("?");
  const path = withoutEnd(written);
  if (path.includes(data)) return [];
  let next = 0;
  const query = rest
    .join("&")
    .split("&")
    .filter((entry) => entry !== "")
    .flatMap((entry): QueryEntry[] => {
      const [name = "", value = ""] = entry.split("=");
      const own = made.slice(next, next + entry.split(data).length - 1);
      next += own.length;
      if (name.includes(data)) return [];
      return [{ name, value: value === data && own[0] ? own[0] : value }];
    });
  return [{ start, path, query, unencoded: made.filter(({ op }) => op === ".") }];
}

/** A path without the slashes at its end, which mean nothing. */
export function withoutEnd(path: string): string {
  return path.replace(/(.)\/+$/, "$1");
}

const data = "\u0000";

function piecesOf(node: ASTNode): ASTNode[] {
  return node.op === "+" ? node.args.flatMap(piecesOf) : [node];
}
