import { functions, type LanguageFunction, methods } from "./functions.ts";
import type { Expression, ScopeValues } from "./scope.ts";
import type { BinaryOperator, SyntaxTree, SyntaxTreeOf } from "./syntax-tree.ts";

/** An expression made into a closure; `null` flows through, nothing throws. */
export type Evaluate = (scope: ScopeValues) => unknown;

const closures = new WeakMap<SyntaxTree, Evaluate>();

/** The closure of an expression, made once; for what evaluates it for each of many rows. */
export function closureOf({ tree }: Pick<Expression, "tree">): Evaluate {
  const known = closures.get(tree);
  if (known) return known;
  const closure = toClosure(tree);
  closures.set(tree, closure);
  return closure;
}

/** The value of an expression. */
export function evaluate(expression: Pick<Expression, "tree">, scope: ScopeValues): unknown {
  return closureOf(expression)(scope);
}

/** Whether a condition holds; what has none always does. */
export function holds(condition: Expression | null, scope: ScopeValues): boolean {
  return condition === null || evaluate(condition, scope) === true;
}

/** The closure of a checked expression: own properties of plain data only, a fixed function table. */
export function toClosure(node: SyntaxTree): Evaluate {
  switch (node.op) {
    case "value": {
      const value = node.args;
      return () => value;
    }
    case "id": {
      const name = node.args;
      return (scope) => ownProperty(scope.variables, name);
    }
    case ".":
    case ".?": {
      const [owner, name] = node.args;
      const evaluateOwner = toClosure(owner);
      return (scope) => ownProperty(evaluateOwner(scope), name);
    }
    case "[]":
    case "[?]":
      return indexClosure(toClosure(node.args[0]), toClosure(node.args[1]));
    case "call":
      return callClosure(functions[node.args[0]], node.args[1]);
    case "rcall":
      return methodClosure(node.args);
    case "list": {
      const items = node.args.map(toClosure);
      return (scope) => items.map((item) => item(scope));
    }
    case "map":
      return recordClosure(node.args);
    case "?:": {
      const [condition, whenTrue, whenFalse] = [
        toClosure(node.args[0]),
        toClosure(node.args[1]),
        toClosure(node.args[2]),
      ];
      return (scope) => (condition(scope) === true ? whenTrue(scope) : whenFalse(scope));
    }
    case "||": {
      const [left, right] = [toClosure(node.args[0]), toClosure(node.args[1])];
      return (scope) => left(scope) === true || right(scope) === true;
    }
    case "&&": {
      const [left, right] = [toClosure(node.args[0]), toClosure(node.args[1])];
      return (scope) => left(scope) === true && right(scope) === true;
    }
    case "!_": {
      const operand = toClosure(node.args);
      return (scope) => operand(scope) !== true;
    }
    case "-_": {
      const operand = toClosure(node.args);
      return (scope) => arithmetic("-", 0, operand(scope));
    }
    default:
      return binaryClosure(node);
  }
}

function ownProperty(owner: unknown, name: string): unknown {
  if (typeof owner !== "object" || owner === null || !Object.hasOwn(owner, name)) return null;
  return Reflect.get(owner, name) ?? null;
}

function indexClosure(owner: Evaluate, index: Evaluate): Evaluate {
  return (scope) => {
    const list = owner(scope);
    const at = index(scope);
    if (Array.isArray(list)) return typeof at === "number" ? (list[at] ?? null) : null;
    return ownProperty(list, String(at));
  };
}

function callClosure(called: LanguageFunction | undefined, args: readonly SyntaxTree[]): Evaluate {
  const evaluateArgs = args.map(toClosure);
  if (!called) return () => null;
  return (scope) =>
    called.run(
      evaluateArgs.map((argument) => argument(scope)),
      scope,
    );
}

function methodClosure([name, receiver, args]: SyntaxTreeOf<"rcall">["args"]): Evaluate {
  const [variable, body] = args;
  if (Object.hasOwn(methods, name)) return callClosure(methods[name], [receiver, ...args]);
  if (variable?.op !== "id" || !body) return () => null;
  return macroClosure(name, toClosure(receiver), variable.args, toClosure(body));
}

function macroClosure(name: string, list: Evaluate, variable: string, body: Evaluate): Evaluate {
  return (scope) => {
    const members = list(scope);
    if (!Array.isArray(members)) return name === "exists" || name === "all" ? name === "all" : [];
    const run = (member: unknown): unknown =>
      body({ ...scope, variables: { ...scope.variables, [variable]: member } });
    if (name === "map") return members.map(run);
    const test = (member: unknown): boolean => run(member) === true;
    if (name === "filter") return members.filter(test);
    return name === "exists" ? members.some(test) : members.every(test);
  };
}

function recordClosure(entries: SyntaxTreeOf<"map">["args"]): Evaluate {
  const parts = entries.map(([key, value]): [Evaluate, Evaluate] => [
    key.op === "id" ? () => key.args : toClosure(key),
    toClosure(value),
  ]);
  return (scope) =>
    Object.fromEntries(parts.map(([key, value]) => [String(key(scope)), value(scope)]));
}

function binaryClosure(node: SyntaxTreeOf<BinaryOperator>): Evaluate {
  const [left, right] = [toClosure(node.args[0]), toClosure(node.args[1])];
  const { op } = node;
  switch (op) {
    case "==":
      return (scope) => isEqual(left(scope), right(scope));
    case "!=":
      return (scope) => !isEqual(left(scope), right(scope));
    case "in":
      return (scope) => isMember(left(scope), right(scope));
    case "<":
    case "<=":
    case ">":
    case ">=":
      return (scope) => isOrdered(op, left(scope), right(scope));
    default:
      return (scope) => arithmetic(op, left(scope), right(scope));
  }
}

/** A number and the text of it are equal: one service answers both as the id of the same record. */
function isEqual(a: unknown, b: unknown): boolean {
  const types = `${typeof a} ${typeof b}`;
  const isMixed = types === "number string" || types === "string number";
  return isMixed ? String(a) === String(b) : (a ?? null) === (b ?? null);
}

function isMember(member: unknown, list: unknown): boolean {
  return Array.isArray(list) && list.some((other) => isEqual(member, other));
}

function isOrdered(operator: "<" | "<=" | ">" | ">=", a: unknown, b: unknown): boolean {
  const comparable =
    (typeof a === "number" && typeof b === "number") ||
    (typeof a === "string" && typeof b === "string");
  if (!comparable || a === null || b === null) return false;
  if (operator === "<") return a < b;
  if (operator === "<=") return a <= b;
  return operator === ">" ? a > b : a >= b;
}

function arithmetic(operator: string, a: unknown, b: unknown): unknown {
  if (operator === "+" && Array.isArray(a) && Array.isArray(b)) return [...a, ...b];
  if (operator === "+" && (typeof a === "string" || typeof b === "string")) {
    return `${a ?? ""}${b ?? ""}`;
  }
  if (typeof a !== "number" || typeof b !== "number") return null;
  const results: Record<string, number> = {
    "+": a + b,
    "-": a - b,
    "*": a * b,
    "/": a / b,
    "%": a % b,
  };
  const result = results[operator];
  return result !== undefined && Number.isFinite(result) ? result : null;
}
