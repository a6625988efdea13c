import type { LanguageEnvironment } from "../environment.ts";
import { readPage } from "../migrations/read-page.ts";
import { type CompiledPage, type PageToDraw, pageShapeOf } from "../page.ts";
import { planText } from "../plan/text.ts";
import type { Problem } from "../problem.ts";
import { opensWithoutToken } from "../public-pages.ts";
import { checkShape } from "../shape/check-shape.ts";
import type { Described } from "../shape/shape.ts";
import { faulty } from "../shape/shape-context.ts";
import type { SourceNode } from "../source.ts";
import { compileBlock } from "./compile-block.ts";
import { reportCycles } from "./cycles.ts";
import { createPageContext } from "./page-context.ts";
import { reportUnreached } from "./reach.ts";
import { createCollector } from "./report.ts";

/**
 * Compiles a page: reads the text in the newest version of the language, checks its shape, plans
 * its blocks. The same for the shell, the studio, the command line and the server (architecture,
 * one compile serves four readers).
 * Every problem is answered, never only the first; a block with errors is planned as broken and
 * its neighbours go on.
 */
export function compilePage(
  path: string,
  text: string,
  environment: LanguageEnvironment,
): CompiledPage {
  const { migrations } = environment;
  const read = readPage(text, migrations);
  const { root, faults, migratedFrom, newerVersion } = read;
  const nodes = new Map<string, SourceNode>();
  if (root) indexNodes(root, nodes);
  const collector = createCollector(
    text,
    (pointer) => nodes.get(pointer) ?? null,
    read.originalRange,
    read.text,
  );
  for (const { reason, offset, length } of faults) {
    const code = reason === "TooDeep" ? "tooDeep" : reason === "TooLarge" ? "tooLarge" : "syntax";
    collector.reportAt(code, offset, length, { reason });
  }
  const newest = migrations.length + 1;
  if (newerVersion !== null) {
    collector.report("newerVersion", "/version", { version: newerVersion, known: newest });
  }
  if (!root || newerVersion !== null) {
    return { plan: null, parts: [], problems: collector.problems, migratedFrom };
  }
  const pageShape = pageShapeOf(newest);
  const context = createPageContext(environment, collector, nodes);
  const count = blockCount(nodes, environment);
  if (count > mostBlocks) {
    collector.report("tooManyBlocks", "", { count, limit: mostBlocks });
    return { plan: null, parts: [], problems: sorted(collector.problems), migratedFrom };
  }
  const page = checkShape(root, pageShape, context);
  if (page === faulty)
    return { plan: null, parts: [], problems: sorted(collector.problems), migratedFrom };
  const { title, public: saysPublic = false } = page as Described<typeof pageShape>;
  const isPublic = saysPublic || opensWithoutToken(path);
  if (isPublic && !saysPublic) collector.report("mustBePublic", "/public");
  const body = compileBlock({ ...context, isPublic }, "/body", context.scope);
  reportCycles(context);
  reportUnreached(context.parts, collector.report);
  const titleText = planText({ environment, report: collector.report }, title, "/title");
  return {
    plan: { path, title: titleText, isPublic, body, blocks: context.planned },
    parts: context.parts,
    problems: sorted(collector.problems),
    migratedFrom,
  };
}

/** The same for those who look at a page: its parts are told anew where they are asked for. */
export function compileToDraw(
  path: string,
  text: string,
  environment: LanguageEnvironment,
): PageToDraw {
  const { plan, problems } = compilePage(path, text, environment);
  const parts = () => compilePage(path, text, environment).parts;
  return { page: plan && { plan, parts }, problems };
}

/** Nobody can use a page of more blocks, and planning them would keep a service busy. */
export const mostBlocks = 300;

function blockCount(
  nodes: ReadonlyMap<string, SourceNode>,
  { blocks }: LanguageEnvironment,
): number {
  let count = 0;
  for (const { entries } of nodes.values()) {
    if (entries.some(({ key, node }) => key === "kind" && blocks.has(String(node.scalar)))) {
      count += 1;
    }
  }
  return count;
}

/** Adds a node and all inside it to a map by their pointers. */
export function indexNodes(node: SourceNode, nodes: Map<string, SourceNode>): void {
  nodes.set(node.pointer, node);
  for (const entry of node.entries) indexNodes(entry.node, nodes);
  for (const item of node.items) indexNodes(item, nodes);
}

function sorted(problems: readonly Problem[]): Problem[] {
  return problems.toSorted((a, b) => a.offset - b.offset);
}
