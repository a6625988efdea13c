import { keptBy } from "../../catalogue/kept-by.ts";
import {
  type BlockPlan,
  type BrokenPlan,
  type CommonSource,
  commonProperties,
  dialogWidthOf,
} from "../block.ts";
import type { RegisteredBlock } from "../environment.ts";
import type { ScopeTypes } from "../expression/scope.ts";
import { planCondition } from "../plan/expression.ts";
import { expressionsOfText } from "../plan/filled-text.ts";
import { type Part, tellPart } from "../plan/part.ts";
import type { TextPlan } from "../plan/plans.ts";
import { planOptionalText } from "../plan/text.ts";
import { isError, type Problem } from "../problem.ts";
import { checkShape } from "../shape/check-shape.ts";
import { object, type ShapeNode } from "../shape/shape.ts";
import { faulty } from "../shape/shape-context.ts";
import { entryNamed, type SourceNode } from "../source.ts";
import { suggest } from "../suggest.ts";
import { createPlanner } from "./block-planner.ts";
import type { PageContext } from "./page-context.ts";

/** Plans the block at a pointer; a block with errors of its own is planned as broken (law 7). */
export function compileBlock(
  page: PageContext,
  pointer: string,
  scope: ScopeTypes,
  usualTitle: TextPlan | null = null,
): BlockPlan {
  const errors: Problem[] = [];
  const { parts } = page;
  const known = parts.length;
  page.watch?.scope(pointer, scope);
  const context: PageContext = {
    ...page,
    report: (...args) => {
      const problem = page.report(...args);
      if (isError(problem)) errors.push(problem);
      return problem;
    },
  };
  // Checking stops once the maximum number of problems is reached.
  const node = page.isFull() ? undefined : page.nodes.get(pointer);
  const kind = node && kindOf(context, node);
  const own = node && kind ? planBlock(context, page, node, kind, scope) : null;
  if (own && errors.length === 0) {
    const title = own.title ?? usualTitle;
    const plan = {
      ...own,
      title,
      texts: textsOf(title, pointer, parts, known),
      calls: kind ? callsOf(kind, pointer, parts, known) : [],
    };
    page.planned.set(pointer, plan);
    tellPart(page, "block", pointer, plan.kind, plan);
    return plan;
  }
  const broken: BrokenPlan = {
    kind: "broken",
    id: pointer,
    name: null,
    title: usualTitle,
    when: null,
    requires: [],
    calls: [],
    texts: null,
    dialogWidthPx: dialogWidthOf(1),
    problems: errors.toSorted((a, b) => a.offset - b.offset),
  };
  // A broken block is not drawn, so the parts noted inside it are dropped.
  parts.length = known;
  page.planned.set(pointer, broken);
  tellPart(page, "block", pointer, broken.kind, broken);
  return broken;
}

/**
 * The blocks and variables that a block's texts read; `first` is the index of the block's first
 * part.
 */
function textsOf(
  title: TextPlan | null,
  pointer: string,
  parts: readonly Part[],
  first: number,
): BlockPlan["texts"] {
  const values = [...expressionsOfText(title)];
  for (let index = first; index < parts.length; index++) {
    const part = parts[index];
    if (part?.what === "text" && part.within === pointer) {
      values.push(...expressionsOfText(part.plan));
    }
  }
  if (values.length === 0) return null;
  return {
    reads: [...new Set(values.flatMap(({ reads }) => reads))],
    uses: [...new Set(values.flatMap(({ uses }) => uses))],
  };
}

/** The operations without which a block would not exist; `first` is the index of its first part. */
function callsOf(
  { shape }: RegisteredBlock,
  pointer: string,
  parts: readonly Part[],
  first: number,
): readonly string[] {
  const properties = shape.type === "object" ? shape.properties : {};
  const calls: string[] = [];
  for (let index = first; index < parts.length; index++) {
    const part = parts[index];
    if (part?.what !== "call" || part.within !== pointer) continue;
    const name = part.path.slice(pointer.length + 1);
    if (properties[name]?.required) calls.push(`${name} ${part.of}`);
  }
  return calls;
}

function kindOf(context: PageContext, node: SourceNode): RegisteredBlock | null {
  const { blocks } = context.environment;
  const written = entryNamed(node, "kind")?.node;
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

/** The shape of a block: the properties common to all blocks, and those of its kind. */
const wholeShape = keptBy(({ shape }: RegisteredBlock): ShapeNode => {
  const own = shape.type === "object" ? shape.properties : {};
  return object({ ...commonProperties, ...own });
});

function planBlock(
  context: PageContext,
  page: PageContext,
  node: SourceNode,
  kind: RegisteredBlock,
  scope: ScopeTypes,
): Omit<BlockPlan, "calls" | "texts"> | null {
  const source = checkShape(node, wholeShape(kind), context);
  if (source === faulty) return null;
  const planner = createPlanner(context, {
    at: node.pointer,
    scope,
    compile: ({ pointer, scope: inner, title, within, records, isRepeated = page.isRepeated }) =>
      compileBlock({ ...page, isRepeated, within, records }, pointer, inner, title),
  });
  const common = source as CommonSource;
  if (page.isRepeated && common.name !== undefined) {
    context.report("nameRepeated", `${node.pointer}/name`, { name: common.name });
  }
  const when = planCondition(planner, common.when, `${node.pointer}/when`);
  const title = planOptionalText(planner, common.title, `${node.pointer}/title`);
  const plan = kind.plan(source, planner);
  if (!plan) return null;
  return {
    dialogWidthPx: dialogWidthOf(1),
    ...plan,
    ...(common.every !== undefined && { every: common.every }),
    kind: kind.name,
    id: node.pointer,
    name: common.name ?? null,
    title,
    when,
  };
}
