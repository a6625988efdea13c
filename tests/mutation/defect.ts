import type { LanguageEnvironment } from "../../src/language/environment.ts";
import type { ProblemCode } from "../../src/language/problem.ts";
import type { ShapedNode } from "../../src/language/shape/shaped-node.ts";

/** A page made wrong in one place, and what must be told of it. */
export interface Defect {
  text: string;
  code: ProblemCode;
  /** The JSON pointer of the place. */
  pointer: string;
  /** Where in the text the fault itself stands, where the pointer does not say enough. */
  offset?: number;
}

/** A way to make a page wrong: everywhere that it can be done, once. */
export interface MutationRule {
  name: string;
  defects(page: MutatedPage): Iterable<Defect>;
}

/** A page without problems, as the rules see it. */
export interface MutatedPage {
  text: string;
  nodes: readonly ShapedNode[];
  environment: LanguageEnvironment;
}

/** The text with a part replaced. */
export function splice(text: string, offset: number, length: number, by: string): string {
  return text.slice(0, offset) + by + text.slice(offset + length);
}

/** A name with two letters swapped, or one too many where they are alike. */
export function misspell(name: string): string {
  const at = Math.max(0, Math.floor(name.length / 2) - 1);
  const [a = "", b = ""] = [name[at], name[at + 1]];
  const isSwappable = /[a-z]/i.test(a) && /[a-z]/i.test(b) && a.toLowerCase() !== b.toLowerCase();
  return isSwappable ? name.slice(0, at) + b + a + name.slice(at + 2) : `${name}q`;
}
