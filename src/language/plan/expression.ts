import type { ASTNode } from "@marcbachmann/cel-js";
import type { CallPlanner } from "../environment.ts";
import { checkExpression } from "../expression/check.ts";
import { constantTruth, denied } from "../expression/constant-truth.ts";
import { foreseenCost } from "../expression/foreseen-cost.ts";
import { membersRead, wantsMember } from "../expression/members-read.ts";
import { mostSteps } from "../expression/meter.ts";
import { parseExpression } from "../expression/parse.ts";
import { saidTwice, sameEitherWay } from "../expression/said-twice.ts";
import type { Expression } from "../expression/scope.ts";
import { decidedComparisons } from "../fit/decided.ts";
import { misfitsOfExpression } from "../fit/expression-fit.ts";
import { type ProblemCode, problemSeverity } from "../problem.ts";
import { anyType, boolType, type Type, textsOf } from "../type.ts";
import { tellPart } from "./part.ts";

/**
 * Checks and compiles the expression at a pointer; `null` after reporting that it is invalid or
 * that its type is not the wanted one.
 */
export function planExpression(
  planner: CallPlanner,
  source: string,
  pointer: string,
  wanted: Type = anyType,
): Expression | null {
  return planTyped(planner, source, pointer, wanted)?.expression ?? null;
}

/** An expression with its type, its syntax tree and the types of its parts. */
interface TypedExpression {
  expression: Expression;
  type: Type;
  ast: ASTNode;
  /** The type of each part of the expression. */
  typeOf(node: ASTNode): Type;
}

/**
 * Plans an expression and returns it with its own type, which may be narrower than the wanted one.
 */
export function planTyped(
  planner: CallPlanner,
  source: string,
  pointer: string,
  wanted: Type,
): TypedExpression | null {
  planner.watch?.scope(pointer, planner.scope, wanted);
  const parsed = parseExpression(source);
  if ("reason" in parsed) {
    const { reason, name, suggestion, start, end } = parsed;
    const within = { start, end };
    planner.report("expressionSyntax", pointer, { reason, name }, { suggestion, within });
    return null;
  }
  let isSound = true;
  const uses = new Set<string>();
  const reads = new Set<string>();
  const types = new Map<ASTNode, Type>();
  const type = checkExpression(parsed.ast, {
    scope: planner.scope,
    source,
    permissions: planner.catalogue.permissions,
    texts: textsOf(wanted),
    uses,
    reads,
    types,
    report: (code, { start, end }, values, suggestion = null) => {
      if (problemSeverity[code] === "error") isSound = false;
      // Converting one summand to text would turn the sum into a text, not into the wanted type.
      const isUseless = code === "wrongOperand" && isSummand(parsed.ast, start, wanted);
      const meant = isUseless ? null : suggestion;
      planner.report(code, pointer, values, { suggestion: meant, within: { start, end } });
    },
  });
  const typeOf = (node: ASTNode) => types.get(node) ?? anyType;
  const misfits = isSound ? misfitsOfExpression(parsed.ast, wanted, typeOf) : [];
  for (const { code, values, suggestion, part } of misfits) {
    if (problemSeverity[code] === "error") isSound = false;
    const place = part === parsed.ast ? {} : { within: { start: part.start, end: part.end } };
    planner.report(code, pointer, values, { suggestion, ...place });
  }
  for (const { node, truth } of isSound ? decidedComparisons(parsed.ast, typeOf) : []) {
    const values = { comparison: source.slice(node.start, node.end), truth: String(truth) };
    planner.report("alwaysSame", pointer, values, { within: { start: node.start, end: node.end } });
  }
  reportTwice(planner, source, isSound ? sameEitherWay(parsed.ast) : null, pointer);
  if (isSound && foreseenCost(parsed.ast) > mostSteps) {
    isSound = false;
    planner.report("costsTooMuch", pointer);
  }
  planner.noteReads([...reads]);
  if (!isSound) return null;
  const { ast, tree } = parsed;
  const expression = { source, tree, uses: [...uses], reads: [...reads] };
  tellPart(planner, "expression", pointer, source, expression);
  return { expression, type, ast, typeOf };
}

/**
 * Whether a part is an operand of the sum that the whole expression is, where no text is wanted.
 */
function isSummand(whole: ASTNode, start: number, wanted: Type): boolean {
  if (wanted.kind === "string" || wanted.kind === "any" || whole.op !== "+") return false;
  return whole.args.some((side) => side.start === start || isSummand(side, start, wanted));
}

/** The planned expression of an optional property; `null` if the property is left out. */
export function planOptional(
  planner: CallPlanner,
  source: string | undefined,
  pointer: string,
  wanted: Type,
): Expression | null {
  return source === undefined ? null : planExpression(planner, source, pointer, wanted);
}

/**
 * The planned condition of an optional property; `null` if it is left out. A condition that never
 * holds makes its part useless, and one that always holds is superfluous; both are reported as
 * warnings. `always` is another code to report for the latter.
 */
export function planCondition(
  planner: CallPlanner,
  source: string | undefined,
  pointer: string,
  always?: ProblemCode,
): Expression | null {
  return planHolding(planner, source, pointer, always)?.expression ?? null;
}

/**
 * The planned condition for asking a field; a condition that needs the field itself is reported.
 */
export function planAsking(
  planner: CallPlanner,
  source: string | undefined,
  pointer: string,
  name: string,
): Expression | null {
  const condition = planHolding(planner, source, pointer);
  if (condition && wantsMember(condition.ast, "form", name)) {
    const within = membersRead(condition.ast, "form").find((read) => read.name === name);
    if (within) planner.report("readsItself", pointer, { name }, { within });
  }
  return condition?.expression ?? null;
}

function planHolding(
  planner: CallPlanner,
  source: string | undefined,
  pointer: string,
  always: ProblemCode = "alwaysHolds",
) {
  if (source === undefined) return null;
  const condition = planTyped(planner, source, pointer, boolType);
  if (!condition) return null;
  const truth = constantTruth(condition.ast);
  const either = truth === true ? eitherMeantBoth(condition.ast) : null;
  if (either) {
    planner.report(always, pointer, { name: "||" }, { suggestion: "&&", within: either });
  } else if (truth !== null) planner.report(truth ? always : "neverHolds", pointer);
  else reportTwice(planner, source, saidTwice(condition.ast), pointer);
  return condition;
}

/** The place of an “or” that always holds where “and” would not, as between two that are denied. */
function eitherMeantBoth(node: ASTNode): { start: number; end: number } | null {
  if (node.op !== "||") return null;
  const [left, right] = node.args;
  if (constantTruth(denied({ ...node, args: [denied(left), denied(right)] })) !== null) return null;
  const start = node.input.indexOf("||", left.end);
  return start < right.start ? { start, end: start + 2 } : null;
}

function reportTwice(
  planner: CallPlanner,
  source: string,
  within: ASTNode | null,
  pointer: string,
): void {
  if (!within) return;
  const name = source.slice(within.start, within.end);
  planner.report("saidTwice", pointer, { name }, { within });
}

/** Creates an expression whose value is always the given JSON value. */
export function constantExpression(value: unknown): Expression {
  const tree = { op: "value", args: value } as const;
  return { source: JSON.stringify(value), tree, uses: [], reads: [] };
}
