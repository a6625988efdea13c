import type { BlockPlan } from "./block.ts";
import type { Problem } from "./problem.ts";
import {
  block,
  boolean,
  integer,
  object,
  optional,
  required,
  string,
  text,
} from "./shape/shape.ts";

/** The newest version of the page language. */
export const pageVersion = 1;

/** A page as written (architecture, a page as it should read). */
export const pageShape = object({
  $schema: optional(string(), "The JSON Schema that editors load for completion."),
  version: optional(
    integer(1, pageVersion),
    "The version of the language; the newest if left out.",
  ),
  title: required(text(), "What the page is called."),
  public: optional(boolean(), "Whether it opens without a token, with public operations only."),
  body: required(block(), "The block that fills the page."),
});

/** A page with nothing left open: titles known, calls known, conditions compiled. */
export interface PagePlan {
  path: string;
  title: string;
  isPublic: boolean;
  body: BlockPlan;
  /** All blocks without errors by their ids, those that actions open included. */
  blocks: ReadonlyMap<string, BlockPlan>;
}

/** What compiling answers: a plan where the page has a body at all, and every problem. */
export interface CompiledPage {
  plan: PagePlan | null;
  problems: readonly Problem[];
}
