import type { CallingVersion } from "../../catalogue/headers/page-header.ts";
import { once } from "../../catalogue/once.ts";
import type { LanguageEnvironment } from "../environment.ts";
import { needsCalendar } from "../expression/functions.ts";
import { knownPageIn, withPage } from "../link/known-pages.ts";
import { readPage } from "../migrations/read-page.ts";
import { type CompiledPage, type PagePlan, type PageToDraw, pageShapeOf } from "../page.ts";
import { paramsIn } from "../params.ts";
import { partsThatAre } from "../plan/part.ts";
import { planOptionalText, planText } from "../plan/text.ts";
import { isError } from "../problem.ts";
import { opensWithoutToken } from "../public-pages.ts";
import { checkShape } from "../shape/check-shape.ts";
import type { Described } from "../shape/shape.ts";
import { faulty } from "../shape/shape-context.ts";
import type { SourceNode } from "../source.ts";
import { createPlanner } from "./block-planner.ts";
import { reportBorrowedTexts } from "./borrowed-texts.ts";
import { reportCalledAsAnother } from "./called-as-another.ts";
import { compileBlock } from "./compile-block.ts";
import { reportContradicted } from "./contradicted-label.ts";
import { createPageContext } from "./create-page-context.ts";
import { reportCycles } from "./cycles.ts";
import { reportDoubts, reportUnread } from "./doubts.ts";
import { reportExchangedLabels } from "./exchanged-labels.ts";
import { reportMislabelled } from "./mislabelled.ts";
import { reportOtherOrder } from "./other-order.ts";
import { reportOtherSort } from "./other-sort.ts";
import { reportOtherUnit } from "./other-unit.ts";
import { reportOtherYear } from "./other-year.ts";
import type { PageContext } from "./page-context.ts";
import { reportLacking } from "./records/lacking.ts";
import { createCollector, type ProblemCollector } from "./report.ts";
import { reportUnreached } from "./report-unreached.ts";
import { reportTurnedRound } from "./turned-round.ts";

/**
 * Compiles a page in four steps: reads its text in the newest version of the language, checks its
 * limits, plans its blocks, and reports problems that only the whole page shows. The shell, the
 * studio, the command line and the server all use it (architecture, one compile serves four
 * readers). It collects every problem, never only the first; a block with errors is planned as
 * broken while its neighbours still work.
 */
export function compilePage(
  path: string,
  text: string,
  environment: LanguageEnvironment,
): CompiledPage {
  const { root, migratedFrom, ...page } = readText(text, environment);
  const planned = root && isWithinLimits(page) ? planPage(path, root, page) : null;
  if (planned) reportWhole(planned, page.collector);
  const problems = page.collector.problems.toSorted((a, b) => a.offset - b.offset);
  return {
    plan: planned?.plan ?? null,
    parts: planned?.context.parts ?? [],
    problems,
    migratedFrom,
  };
}

/** A page's text as far as it could be read. */
interface ReadText {
  environment: LanguageEnvironment;
  collector: ProblemCollector;
  nodes: ReadonlyMap<string, SourceNode>;
}

/** Reads a page's text; the root is missing if the text is not JSON or its version is unknown. */
function readText(
  text: string,
  environment: LanguageEnvironment,
): ReadText & { root: SourceNode | null; migratedFrom: number | null } {
  const read = readPage(text, environment.migrations);
  const { root, faults, migratedFrom, newerVersion } = read;
  const nodes = new Map<string, SourceNode>();
  if (root) indexNodes(root, nodes);
  const find = (pointer: string) => nodes.get(pointer) ?? null;
  const collector = createCollector(text, find, read.originalRange, read.text);
  for (const { reason, offset, length } of faults) {
    const code = reason === "TooDeep" ? "tooDeep" : reason === "TooLarge" ? "tooLarge" : "syntax";
    collector.reportAt(code, offset, length, { reason });
  }
  if (newerVersion !== null) {
    const values = { version: newerVersion, known: newestVersion(environment) };
    collector.report("newerVersion", "/version", values);
  }
  const known = newerVersion === null ? root : null;
  return { environment, collector, nodes, root: known, migratedFrom };
}

