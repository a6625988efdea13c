import type { CallPlanner } from "../environment.ts";
import type { Expression } from "../expression/scope.ts";
import { misfitsOfValue } from "../fit/value-fit.ts";
import type { Type } from "../type.ts";
import { constantExpression } from "./expression.ts";

/**
 * Plans a constant argument; `null` after reporting each part of it that the parameter does not
 * accept.
 */
export function planConstant(
  planner: CallPlanner,
  value: unknown,
  pointer: string,
  wanted: Type,
): Expression | null {
  const misfits = misfitsOfValue(value, wanted);
  for (const { code, at, values, suggestion } of misfits) {
    const onKey = code === "unknownField";
    planner.report(code, pointer + at, values, { suggestion, onKey });
  }
  return misfits.length === 0 ? constantExpression(value) : null;
}
