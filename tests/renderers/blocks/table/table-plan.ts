import type { TablePlan } from "../../../../renderers/blocks/table/kind.ts";
import type { BlockPlan } from "../../../../src/language/block.ts";
import { compilePage } from "../../../../src/language/compile/compile-page.ts";
import { environment } from "../../../support/shipped-environment.ts";

/** The plan of a table that is the body of a page. */
export function tablePlan(source: object): TablePlan {
  const body = { kind: "table", ...source };
  const page = JSON.stringify({ title: { en: "T", zh: "T", es: "T", ja: "T" }, body });
  const { plan, problems } = compilePage("test", page, environment);
  if (!plan || !isTable(plan.body)) throw new Error(JSON.stringify(problems));
  return plan.body;
}

/** Whether a plan is that of a table. */
export function isTable(plan: BlockPlan): plan is TablePlan {
  return plan.kind === "table";
}
