import type { Catalogue } from "../catalogue/catalogue.ts";
import type { CallingVersion } from "../catalogue/headers/page-header.ts";
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

/** The shape of a page's source, for the given newest version of the language. */
export const pageShapeOf = (newest: number) =>
  object({
    $schema: optional(string(), "The JSON Schema that editors load for completion."),
    version: optional(
      integer(1, newest),
      "The version of the language that it is written in; 1 if left out.",
    ),
    title: required(text(), "What the page is called."),
    help: optional(
      text(),
      "What the page is for and how it is used, in a few sentences; members read it by the help button, F1 or `?`. A line break begins a paragraph.",
    ),
    public: optional(boolean(), "Whether it opens without a token, with public operations only."),
    params: optional(
      paramsShape,
      "What its address gives it, by name with the sort of value; expressions read them as `params.<name>`.",
    ),
    body: required(block(), "The block that fills the page."),
  });

/** The shape of a page's source (architecture, a page as it should read). */
export const pageShape = pageShapeOf(pageVersion);

/** The plan of a page, in which all titles, calls and conditions are resolved and compiled. */
export interface PagePlan {
  path: string;
  title: TextPlan;
  /** The text that the page's help shows; `null` if the page states none. */
  help: TextPlan | null;
  isPublic: boolean;
  /**
   * Whether the page's expressions use dates or timestamps, so that the calendar must be loaded.
   */
  isDated: boolean;
  /** The dictionaries that the page's texts take labels from. */
  dictionaries: readonly string[];
  /** The parameters that the page reads from its address. */
  params: ParamPlans;
  body: BlockPlan;
  /** The plans of the blocks that the body contains or that actions open, by block id. */
  blocks: Readonly<Record<string, BlockPlan>>;
}

/** A page to draw: its plan, and a function that loads its parts on request. */
export interface DrawnPage {
  plan: PagePlan;
  parts(): Promise<readonly Part[]>;
  /** The version that the page's calls are sent with; left out if its calls name no page. */
  version?: CallingVersion | undefined;
  /** The catalogue of the plan, whose operations a newer one may lack; left out if it is the host's. */
  catalogue?: Catalogue;
}

/** The part of a compiled page that its viewers get. */
export interface PageToDraw {
  page: DrawnPage | null;
  problems: readonly Problem[];
}

/** The part of a compiled page that is sent to its viewers as JSON. */
export type TravellingPage = Pick<CompiledPage, "plan" | "problems">;

/**
 * The result of compiling: a plan if the page has a readable body, its parts, and every problem.
 */
export interface CompiledPage {
  plan: PagePlan | null;
  parts: readonly Part[];
  /** Every problem, with its place in the original text. */
  problems: readonly Problem[];
  /** The older version of the language that the page was written in; `null` for the newest. */
  migratedFrom: number | null;
}
