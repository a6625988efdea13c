import type { ASTNode } from "@marcbachmann/cel-js";
import type { CallPlanner } from "../environment.ts";
import { checkExpression } from "../expression/check.ts";
import { constantTruth, saidTwice } from "../expression/constant.ts";
import { foreseenCost } from "../expression/foreseen-cost.ts";
import { membersRead, wantsMember } from "../expression/members-read.ts";
import { mostSteps } from "../expression/meter.ts";
import { parseExpression } from "../expression/parse.ts";
import type { Expression } from "../expression/scope.ts";
import { decidedComparisons } from "../fit/decided.ts";
import { misfitsOfExpression } from "../fit/expression-fit.ts";
import { type ProblemCode, problemSeverity } from "../problem.ts";
import { anyType, boolType, type Type, textsOf } from "../type.ts";
import { tellPart } from "./part.ts";

/**
 * Checks and compiles the expression at a pointer; `null` after reporting why it is none, or that
 * its type is not the wanted one.
 */
export function planExpression(
  planner: CallPlanner,
  source: string,
  pointer: string,
  wanted: Type = anyType,
): Expression | null {
  return planTyped(planner, source, pointer, wanted)?.expression ?? null;
}

/** An expression with what is known of it while its page is planned. */
interface TypedExpression {
  expression: Expression;
  type: Type;
  ast: ASTNode;
  /** The type of each part of it. */
  typeOf(node: ASTNode): Type;
}

/**
 * Plans an expression and answers it with its own type, which may be narrower than the wanted one.
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
      // Made a text, a summand does not make a number of the sum.
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

/** Whether a part is one of those of which the whole is the sum, where no text is wanted. */
function isSummand(whole: ASTNode, start: number, wanted: Type): boolean {
  if (wanted.kind === "string" || wanted.kind === "any" || whole.op !== "+") return false;
  return whole.args.some((side) => side.start === start || isSummand(side, start, wanted));
}

/** The expression of an optional property, `null` where it is left out. */
export function planOptional(
  planner: CallPlanner,
  source: string | undefined,
  pointer: string,
  wanted: Type,
): Expression | null {
  return source === undefined ? null : planExpression(planner, source, pointer, wanted);
}

/**
 * The condition of an optional property, `null` where it is left out. One that never holds is a
 * dead part, and one that always holds need not be written, unless that is told as something else:
 * both are warnings.
 */
export function planCondition(
  planner: CallPlanner,
  source: string | undefined,
  pointer: string,
  always?: ProblemCode,
): Expression | null {
  return planHolding(planner, source, pointer, always)?.expression ?? null;
}

/** The condition under which a field is asked: one that waits for the field itself is told too. */
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
  if (truth !== null) planner.report(truth ? always : "neverHolds", pointer);
  else reportTwice(planner, source, condition.ast, pointer);
  return condition;
}

function reportTwice(planner: CallPlanner, source: string, ast: ASTNode, pointer: string): void {
  const within = saidTwice(ast);
  if (!within) return;
  const name = source.slice(within.start, within.end);
  planner.report("saidTwice", pointer, { name }, { within });
}

/** An expression that always has the same value, any of JSON. */
export function constantExpression(value: unknown): Expression {
  const tree = { op: "value", args: value } as const;
  return { source: JSON.stringify(value), tree, uses: [], reads: [] };
}
