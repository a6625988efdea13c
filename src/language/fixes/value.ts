import type { Problem } from "../problem.ts";
import { entryNamed, nodesIn, type SourceNode, writtenAt } from "../source.ts";

/**
 * The value that was probably meant in place of a faulty one, as JSON; `null` where that is
 * unclear.
 */
export function convertedValue(
  { code, values }: Problem,
  node: SourceNode,
  root: SourceNode,
  source: string,
): string | null {
  const { scalar } = node;
  if (code === "duplicateName" && typeof scalar === "string") {
    return JSON.stringify(freeName(root, scalar));
  }
  // No value is proposed for 0: it may mean none, or all.
  if (code === "outOfRange" && typeof scalar === "number" && scalar !== 0) {
    const [minimum, maximum] = [Number(values.minimum), Number(values.maximum)];
    return String(Math.min(maximum, Math.max(minimum, scalar)));
  }
  if (code === "addsRates") return scalar === "sum" ? '"average"' : null;
  if (code === "countsPage") return JSON.stringify(values.suggested);
  if (code !== "wrongType") return null;
  switch (values.wanted) {
    case "boolean":
      return scalar === "true" || scalar === "false" ? scalar : null;
    case "integer":
      return typeof scalar === "string" && /^\d{1,9}$/.test(scalar) ? String(Number(scalar)) : null;
    case "expression":
      return isPlain(node) ? JSON.stringify(String(scalar)) : null;
    case "string":
      return isPlain(node) && /\/with\/[^/]+$/.test(node.pointer)
        ? JSON.stringify(`'${scalar}'`)
        : null;
    case "list":
      if (typeof scalar === "string" && listed.test(scalar)) {
        return JSON.stringify(scalar.split(",").map((name) => name.trim()));
      }
      return node.type === "string" || node.type === "object"
        ? `[${writtenAt(source, node)}]`
        : null;
    default:
      return null;
  }
}

/** Matches a list of names that are separated by commas. */
const listed = /^\s*[\w.]+(\s*,\s*[\w.]+)+\s*$/;

function isPlain({ type }: SourceNode): boolean {
  return type === "number" || type === "boolean";
}

/** The name with the lowest number appended that makes it unique in the page. */
function freeName(root: SourceNode, name: string): string {
  const named = nodesIn(root).flatMap((node) => entryNamed(node, "name") ?? []);
  const taken = new Set(named.map(({ node }) => String(node.scalar)));
  let number = 2;
  while (taken.has(name + number)) number++;
  return name + number;
}
