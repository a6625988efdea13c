import type { ASTNode } from "@marcbachmann/cel-js";

/** What a name of an address's query is given: letters of the page, or an expression. */
export interface QueryEntry {
  name: string;
  value: string | ASTNode;
}

/** An address as far as the page itself says it. */
export interface AddressParts {
  /** The letters that it begins with, as they stand in the expression. */
  start: ASTNode;
  path: string;
  query: readonly QueryEntry[];
  /** The texts of the data in it that nothing encodes. */
  unencoded: readonly ASTNode[];
}

/** The ways in which an address can be made, each with its parts; none where data decide where it leads. */
export function addressesIn(node: ASTNode): AddressParts[] {
  if (node.op === "?:") return [node.args[1], node.args[2]].flatMap(addressesIn);
  const pieces = piecesOf(node);
  const [start] = pieces;
  if (!start || textOf(start) === null) return [];
  // A piece of data is one sign that no address has.
  const text = pieces.map((piece) => textOf(piece) ?? data).join("");
  const made = pieces.filter((piece) => textOf(piece) === null);
  const [path = "", ...rest] = (text.split("#")[0] ?? "").split("?");
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

const data = "\u0000";

/** The letters of a literal; `null` for anything else. */
export function textOf(node: ASTNode): string | null {
  return node.op === "value" && typeof node.args === "string" ? node.args : null;
}

function piecesOf(node: ASTNode): ASTNode[] {
  return node.op === "+" ? node.args.flatMap(piecesOf) : [node];
}
