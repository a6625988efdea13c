import type { ASTNode } from "@marcbachmann/cel-js";
import { keptBy } from "../../catalogue/kept-by.ts";
import { isTextOrNumber } from "../../catalogue/schema/record.ts";
import { evaluate } from "./evaluate.ts";
import { functions } from "./functions.ts";
import { innerNodes, isNode } from "./inner-nodes.ts";
import { literalText, syntaxTreeOf } from "./syntax-tree.ts";

/** Maximum number of atoms of a condition that is analysed; each further one doubles the work. */
const mostAtoms = 8;

/** An atom of a condition: any part except `&&`, `||`, `!` and `?:`. */
interface Atom {
  key: string;
  /** The range that the atom requires of a value. */
  range?: Range;
  /** The value compared with a literal; only one such comparison can hold at a time. */
  compared: string | null;
  /** The permission that the atom requires. */
  permission: string | null;
}

type Truths = ReadonlyMap<string, boolean>;

/**
 * Whether a condition is always true (`true`), never true (`false`) or undecided (`null`), whatever
 * the values of its variables: `can('a') && !can('a')` is never true, `1 < 2` always.
 */
export function constantTruth(node: ASTNode): boolean | null {
  const atoms = new Map<string, Atom>();
  collect(node, atoms);
  if (atoms.size > mostAtoms) return null;
  let always = true;
  let never = true;
  for (const truths of truthsOf([...atoms.values()])) {
    if (truth(node, truths)) never = false;
    else always = false;
    if (!always && !never) return null;
  }
  return always;
}

/**
 * Whether several conditions can hold at the same time for a member who has the permissions;
 * `false` only if they certainly cannot.
 */
export function canHoldTogether(
  nodes: readonly ASTNode[],
  permissions: readonly string[],
): boolean {
  const atoms = new Map<string, Atom>();
  for (const node of nodes) collect(node, atoms);
  if (atoms.size > mostAtoms) return true;
  const needed = [...atoms.values()].filter(
    ({ permission }) => permission !== null && permissions.includes(permission),
  );
  for (const truths of truthsOf([...atoms.values()])) {
    if (needed.some(({ key }) => truths.get(key) === false)) continue;
    if (nodes.every((node) => truth(node, truths))) return true;
  }
  return false;
}

/** The negation of a condition. */
export function denied(node: ASTNode): ASTNode {
  const parsed = { ...node, op: "!_", args: node };
  // The parser makes the same node from `!` and a condition.
  return parsed as ASTNode;
}

/** The parts of a condition that depend only on the member. */
export function conditionsOnMember(node: ASTNode): readonly ASTNode[] {
  if (node.op === "&&") return node.args.flatMap(conditionsOnMember);
  return isAboutMember(node) ? [node] : [];
}

/** Whether an expression reads only the member and the member's permissions. */
function isAboutMember(node: ASTNode): boolean {
  if (node.op === "id") return node.args === "user";
  return innerNodes(node.args).every(isAboutMember);
}

function collect(node: ASTNode, atoms: Map<string, Atom>): void {
  const inner = operandsOf(node);
  if (inner) {
    for (const operand of inner) collect(operand, atoms);
    return;
  }
  if (isFixed(node)) return;
  const atom = atomOf(node);
  atoms.set(atom.key, atom);
}

/** The operands of a logical operator, or `null` if the expression is an atom. */
function operandsOf(node: ASTNode): readonly ASTNode[] | null {
  switch (node.op) {
    case "||":
    case "&&":
    case "?:":
      return node.args;
    case "!_":
      return [node.args];
    default:
      return null;
  }
}

/** Creates the atom of a comparison or other part; `x != 1` is the negated atom of `x == 1`. */
const atomOf = keptBy((node: ASTNode): Atom => {
  if (node.op !== "==" && node.op !== "!=") {
    const range = rangeIn(node);
    const plain = { key: keyOf(node), compared: null, permission: permissionIn(node) };
    return range ? { ...plain, range } : plain;
  }
  const [left, right] = node.args;
  const [value, literal] = left.op === "value" ? [right, left] : [left, right];
  const compared = keyOf(value);
  const key = `${compared} == ${keyOf(literal)}`;
  if (literal.op !== "value") return { key, compared: null, permission: null };
  const at = plainLiteral(literal.args);
  const range = at === null ? {} : { range: { of: compared, from: at, to: at, isOpen: false } };
  return { key, compared, permission: null, ...range };
});

