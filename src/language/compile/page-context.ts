import type { BlockPlan } from "../block.ts";
import type { LanguageEnvironment } from "../environment.ts";
import type { ScopeTypes } from "../expression/scope.ts";
import type { KnownPages } from "../link/known-pages.ts";
import type { Part, RecordsInScope } from "../plan/part.ts";
import type { Watch } from "../plan/watch.ts";
import type { ShapeContext } from "../shape/shape-context.ts";
import type { SourceNode } from "../source.ts";
import type { ProblemCollector } from "./report.ts";

/** The context shared by the compilation of all blocks of one page. */
export interface PageContext extends ShapeContext {
  environment: LanguageEnvironment;
  report: ProblemCollector["report"];
  isFull: ProblemCollector["isFull"];
  nodes: ReadonlyMap<string, SourceNode>;
  watch?: Watch | undefined;
  /**
   * The pages that links may open, including the edited state of this page; `undefined` if unknown.
   */
  pages(): KnownPages | undefined;
  /** The variables that every expression of the page may read. */
  scope: ScopeTypes;
  isPublic: boolean;
  /** Whether the part that is being compiled is repeated for each of several records. */
  isRepeated: boolean;
  /** The named blocks, and the names of the blocks that each of them reads. */
  named: ReadonlyMap<string, SourceNode>;
  reads: Map<string, Set<string>>;
  /** The parts planned so far, and the path of the block or action that is being compiled. */
  parts: Part[];
  within: string;
  /** The records in scope around the block that is being compiled. */
  records: RecordsInScope;
  /** The block plans made so far, by the JSON pointers of their sources. */
  planned: Map<string, BlockPlan>;
}
