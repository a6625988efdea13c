import type { CallingVersion } from "../catalogue/page-header.ts";
import type { BlockPlan } from "./block.ts";
import { pageVersion } from "./migrations/page-migrations.ts";
import { type ParamPlans, paramsShape } from "./params.ts";
import type { Part } from "./plan/part.ts";
import type { TextPlan } from "./plan/plans.ts";
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

/** A page as written, where the newest version of the language is this one. */
export const pageShapeOf = (newest: number) =>
  object({
    $schema: optional(string(), "The JSON Schema that editors load for completion."),
    version: optional(
      integer(1, newest),
      "The version of the language that it is written in; 1 if left out.",
    ),
    title: required(text(), "What the page is called."),
    public: optional(boolean(), "Whether it opens without a token, with public operations only."),
    params: optional(
      paramsShape,
      "What its address gives it, by name with the sort of value; expressions read them as `params.<name>`.",
    ),
    body: required(block(), "The block that fills the page."),
  });

/** A page as written (architecture, a page as it should read). */
export const pageShape = pageShapeOf(pageVersion);

/** A page with nothing left open: titles known, calls known, conditions compiled. */
export interface PagePlan {
  path: string;
  title: TextPlan;
  isPublic: boolean;
  /** Whether its expressions use days or moments, for which the calendar is loaded. */
  isDated: boolean;
  /** The dictionaries that its texts take labels from. */
  dictionaries: readonly string[];
  /** The parameters that the page reads from its address. */
  params: ParamPlans;
  body: BlockPlan;
  /** The blocks that stand within the body, or that actions open, by their ids: each stands here alone. */
  blocks: Readonly<Record<string, BlockPlan>>;
}

/** A page to be drawn: its plan, and what tells its parts once somebody asks for them. */
export interface DrawnPage {
  plan: PagePlan;
  parts(): Promise<readonly Part[]>;
  /** The version by which its calls name it; none where they name no page. */
  version?: CallingVersion | undefined;
}

/** What those get of compiling who look at a page. */
export interface PageToDraw {
  page: DrawnPage | null;
  problems: readonly Problem[];
}

/** What travels of a compiled page to those who only look at it, as JSON. */
export type TravellingPage = Pick<CompiledPage, "plan" | "problems">;

/** What compiling answers: a plan where the page has a body at all, its parts, and every problem. */
export interface CompiledPage {
  plan: PagePlan | null;
  parts: readonly Part[];
  /** Every problem, at its place in the text as it was written. */
  problems: readonly Problem[];
  /** The older version of the language that the page was written in; `null` for the newest. */
  migratedFrom: number | null;
}
