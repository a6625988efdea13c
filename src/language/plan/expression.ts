import type { ASTNode } from "@marcbachmann/cel-js";
import { checkExpression } from "../expression/check.ts";
import { constantTruth } from "../expression/constant.ts";
import { toClosure } from "../expression/evaluate.ts";
import { parseExpression } from "../expression/parse.ts";
import type { Expression } from "../expression/scope.ts";
import { anyType, boolType, isAssignable, type Type, typeName } from "../type.ts";
import { tellPart } from "./part.ts";
import type { CallPlanner } from "./planner.ts";

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
  return checked(planner, source, pointer, wanted)?.expression ?? null;
}

function checked(
  planner: CallPlanner,
  source: string,
  pointer: string,
  wanted: Type,
): { expression: Expression; ast: ASTNode } | null {
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
  const type = checkExpression(parsed.ast, {
    scope: planner.scope,
    permissions: planner.catalogue.permissions,
    uses,
    reads,
    report: (code, { start, end }, values, suggestion = null) => {
      isSound = false;
      planner.report(code, pointer, values, { suggestion, within: { start, end } });
    },
  });
  if (isSound && !isAssignable(type, wanted)) {
    isSound = false;
    planner.report("expressionType", pointer, { given: typeName(type), wanted: typeName(wanted) });
  }
  planner.noteReads([...reads]);
  if (!isSound) return null;
  const evaluate = toClosure(parsed.ast);
  const expression = { source, type, uses: [...uses], reads: [...reads], evaluate };
  tellPart(planner, { what: "expression", path: pointer, of: source, plan: expression });
  return { expression, ast: parsed.ast };
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
 * dead part, and one that always holds need not be written: both are warnings.
 */
export function planCondition(
  planner: CallPlanner,
  source: string | undefined,
  pointer: string,
): Expression | null {
  if (source === undefined) return null;
  const condition = checked(planner, source, pointer, boolType);
  if (!condition) return null;
  const truth = constantTruth(condition.ast);
  if (truth !== null) planner.report(truth ? "alwaysHolds" : "neverHolds", pointer);
  return condition.expression;
}

/** An expression that always has the same value. */
export function constantExpression(value: unknown, type: Type): Expression {
  return { source: JSON.stringify(value), type, uses: [], reads: [], evaluate: () => value };
}
