import {
  type BlockPlan,
  type BrokenPlan,
  type CommonSource,
  commonProperties,
  type RegisteredBlock,
} from "../block.ts";
import type { ScopeTypes } from "../expression/scope.ts";
import { planCondition } from "../plan/expression.ts";
import { planText } from "../plan/text.ts";
import type { Problem } from "../problem.ts";
import { checkShape } from "../shape/check-shape.ts";
import { object, type ShapeNode } from "../shape/shape.ts";
import { faulty } from "../shape/shape-context.ts";
import type { SourceNode } from "../source.ts";
import { suggest } from "../suggest.ts";
import type { PageContext } from "./page-context.ts";
import { createPlanner } from "./planner.ts";

/** Plans the block at a pointer; a block with errors of its own is planned as broken (law 7). */
export function compileBlock(
  page: PageContext,
  pointer: string,
  scope: ScopeTypes,
  usualTitle: string | null = null,
): BlockPlan {
  const errors: Problem[] = [];
  page.watch?.scope(pointer, scope);
  const context: PageContext = {
    ...page,
    report: (...args) => {
      const problem = page.report(...args);
      if (problem.severity === "error") errors.push(problem);
      return problem;
    },
  };
  // Beyond the problems that are told nothing more is looked for.
  const node = page.isFull() ? undefined : page.nodes.get(pointer);
  const kind = node && kindOf(context, node);
  const own = node && kind ? planBlock(context, page, node, kind, scope) : null;
  if (own && errors.length === 0) {
    const plan = { ...own, title: own.title ?? usualTitle };
    page.planned.set(pointer, plan);
    return plan;
  }
  const broken: BrokenPlan = {
    kind: "broken",
    id: pointer,
    name: null,
    title: usualTitle,
    when: null,
    requires: [],
    problems: errors.toSorted((a, b) => a.offset - b.offset),
  };
  return broken;
}

function kindOf(context: PageContext, node: SourceNode): RegisteredBlock | null {
  const { blocks } = context.environment;
  const written = node.entries.find(({ key }) => key === "kind")?.node;
  if (node.type !== "object") {
    context.report("wrongType", node.pointer, { wanted: "block", given: node.type });
    return null;
  }
  if (!written) {
    context.report("missingProperty", node.pointer, { name: "kind" });
    return null;
  }
  const kind = blocks.get(String(written.scalar));
  if (kind) return kind;
  const known = [...blocks.keys()];
  const values = { name: String(written.scalar), known: known.join(", ") };
  const suggestion = suggest(String(written.scalar), known);
  context.report("unknownKind", written.pointer, values, { suggestion });
  return null;
}

const wholeShapes = new WeakMap<RegisteredBlock, ShapeNode>();

/** The shape of a block of a kind: what every block may say, and what its kind may. */
function wholeShape(kind: RegisteredBlock): ShapeNode {
  const known = wholeShapes.get(kind);
  if (known) return known;
  const own = kind.shape.type === "object" ? kind.shape.properties : {};
  const shape = object({ ...commonProperties, ...own });
  wholeShapes.set(kind, shape);
  return shape;
}

function planBlock(
  context: PageContext,
  page: PageContext,
  node: SourceNode,
  kind: RegisteredBlock,
  scope: ScopeTypes,
): BlockPlan | null {
  const source = checkShape(node, wholeShape(kind), context);
  if (source === faulty) return null;
  const planner = createPlanner(
    context,
    node.pointer,
    scope,
    (pointer, inner, title, isRepeated = page.isRepeated) =>
      compileBlock({ ...page, isRepeated }, pointer, inner, title),
  );
  const common = source as CommonSource;
  if (page.isRepeated && common.name !== undefined) {
    context.report("nameRepeated", `${node.pointer}/name`, { name: common.name });
  }
  const when = planCondition(planner, common.when, `${node.pointer}/when`);
  const title =
    common.title === undefined ? null : planText(planner, common.title, `${node.pointer}/title`);
  const plan = kind.plan(source, planner);
  if (!plan) return null;
  return { ...plan, kind: kind.name, id: node.pointer, name: common.name ?? null, title, when };
}
