import type { LanguageEnvironment } from "../../src/language/environment.ts";
import type { ProblemCode } from "../../src/language/problem.ts";
import type { ShapedNode } from "../../src/language/shape/shaped-node.ts";

/** A page with one defect, and the problem that must be reported. */
export interface Defect {
  text: string;
  code: ProblemCode;
  /** The JSON pointer at which the problem must be reported. */
  pointer: string;
  /** The offset of the defect in the text, if the pointer is not precise enough. */
  offset?: number;
}

/** A rule that makes a page defective once at every place where it applies. */
export interface MutationRule {
  name: string;
  defects(page: MutatedPage): Iterable<Defect>;
}

/** A page without problems, in the form that rules use. */
export interface MutatedPage {
  text: string;
  nodes: readonly ShapedNode[];
  environment: LanguageEnvironment;
}

/** The text with a part replaced. */
export function splice(text: string, offset: number, length: number, by: string): string {
  return text.slice(0, offset) + by + text.slice(offset + length);
}

/** A name with two letters swapped, or with an additional letter if the two are equal. */
export function misspell(name: string): string {
  const at = Math.max(0, Math.floor(name.length / 2) - 1);
  const [a = "", b = ""] = [name[at], name[at + 1]];
  const isSwappable = /[a-z]/i.test(a) && /[a-z]/i.test(b) && a.toLowerCase() !== b.toLowerCase();
  return isSwappable ? name.slice(0, at) + b + a + name.slice(at + 2) : `${name}q`;
}
