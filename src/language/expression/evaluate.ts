import { keptBy } from "../../catalogue/kept-by.ts";
import { isTextOrNumber } from "../../catalogue/schema/record.ts";
import type { FunctionTable } from "./functions/language-function.ts";
import { groupsOf, sortedBy } from "./functions/lists.ts";
import { sumOf } from "./functions/numbers.ts";
import { functions, methods } from "./functions.ts";
import { isMacro, type Macro } from "./macros.ts";
import { recall, remember } from "./memory.ts";
import { newMeter } from "./meter.ts";
import { paid, type Run, Stopped, spend } from "./run.ts";
import type { Expression, ScopeValues } from "./scope.ts";
import type { BinaryOperator, SyntaxTree, SyntaxTreeOf } from "./syntax-tree.ts";
import { arithmetic, isEqual, isMember, isOrdered } from "./values.ts";

/** A compiled expression; operations on `null` result in `null`. */
type Evaluate = (run: Run) => unknown;

/** A checked expression; `uses` and `reads` tell when its value can be cached. */
type Runnable = Pick<Expression, "tree"> & Partial<Omit<Expression, "tree">>;

/** Minimum number of steps of a value that is cached; a cheaper value is computed again. */
const stepsWorthKeeping = 100;

/**
 * The value of an expression. It never throws: a stopped expression has the value `null`, and its
 * meter holds the reason.
 */
export function evaluate(expression: Runnable, scope: ScopeValues): unknown {
  const { tree, source = "" } = expression;
  const before = recall(expression, scope);
  if (before) return before.value;
  const meter = scope.meters?.of(tree, source) ?? newMeter();
  if (meter.stopped) return null;
  const { left } = meter;
  try {
    const value = closureOf(tree)({ scope, slots: [], meter });
    if (left - meter.left > stepsWorthKeeping) remember(expression, scope, value);
    return value;
  } catch (error) {
    if (!(error instanceof Stopped)) throw error;
    meter.stopped = error.reason;
    return null;
  }
}

/** Whether a condition holds; a missing condition always holds. */
export function holds(condition: Expression | null, scope: ScopeValues): boolean {
  return condition === null || evaluate(condition, scope) === true;
}

/** The closure of an expression, which is created only once. */
const closureOf = keptBy((tree: SyntaxTree): Evaluate => paying(tree, []));

/** The closure of an expression, or of a macro's body, which counts its steps on the meter. */
function paying(node: SyntaxTree, bound: readonly string[]): Evaluate {
  let steps = 0;
  const run = toClosure(node);
  return (given) => {
    spend(given, steps);
    return run(given);
  };

  /**
   * Compiles an operator; reads own properties only, and calls only functions of the fixed table.
   */
  function toClosure(inner: SyntaxTree): Evaluate {
    steps += 1;
    return closureOfNode(inner, bound, toClosure);
  }
}

type ToClosure = (node: SyntaxTree) => Evaluate;

function closureOfNode(node: SyntaxTree, bound: readonly string[], toClosure: ToClosure): Evaluate {
  switch (node.op) {
    case "value": {
      const value = node.args;
      return () => value;
    }
    case "id":
      return variableClosure(node.args, bound);
    case ".":
    case ".?": {
      const [, name] = node.args;
      const owner = toClosure(node.args[0]);
      return (run) => ownProperty(owner(run), name);
    }
    case "[]":
    case "[?]":
      return indexClosure(toClosure(node.args[0]), toClosure(node.args[1]));
    case "call":
      return callClosure(functions, node.args[0], node.args[1].map(toClosure));
    case "rcall":
      return methodClosure(node.args, bound, toClosure);
    case "list": {
      const items = node.args.map(toClosure);
      return (run) =>
        paid(
          run,
          items.map((item) => item(run)),
        );
    }
    case "map":
      return recordClosure(node.args, toClosure);
    default:
      return logicClosure(node, toClosure);
  }
}

function logicClosure(
  node: SyntaxTreeOf<"?:" | "||" | "&&" | "!_" | "-_" | BinaryOperator>,
  toClosure: ToClosure,
): Evaluate {
  if (node.op === "!_") {
    const operand = toClosure(node.args);
    return (run) => operand(run) !== true;
  }
  if (node.op === "-_") {
    const operand = toClosure(node.args);
    return (run) => arithmetic("-", 0, operand(run), run);
  }
  const left = toClosure(node.args[0]);
  const right = toClosure(node.args[1]);
  switch (node.op) {
    case "?:": {
      const whenFalse = toClosure(node.args[2]);
      return (run) => (left(run) === true ? right(run) : whenFalse(run));
    }
    case "||":
      return (run) => left(run) === true || right(run) === true;
    case "&&":
      return (run) => left(run) === true && right(run) === true;
    default:
      return binaryClosure(node.op, left, right);
  }
}

