import type { JsonSchema } from "../../catalogue/schema/json-schema.ts";
import type { ScopeTypes } from "../expression/scope.ts";
import type { Type } from "../type.ts";
import type { CallExpectation, FieldPlan } from "./plans.ts";

/**
 * Is told, while a page is planned, what could stand at each place: editors complete by it what
 * the compiler would accept, and nothing is said twice.
 */
export interface Watch {
  /** The variables that the place may read, and the type wanted of it where there is one. */
  scope(pointer: string, scope: ScopeTypes, wanted?: Type): void;
  /** The place names a field of this schema. */
  fields(pointer: string, owner: JsonSchema): void;
  /** The place names an operation; of a list read where `isList`. */
  call(pointer: string, expectation: CallExpectation & { isList?: boolean }): void;
  /** The place names a cell or a widget for this field. */
  valueKind(pointer: string, field: FieldPlan): void;
}
