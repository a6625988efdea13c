import type { BlockPlan } from "../block.ts";
import type { LanguageEnvironment } from "../environment.ts";
import type { ScopeTypes } from "../expression/scope.ts";
import type { KnownPages } from "../link/known-pages.ts";
import type { Part } from "../plan/part.ts";
import type { Watch } from "../plan/watch.ts";
import type { ShapeContext } from "../shape/shape-context.ts";
import type { SourceNode } from "../source.ts";
import type { ProblemCollector } from "./report.ts";

/** What compiling the blocks of one page shares. */
export interface PageContext extends ShapeContext {
  environment: LanguageEnvironment;
  report: ProblemCollector["report"];
  isFull: ProblemCollector["isFull"];
  nodes: ReadonlyMap<string, SourceNode>;
  watch?: Watch | undefined;
  /** The pages to which links may lead, this one as it is written; `undefined` where nobody knows them. */
  pages(): KnownPages | undefined;
  /** The variables that every expression of the page may read. */
  scope: ScopeTypes;
  isPublic: boolean;
  /** Whether what is compiled stands once for each of several records. */
  isRepeated: boolean;
  /** The named blocks, and which others each of them reads. */
  named: ReadonlyMap<string, SourceNode>;
  reads: Map<string, Set<string>>;
  /** The parts planned so far, and the path of the block or the action around what is compiled. */
  parts: Part[];
  within: string;
  /** The plans made so far, by the pointers of their sources. */
  planned: Map<string, BlockPlan>;
}
