import { checkExpression } from "../expression/check.ts";
import { toClosure } from "../expression/evaluate.ts";
import { parseExpression } from "../expression/parse.ts";
import type { Expression } from "../expression/scope.ts";
import { anyType, isAssignable, type Type, typeName } from "../type.ts";
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
  const parsed = parseExpression(source);
  if ("reason" in parsed) {
    const within = { start: parsed.start, end: parsed.end };
    planner.report("expressionSyntax", pointer, { reason: parsed.reason }, { within });
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
  return { source, type, uses: [...uses], reads: [...reads], evaluate: toClosure(parsed.ast) };
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

/** An expression that always has the same value. */
export function constantExpression(value: unknown, type: Type): Expression {
  return { source: JSON.stringify(value), type, uses: [], reads: [], evaluate: () => value };
}
