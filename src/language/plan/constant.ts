import { pointerStep } from "../../catalogue/schema/pointer.ts";
import type { CallPlanner } from "../environment.ts";
import { typeOfLiteral } from "../expression/operators.ts";
import type { Expression } from "../expression/scope.ts";
import { suggest } from "../suggest.ts";
import { anyType, isAssignable, type Type } from "../type.ts";
import { constantExpression } from "./expression.ts";

/**
 * Plans an argument that stands for itself; `null` after reporting each part of it that is not
 * what the parameter takes.
 */
export function planConstant(
  planner: CallPlanner,
  value: unknown,
  pointer: string,
  wanted: Type,
): Expression | null {
  return fits(planner, value, pointer, wanted) ? constantExpression(value) : null;
}

function fits(planner: CallPlanner, value: unknown, pointer: string, wanted: Type): boolean {
  if (wanted.kind === "any" || value === null) return true;
  const given = Array.isArray(value) ? "list" : typeof value === "object" ? "record" : null;
  const type = typeOfLiteral(value);
  if ((given ?? type.kind) !== wanted.kind) {
    planner.report("wrongType", pointer, { wanted: wanted.kind, given: given ?? type.kind });
    return false;
  }
  if (wanted.kind === "list" || wanted.kind === "record") {
    return partsOf(value)
      .map(([name, part]) => {
        const type = wanted.kind === "list" ? wanted.of : (wanted.fields().get(name) ?? anyType);
        return fits(planner, part, pointer + pointerStep(name), type);
      })
      .every(Boolean);
  }
  if (isAssignable(type, wanted)) return true;
  const known = "values" in wanted ? (wanted.values ?? []) : [];
  const suggestion = typeof value === "string" ? suggest(value, known.map(String)) : null;
  const values = { value: String(value), known: known.join(", ") };
  planner.report("notOneOf", pointer, values, { suggestion });
  return false;
}

/** The parts of a list or an object, each with what it stands at. */
function partsOf(value: unknown): [string, unknown][] {
  return typeof value === "object" && value !== null ? Object.entries(value) : [];
}
