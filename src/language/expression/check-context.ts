import type { ASTNode } from "@marcbachmann/cel-js";
import type { Type } from "../type.ts";
import type { ReportFault } from "./report-fault.ts";
import type { ScopeTypes } from "./scope.ts";

/** The context of a check, which collects the variables used and the blocks read. */
export interface CheckContext {
  scope: ScopeTypes;
  /** The text of the expression. */
  source: string;
  /** The permissions that `can` may ask for. */
  permissions: readonly string[];
  report: ReportFault;
  /** The texts that are expected here or compared with; without quotes they look like variables. */
  texts?: readonly string[] | null;
  uses: Set<string>;
  reads: Set<string>;
  /** Collects the types of all parts, if a caller needs them. */
  types?: Map<ASTNode, Type>;
}

/** Checks a part of an expression. */
export type CheckPart = (node: ASTNode, context: CheckContext) => Type;