function newestVersion({ migrations }: LanguageEnvironment): number {
  return migrations.length + 1;
}

/** Maximum number of blocks on a page; planning more would keep a service busy for too long. */
export const mostBlocks = 300;

function isWithinLimits({ environment, nodes, collector }: ReadText): boolean {
  const count = [...nodes.values()].filter(({ entries }) =>
    entries.some(({ key, node }) => {
      return key === "kind" && environment.blocks.has(String(node.scalar));
    }),
  ).length;
  if (count <= mostBlocks) return true;
  collector.report("tooManyBlocks", "", { count, limit: mostBlocks });
  return false;
}

/** A page's plan, and what was noted while it was planned. */
interface PlannedPage {
  plan: PagePlan;
  context: PageContext;
}

/**
 * Plans a page's blocks; `null` after reporting that the text does not have the shape of a page.
 */
function planPage(
  path: string,
  root: SourceNode,
  { environment, collector, nodes }: ReadText,
): PlannedPage | null {
  const shape = pageShapeOf(newestVersion(environment));
  const context = createPageContext(environment, collector, nodes);
  const { pages } = environment;
  // The known pages are collected only when a link asks for them, since most pages have no links.
  if (pages) context.pages = once(() => withPage(pages, knownPageIn(path, root)));
  const page = checkShape(root, shape, context);
  if (page === faulty) return null;
  const { title: written, help, public: saysPublic = false } = page as Described<typeof shape>;
  const isPublic = saysPublic || opensWithoutToken(path);
  if (isPublic && !saysPublic) collector.report("mustBePublic", "/public");
  const params = paramsIn(root);
  const body = compileBlock({ ...context, isPublic }, "/body", context.scope);
  context.planned.delete("/body");
  const planner = createPlanner({ ...context, isPublic }, { at: "", scope: context.scope });
  const title = planText(planner, written, "/title");
  const said = planOptionalText(planner, help, "/help");
  const isDated = context.parts.some(
    (part) => part.what === "expression" && needsCalendar(part.plan.tree),
  );
  const texts = partsThatAre(["text"], context.parts);
  return {
    plan: {
      path,
      title,
      help: said,
      isPublic,
      isDated,
      dictionaries: [...new Set(texts.flatMap(({ plan }) => Object.values(plan.dictionaries)))],
      params,
      body,
      blocks: Object.fromEntries(context.planned),
    },
    context,
  };
}

/** Reports problems that no single block shows, namely circular reads and unreachable parts. */
function reportWhole({ plan, context }: PlannedPage, { problems }: ProblemCollector): void {
  reportCycles(context);
  // An expression with an error is no part of the page, and might be the one that reads a value.
  if (!problems.some(isError)) reportUnread(context, plan.params);
  reportDoubts(context, problems);
  reportMislabelled(context, plan.title, problems);
  reportCalledAsAnother(context, problems);
  reportOtherSort(context, problems);
  reportBorrowedTexts(context, problems);
  reportExchangedLabels(context, problems);
  reportContradicted(context, problems);
  reportTurnedRound(context);
  reportOtherOrder(context, plan.title);
  reportLacking(context);
  reportOtherYear(context, plan.title);
  reportOtherUnit(context);
  reportUnreached(context.parts, context.report);
}

/** Compiles a page for display only: its parts are computed only when a caller asks for them. */
export function compileToDraw(
  path: string,
  text: string,
  environment: LanguageEnvironment,
  version?: CallingVersion,
): PageToDraw {
  const { plan, problems } = compilePage(path, text, environment);
  const parts = once(async () => compilePage(path, text, environment).parts);
  return { page: plan && { plan, parts, version }, problems };
}

/** Adds a node and all nodes inside it to a map, by their pointers. */
export function indexNodes(node: SourceNode, nodes: Map<string, SourceNode>): void {
  nodes.set(node.pointer, node);
  for (const entry of node.entries) indexNodes(entry.node, nodes);
  for (const item of node.items) indexNodes(item, nodes);
}
