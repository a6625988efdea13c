import type { ASTNode } from "@marcbachmann/cel-js";
import { constantTruth } from "./constant-truth.ts";
import { innerNodes } from "./inner-nodes.ts";

/**
 * A member of a variable that an expression reads, such as `status` in `form.status`, and the range
 * of its name.
 */
export interface MemberRead {
  name: string;
  start: number;
  end: number;
}

/** Lists the members of a variable that an expression reads by name. */
export function membersRead(node: ASTNode, variable: string): MemberRead[] {
  const inner = innerNodes(node.args).flatMap((part) => membersRead(part, variable));
  const name = memberOf(node, variable);
  return name === null ? inner : [{ name, start: node.end - name.length, end: node.end }, ...inner];
}

/** The values of a form field that nobody has filled in. */
const empty = [null, ""];

/** Whether a condition never holds as long as a member of a variable is empty. */
export function wantsMember(node: ASTNode, variable: string, name: string): boolean {
  return empty.some((value) => constantTruth(filled(node, variable, name, value)) === false);
}

/** Whether a condition never holds once a member of a variable is filled in. */
export function deniesMember(node: ASTNode, variable: string, name: string): boolean {
  const holdsNever = (value: unknown) =>
    constantTruth(filled(node, variable, name, value)) === false;
  return holdsNever(anything) && !holdsNever(null);
}

/** A value that equals no literal of a page. */
const anything = "\u{10ffff}";

function memberOf(node: ASTNode, variable: string): string | null {
  if (node.op !== "." && node.op !== ".?") return null;
  const [owner, name] = node.args;
  return owner.op === "id" && owner.args === variable ? name : null;
}

/** A copy of an expression in which a value replaces a member. */
function filled(node: ASTNode, variable: string, name: string, value: unknown): ASTNode {
  const replace = (part: unknown): unknown => {
    if (Array.isArray(part)) return part.map(replace);
    const [found] = innerNodes(part);
    if (!found) return part;
    if (memberOf(found, variable) === name) return { ...found, op: "value", args: value };
    return { ...found, args: replace(found.args) };
  };
  // The copy has the same structure except for the replaced members, so the cast is safe.
  return replace(node) as ASTNode;
}
