import type { ASTNode } from "@marcbachmann/cel-js";

/**
 * The value that a part of an expression writes out, lists and records of such included; `null`
 * where something in it is worked out.
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
        ([key, value]) => [fieldName(key), writtenValue(value)] as const,
      );
      if (!fields.every(([name, field]) => name !== null && field !== null)) return null;
      return { value: Object.fromEntries(fields.map(([name, field]) => [name, field?.value])) };
    }
    default:
      return null;
  }
}

/** Unsigned numbers and bytes are of the grammar, and of no value of JSON. */
function writtenLiteral(value: unknown): { value: unknown } | null {
  if (typeof value === "bigint") return { value: Number(value) };
  return typeof value === "object" && value !== null ? null : { value };
}

/** The name that the key of a record in an expression gives a field; `null` where it is worked out. */
export function fieldName(key: ASTNode): string | null {
  return key.op === "value" && typeof key.args === "string" ? key.args : null;
}

/** The part of a written value at the steps of a pointer into it, or the nearest around it. */
export function partAt(node: ASTNode, [step, ...others]: readonly string[]): ASTNode {
  if (step === undefined) return node;
  const entry =
    node.op === "map" ? node.args.find(([key]) => fieldName(key) === step)?.[1] : undefined;
  const part = node.op === "list" ? node.args[Number(step)] : entry;
  return part ? partAt(part, others) : node;
}
