import type { ChartPlan } from "../../../../renderers/blocks/chart/kind.ts";
import type { BlockPlan } from "../../../../src/language/block.ts";
import { compilePage } from "../../../../src/language/compile/compile-page.ts";
import type { CompiledPage } from "../../../../src/language/page.ts";
import { environment } from "../../../support/shipped-environment.ts";

/** A page whose body is a chart. */
export function compileChart(source: object): CompiledPage {
  const page = { title: "Chart", body: { kind: "chart", ...source } };
  return compilePage("chart", JSON.stringify(page), environment);
}

/** The plan of a chart without problems. */
export function planOf(source: object): ChartPlan {
  const { plan, problems } = compileChart(source);
  if (!plan || problems.length > 0 || !isChart(plan.body)) {
    throw new Error(JSON.stringify(problems));
  }
  return plan.body;
}

function isChart(plan: BlockPlan): plan is ChartPlan {
  return plan.kind === "chart";
}
