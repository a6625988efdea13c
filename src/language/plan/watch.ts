import type { JsonSchema } from "../../catalogue/schema/json-schema.ts";
import type { ScopeTypes } from "../expression/scope.ts";
import type { Type } from "../type.ts";
import type { CallExpectation, FieldPlan } from "./plans.ts";

/**
 * Receives what is allowed at each place while a page is planned. Editors take completions from it,
 * so that they offer exactly what the compiler accepts.
 */
export interface Watch {
  /**
   * Reports the variables that an expression at the pointer may read, and the type it must have, if
   * any.
   */
  scope(pointer: string, scope: ScopeTypes, wanted?: Type): void;
  /** Reports that the value at the pointer names a field of this schema. */
  fields(pointer: string, owner: JsonSchema): void;
  /** Reports that the value at the pointer names an operation, with the requirements for it. */
  call(pointer: string, expectation: CallExpectation & { isList?: boolean }): void;
  /** Reports that the value at the pointer names a cell or a widget for this field. */
  valueKind(pointer: string, field: FieldPlan): void;
}
