import type { Type } from "../type.ts";
import type { Clock } from "./dates/calendar.ts";
import type { Meter } from "./meter.ts";
import type { SyntaxTree } from "./syntax-tree.ts";

/** The variables that an expression may read, with their types. */
export type ScopeTypes = Readonly<Record<string, Type>>;

/** The values of an evaluation's variables, and whether the member holds a permission. */
export interface ScopeValues {
  readonly variables: Readonly<Record<string, unknown>>;
  can(permission: string): boolean;
  /** The shared meters; if left out, each evaluation has a meter of its own. */
  readonly meters?: Meters;
  /** The clock; the clock of this computer if left out. */
  readonly clock?: Clock;
}

/** The meters of expressions, each shared by all rows that are evaluated together. */
export interface Meters {
  of(tree: SyntaxTree, source: string): Meter;
}

/** A checked expression (architecture, law 4), as plain JSON; `evaluate` runs it. */
export interface Expression {
  /** The expression's text as the page writes it, for messages. */
  source: string;
  tree: SyntaxTree;
  /** The names of the variables it uses. */
  uses: readonly string[];
  /** The names of the blocks whose state it reads. */
  reads: readonly string[];
}
