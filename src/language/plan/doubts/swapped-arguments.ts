import { argumentAt } from "../../../catalogue/schema/pointer.ts";
import type { CallPlanner } from "../../environment.ts";
import type { SyntaxTree } from "../../expression/syntax-tree.ts";
import type { GivenArguments } from "../plans.ts";

/**
 * Reports two arguments of which each is given what has the other's name, such as `form.to` as
 * `from` and `form.from` as `to`: where their types are the same, the call succeeds with the wrong
 * values.
 */
export function reportSwapped({ report }: CallPlanner, { args, pointer }: GivenArguments): void {
  const given = new Map(args.map(({ name, value }) => [name, memberOf(value.tree)]));
  const told = new Set<string>();
  for (const [name, other] of given) {
    if (other === null || other === name || given.get(other) !== name || told.has(other)) continue;
    told.add(name);
    report("swappedArguments", argumentAt(pointer, name), { name, other });
  }
}

/** The name of the member that an expression reads; `null` for any other expression. */
function memberOf(tree: SyntaxTree): string | null {
  return tree.op === "." || tree.op === ".?" ? tree.args[1] : null;
}
