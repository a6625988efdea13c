import { evaluate } from "../../../src/language/expression/evaluate.ts";
import type { ScopeValues } from "../../../src/language/expression/scope.ts";
import type { DownloadPlan } from "../../../src/language/plan/plans.ts";
import { FileAnswer } from "../../../src/wire/file-answer.ts";

/**
 * The file that an action saves: an answered file or text unchanged, other values as JSON. `null`
 * without a name or content.
 */
export function fileOf(
  { name, content }: DownloadPlan,
  scope: ScopeValues,
): { name: string; blob: Blob } | null {
  const called = evaluate(name, scope);
  const value = content ? evaluate(content, scope) : scope.variables.answer;
  if (typeof called !== "string" || value === null || value === undefined) return null;
  const fileName = called.replaceAll(/[\\/:*?"<>|]+/g, "-");
  if (value instanceof FileAnswer) return { name: fileName, blob: value.blob };
  if (typeof value === "string") return { name: fileName, blob: new Blob([value]) };
  const json = `${JSON.stringify(value, null, 2)}\n`;
  return { name: fileName, blob: new Blob([json], { type: "application/json" }) };
}
