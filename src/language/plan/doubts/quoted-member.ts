import type { CallPlanner } from "../../environment.ts";
import type { Expression } from "../../expression/scope.ts";

/** Matches a variable with its members. */
const member = /^([a-z]\w*)\.([A-Za-z_]\w*)(\.[A-Za-z_]\w*)*$/;

/**
 * Reports an argument that is the quoted name of a value that the call could read, such as
 * `'row.no'`: the name itself would be sent and stored.
 */
export function reportQuoted(
  { report, scope }: Pick<CallPlanner, "report" | "scope">,
  { tree }: Expression,
  at: string,
): void {
  if (tree.op !== "value" || typeof tree.args !== "string") return;
  const [name, variable = "", field = ""] = member.exec(tree.args) ?? [];
  const type = Object.hasOwn(scope, variable) ? scope[variable] : undefined;
  const isKnown = type?.kind === "record" && type.fields().has(field);
  if (name !== undefined && isKnown) report("quotedMember", at, { name }, { suggestion: name });
}
