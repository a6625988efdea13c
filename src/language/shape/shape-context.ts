import type { ProblemCode } from "../problem.ts";
import type { SourceNode } from "../source.ts";
import type { Property, ReferenceKind } from "./shape.ts";

/** A name that was probably meant, or what finds it. */
export type Suggestion = string | null | (() => string | null);

/** Tells of a problem at a pointer; `onKey` where the property's name itself is wrong. */
export type Report = (
  code: ProblemCode,
  pointer: string,
  values?: Record<string, string | number>,
  options?: {
    /** What was probably meant; a function where finding it is much work, which is spared where the problem is not told. */
    suggestion?: Suggestion;
    onKey?: boolean;
    within?: { start: number; end: number };
    /** Where it stands, for what shares its pointer with another. */
    at?: { offset: number; length: number };
  },
) => void;

/** Known names, as a set or the keys of a map hold them. */
export type Names = Pick<ReadonlySet<string>, "has" | "keys">;

/** What a part of a page is checked against beside its shape. */
export interface ShapeContext {
  report: Report;
  /** The names that references of the whole language may use; `null` where a plan must tell. */
  names: Readonly<Record<ReferenceKind, Names | null>>;
  /** What may be said of each cell beside its name. */
  cells: ReadonlyMap<string, Readonly<Record<string, Property>>>;
  /** The pointers of what misspelt names probably mean, which is then not missing as well. */
  meant: Set<string>;
}

/** What stands where a part was faulty and left out. */
export const faulty: unique symbol = Symbol("faulty");

/** Tells that something of another sort stands there. */
export function wrongType(
  node: SourceNode,
  wanted: string,
  { report }: ShapeContext,
): typeof faulty {
  report("wrongType", node.pointer, { wanted, given: node.type });
  return faulty;
}
