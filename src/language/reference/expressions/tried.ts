import type { Language } from "../../../i18n/language.ts";
import { checkExpression } from "../../expression/check.ts";
import { evaluate } from "../../expression/evaluate.ts";
import { newMeter, type StopReason } from "../../expression/meter.ts";
import { parseExpression } from "../../expression/parse.ts";
import type { Problem } from "../../problem.ts";
import { exampleScope, exampleTypes } from "./example-scope.ts";

/** The result of an expression on the example values, or the reason why it has none. */
export type Tried =
  | { value: unknown; stopped: StopReason | null }
  | { problems: readonly Pick<Problem, "code" | "values" | "suggestion">[] };

/** Runs an expression on the example values; the calendar must have been loaded. */
export function tryExpression(source: string, language: Language): Tried {
  const parsed = parseExpression(source);
  if ("reason" in parsed) {
    const { reason, name, suggestion } = parsed;
    return { problems: [{ code: "expressionSyntax", values: { reason, name }, suggestion }] };
  }
  const problems: Pick<Problem, "code" | "values" | "suggestion">[] = [];
  checkExpression(parsed.ast, {
    scope: exampleTypes,
    source,
    permissions: [],
    uses: new Set(),
    reads: new Set(),
    report: (code, _, values, suggestion = null) => {
      // The examples know no permissions of the catalogue, so unknown ones are not reported.
      if (code === "unknownPermission") return;
      const meant = typeof suggestion === "function" ? suggestion() : suggestion;
      problems.push({ code, values, suggestion: meant });
    },
  });
  if (problems.length > 0) return { problems };
  const meter = newMeter();
  const clock = exampleScope.clock && { ...exampleScope.clock, language };
  const meters = { of: () => meter };
  const value = evaluate(parsed, { ...exampleScope, meters, ...(clock && { clock }) });
  return { value, stopped: meter.stopped };
}