function binaryClosure(op: BinaryOperator, left: Evaluate, right: Evaluate): Evaluate {
  switch (op) {
    case "==":
      return (run) => isEqual(left(run), right(run), run);
    case "!=":
      return (run) => !isEqual(left(run), right(run), run);
    case "in":
      return (run) => isMember(left(run), right(run), run);
    case "<":
    case "<=":
    case ">":
    case ">=":
      return (run) => isOrdered(op, left(run), right(run));
    default:
      return (run) => arithmetic(op, left(run), right(run), run);
  }
}

/** The closure of a variable: of the page, or of the enclosing macro that binds the name. */
function variableClosure(name: string, bound: readonly string[]): Evaluate {
  const slot = bound.lastIndexOf(name);
  if (slot >= 0) return ({ slots }) => slots[slot] ?? null;
  return ({ scope }) => ownProperty(scope.variables, name);
}

function ownProperty(owner: unknown, name: string): unknown {
  if (typeof owner !== "object" || owner === null || !Object.hasOwn(owner, name)) return null;
  return Reflect.get(owner, name) ?? null;
}

function indexClosure(owner: Evaluate, index: Evaluate): Evaluate {
  return (run) => {
    const list = owner(run);
    const at = index(run);
    if (Array.isArray(list)) return typeof at === "number" ? (list[at] ?? null) : null;
    return isTextOrNumber(at) ? ownProperty(list, `${at}`) : null;
  };
}

function callClosure(table: FunctionTable, name: string, args: readonly Evaluate[]): Evaluate {
  const called = Object.hasOwn(table, name) ? table[name] : undefined;
  if (!called) return () => null;
  return (run) => {
    const given = args.map((argument) => argument(run));
    const value = called.run(given, run);
    return typeof value === "string" ? paid(run, value) : value;
  };
}

function methodClosure(
  [name, receiver, args]: SyntaxTreeOf<"rcall">["args"],
  bound: readonly string[],
  toClosure: ToClosure,
): Evaluate {
  const list = toClosure(receiver);
  if (!isMacro(name)) return callClosure(methods, name, [list, ...args.map(toClosure)]);
  const [variable, body] = args;
  if (variable?.op !== "id" || !body) return () => null;
  return macroClosure(name, list, bound.length, paying(body, [...bound, variable.args]));
}

function macroClosure(name: Macro, list: Evaluate, slot: number, body: Evaluate): Evaluate {
  const combine = macroTable[name];
  return (run) => {
    const given = list(run);
    const members: readonly unknown[] = Array.isArray(given) ? given : [];
    return combine(members, run, (member) => {
      run.slots[slot] = member;
      return body(run);
    });
  };
}

type Combine = (
  members: readonly unknown[],
  run: Run,
  valueFor: (member: unknown) => unknown,
) => unknown;

const macroTable: Readonly<Record<Macro, Combine>> = {
  map: (members, run, valueFor) => paid(run, members.map(valueFor)),
  filter: (members, run, valueFor) =>
    paid(
      run,
      members.filter((member) => valueFor(member) === true),
    ),
  exists: (members, _, valueFor) => members.some((member) => valueFor(member) === true),
  all: (members, _, valueFor) => members.every((member) => valueFor(member) === true),
  sortBy: (members, run, valueFor) => sortedBy(members, members.map(valueFor), run),
  groupBy: (members, run, valueFor) => groupsOf(members, members.map(valueFor), run),
  sumBy: (members, run, valueFor) => sumOf(members.map(valueFor), run),
};

function recordClosure(entries: SyntaxTreeOf<"map">["args"], toClosure: ToClosure): Evaluate {
  const parts = entries.map(([key, value]): [Evaluate, Evaluate] => [
    key.op === "id" ? () => key.args : toClosure(key),
    toClosure(value),
  ]);
  return (run) =>
    paid(run, Object.fromEntries(parts.map(([key, value]) => [String(key(run)), value(run)])));
}