/** A range of values in their order, for numbers and for texts such as dates. */
interface Range {
  /** The key of the value that has the range. */
  of: string;
  from: number | string | null;
  to: number | string | null;
  /** Whether the limit itself is excluded. */
  isOpen: boolean;
}

function rangeIn(node: ASTNode): Range | null {
  if (node.op !== "<" && node.op !== "<=" && node.op !== ">" && node.op !== ">=") return null;
  const [left, right] = node.args;
  const isTurned = left.op === "value";
  const [value, literal] = isTurned ? [right, left] : [left, right];
  const limit = literal.op === "value" ? plainLiteral(literal.args) : null;
  if (limit === null) return null;
  const isUpper = node.op.startsWith("<") !== isTurned;
  const isOpen = !node.op.endsWith("=");
  const [from, to] = isUpper ? [null, limit] : [limit, null];
  return { of: keyOf(value), from, to, isOpen };
}

function plainLiteral(value: unknown): number | string | null {
  if (typeof value === "bigint") return Number(value);
  return isTextOrNumber(value) ? value : null;
}

/** Whether two ranges have no value in common; ranges of different types cannot be compared. */
function areApart(a: Range, b: Range): boolean {
  return a.of === b.of && (endsBefore(a, b) || endsBefore(b, a));
}

function endsBefore({ to, isOpen }: Range, other: Range): boolean {
  const { from } = other;
  if (to === null || from === null || typeof to !== typeof from) return false;
  return to < from || (to === from && (isOpen || other.isOpen));
}

function permissionIn(node: ASTNode): string | null {
  if (node.op !== "call" || node.args[0] !== "can") return null;
  const [name] = node.args[1];
  return name ? literalText(name) : null;
}

/** The key of the atom that is true for super administrators, who hold every permission. */
const ofSuperAdministrator = '.([id("user"),"isSuperAdministrators"])';

/** All combinations of truth values that the atoms can have. */
function* truthsOf(atoms: readonly Atom[]): Iterable<Truths> {
  for (let choice = 0; choice < 2 ** atoms.length; choice++) {
    const held = atoms.filter((_, index) => (choice >> index) & 1);
    const compared = held.map((atom) => atom.compared).filter((key) => key !== null);
    if (new Set(compared).size < compared.length) continue;
    const ranges = held.flatMap(({ range }) => range ?? []);
    if (ranges.some((range, index) => ranges.slice(index).some((other) => areApart(range, other))))
      continue;
    const isSuper = held.some(({ key }) => key === ofSuperAdministrator);
    const lacks = atoms.some((atom) => atom.permission !== null && !held.includes(atom));
    if (isSuper && lacks) continue;
    const keys = new Set(held.map(({ key }) => key));
    yield new Map(atoms.map(({ key }) => [key, keys.has(key)]));
  }
}

function truth(node: ASTNode, truths: Truths): boolean {
  switch (node.op) {
    case "||":
      return node.args.some((operand) => truth(operand, truths));
    case "&&":
      return node.args.every((operand) => truth(operand, truths));
    case "!_":
      return !truth(node.args, truths);
    case "?:": {
      const [condition, whenTrue, whenFalse] = node.args;
      return truth(truth(condition, truths) ? whenTrue : whenFalse, truths);
    }
    default:
      if (isFixed(node)) return isTrue(node);
      return (truths.get(atomOf(node).key) ?? false) !== (node.op === "!=");
  }
}

function isTrue(node: ASTNode): boolean {
  return evaluate({ tree: syntaxTreeOf(node) }, { variables: {}, can: () => false }) === true;
}

/** Whether an expression is constant: it reads no variable and no permission. */
const isFixed = keptBy((node: ASTNode): boolean => {
  if (node.op === "id") return false;
  if (node.op === "call") {
    const called = functions[node.args[0]];
    if (called?.names || called?.needsCalendar) return false;
  }
  return innerNodes(node.args).every(isFixed);
});

/** A text that is equal for equal expressions, whatever their white space. */
export function keyOf(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(keyOf).join()}]`;
  if (isNode(value)) return `${value.op}(${keyOf(value.args)})`;
  return typeof value === "bigint" ? String(value) : (JSON.stringify(value) ?? "");
}
