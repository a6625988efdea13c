import type { ASTNode } from "@marcbachmann/cel-js";
import { evaluate } from "./evaluate.ts";
import { functions } from "./functions.ts";
import { innerNodes, isNode } from "./inner-nodes.ts";
import { syntaxTreeOf } from "./syntax-tree.ts";

/** Conditions of more parts are told to be neither; each further one doubles the work. */
const mostAtoms = 8;

/** What a condition is made of that may hold or not: anything but `&&`, `||`, `!` and `?:`. */
interface Atom {
  key: string;
  /** What is compared with a literal; of its comparisons only one can hold at a time. */
  compared: string | null;
  /** The permission that it asks for. */
  permission: string | null;
}

type Truths = ReadonlyMap<string, boolean>;

/**
 * Whether a condition holds always (`true`), never (`false`), or as it comes (`null`), whatever the
 * values of the variables: `can('a') && !can('a')` never, `1 < 2` always.
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
 * Whether several conditions can hold at the same time, of a member who holds the permissions:
 * `false` only where they never do.
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

/** The parts of a condition that must hold together and depend on nothing but who looks. */
export function conditionsOnMember(node: ASTNode): readonly ASTNode[] {
  if (node.op === "&&") return node.args.flatMap(conditionsOnMember);
  return isAboutMember(node) ? [node] : [];
}

/** Whether it reads nothing but the member and the member's permissions. */
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

/** The conditions that a condition is made of, or `null` where it is an atom. */
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

/** `x != 1` is the atom of `x == 1`, denied. */
function atomOf(node: ASTNode): Atom {
  if (node.op !== "==" && node.op !== "!=") {
    return { key: keyOf(node), compared: null, permission: permissionIn(node) };
  }
  const [left, right] = node.args;
  const [value, literal] = left.op === "value" ? [right, left] : [left, right];
  const compared = keyOf(value);
  const key = `${compared} == ${keyOf(literal)}`;
  return { key, compared: literal.op === "value" ? compared : null, permission: null };
}

function permissionIn(node: ASTNode): string | null {
  if (node.op !== "call" || node.args[0] !== "can") return null;
  const [name] = node.args[1];
  return name?.op === "value" && typeof name.args === "string" ? name.args : null;
}

/** The key of the atom that holds for super administrators, who hold every permission. */
const ofSuperAdministrator = '.([id("user"),"isSuperAdministrators"])';

/** Every way in which atoms can hold together. */
function* truthsOf(atoms: readonly Atom[]): Iterable<Truths> {
  for (let choice = 0; choice < 2 ** atoms.length; choice++) {
    const held = atoms.filter((_, index) => (choice >> index) & 1);
    const compared = held.map((atom) => atom.compared).filter((key) => key !== null);
    if (new Set(compared).size < compared.length) continue;
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

/** Whether what reads nothing holds. */
function isTrue(node: ASTNode): boolean {
  return evaluate({ tree: syntaxTreeOf(node) }, { variables: {}, can: () => false }) === true;
}

/** Whether it reads nothing: no variable, and not what the member may do. */
function isFixed(node: ASTNode): boolean {
  if (node.op === "id") return false;
  if (node.op === "call") {
    const called = functions[node.args[0]];
    if (called?.names || called?.needsCalendar) return false;
  }
  return innerNodes(node.args).every(isFixed);
}

/** The same text for the same expression, however it is spaced. */
function keyOf(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(keyOf).join()}]`;
  if (isNode(value)) return `${value.op}(${keyOf(value.args)})`;
  return typeof value === "bigint" ? String(value) : (JSON.stringify(value) ?? "");
}
