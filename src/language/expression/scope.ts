import type { Type } from "../type.ts";

/** The variables an expression may read, with their types. */
export type ScopeTypes = Readonly<Record<string, Type>>;

/** Their values when it is evaluated, and whether the signed-in member holds a permission. */
export interface ScopeValues {
  readonly variables: Readonly<Record<string, unknown>>;
  can(permission: string): boolean;
}

/** A checked expression, ready to run (architecture, law 4). */
export interface Expression {
  source: string;
  type: Type;
  /** The names of the variables it uses. */
  uses: readonly string[];
  /** The names of the blocks whose state it reads. */
  reads: readonly string[];
  evaluate(scope: ScopeValues): unknown;
}
