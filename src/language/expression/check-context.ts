import type { ASTNode } from "@marcbachmann/cel-js";
import type { Type } from "../type.ts";
import type { ReportFault } from "./report-fault.ts";
import type { ScopeTypes } from "./scope.ts";

/** What the checker found beside the type: the variables used, and the blocks whose state is read. */
export interface CheckContext {
  scope: ScopeTypes;
  /** The text of the expression. */
  source: string;
  /** The permissions that `can` may ask for. */
  permissions: readonly string[];
  report: ReportFault;
  /** The texts that are wanted, or compared with: without quotes they are no variables. */
  texts?: readonly string[] | null;
  uses: Set<string>;
  reads: Set<string>;
  /** The types of its parts, for whoever asks. */
  types?: Map<ASTNode, Type>;
}

/** Checks a part of an expression. */
export type CheckPart = (node: ASTNode, context: CheckContext) => Type;
