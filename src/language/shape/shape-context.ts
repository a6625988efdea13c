import type { ProblemCode } from "../problem.ts";
import type { SourceNode } from "../source.ts";
import type { Property, ReferenceKind } from "./shape.ts";

/** A name that was probably meant, or a function that finds it. */
export type Suggestion = string | null | (() => string | null);

/** Reports a problem at a JSON pointer. */
export type Report = (
  code: ProblemCode,
  pointer: string,
  values?: Record<string, string | number>,
  options?: {
    /**
     * The probable meaning; a function where finding it is costly, so that it runs only if it is
     * needed.
     */
    suggestion?: Suggestion;
    onKey?: boolean;
    within?: { start: number; end: number };
    /** The range in the text, for problems whose pointer belongs to more than one part. */
    at?: { offset: number; length: number };
  },
) => void;

/** A collection of known names, such as a set or the keys of a map. */
export type Names = Pick<ReadonlySet<string>, "has" | "keys">;

/** The environment that a part of a page is checked in, beside its shape. */
export interface ShapeContext {
  report: Report;
  /** The known names by sort of reference; `null` where only a plan can check the name. */
  names: Readonly<Record<ReferenceKind, Names | null>>;
  /** The properties that each cell accepts beside its name. */
  cells: ReadonlyMap<string, Readonly<Record<string, Property>>>;
  kinds: Pick<Names, "has">;
  /**
   * Pointers of properties that misspelt names probably mean, so that they are not reported as
   * missing.
   */
  meant: Set<string>;
}

/** The result for a faulty part, which is left out of the checked value. */
export const faulty: unique symbol = Symbol("faulty");

/** Reports a value of the wrong JSON type. */
export function wrongType(
  node: SourceNode,
  wanted: string,
  { report }: ShapeContext,
): typeof faulty {
  report("wrongType", node.pointer, { wanted, given: node.type });
  return faulty;
}
