import type { ASTNode } from "@marcbachmann/cel-js";
import { literalText } from "../expression/syntax-tree.ts";

/**
 * The value of a literal expression, including lists and records of literals; `null` if any part of
 * it is computed.
 */
export function writtenValue(node: ASTNode): { value: unknown } | null {
  switch (node.op) {
    case "value":
      return writtenLiteral(node.args);
    case "-_": {
      const number = writtenValue(node.args)?.value;
      return typeof number === "number" ? { value: -number } : null;
    }
    case "list": {
      const items = node.args.map(writtenValue);
      return items.every((item) => item !== null)
        ? { value: items.map(({ value }) => value) }
        : null;
    }
    case "map": {
      const fields = node.args.map(
        ([key, value]) => [literalText(key), writtenValue(value)] as const,
      );
      if (!fields.every(([name, field]) => name !== null && field !== null)) return null;
      return { value: Object.fromEntries(fields.map(([name, field]) => [name, field?.value])) };
    }
    default:
      return null;
  }
}

/** The grammar has unsigned numbers and bytes, which are no JSON values. */
function writtenLiteral(value: unknown): { value: unknown } | null {
  if (typeof value === "bigint") return { value: Number(value) };
  return typeof value === "object" && value !== null ? null : { value };
}

/** The part of a literal at the steps of a pointer, or the closest part around it. */
export function partAt(node: ASTNode, [step, ...others]: readonly string[]): ASTNode {
  if (step === undefined) return node;
  const entry =
    node.op === "map" ? node.args.find(([key]) => literalText(key) === step)?.[1] : undefined;
  const part = node.op === "list" ? node.args[Number(step)] : entry;
  return part ? partAt(part, others) : node;
}
