import type { JsonSchema } from "../../../catalogue/schema/json-schema.ts";
import type { CallPlanner } from "../../environment.ts";
import type { Expression } from "../../expression/scope.ts";

/** Reports a password or another secret in a page's text, which everyone who opens the page gets. */
export function reportWrittenPassword(
  { report }: Pick<CallPlanner, "report">,
  { format }: JsonSchema,
  { tree }: Expression,
  at: string,
): void {
  if (format !== "password" || tree.op !== "value") return;
  if (typeof tree.args === "string" && tree.args !== "") report("writtenPassword", at);
}
