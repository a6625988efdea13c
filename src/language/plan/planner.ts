import type { Catalogue } from "../../catalogue/catalogue.ts";
import type { BlockPlan } from "../block.ts";
import type { LanguageEnvironment } from "../environment.ts";
import type { ScopeTypes } from "../expression/scope.ts";
import type { Report } from "../shape/shape-context.ts";
import type { PartList } from "./part.ts";
import type { Watch } from "./watch.ts";

/** What planning one block may use; the functions beside this file take it first. */
export interface Planner extends PartList {
  readonly environment: LanguageEnvironment;
  readonly catalogue: Catalogue;
  /** The JSON pointer of the block. */
  readonly at: string;
  readonly scope: ScopeTypes;
  /** Whether the page may be opened without a token. */
  readonly isPublic: boolean;
  readonly report: Report;
  /** Who wants to know what could stand at each place, if anybody. */
  readonly watch?: Watch | undefined;
  /**
   * Whether the page writes something at a pointer, be it faulty or under a misspelt name: what is
   * told of already is not told to be missing as well.
   */
  isMeant(pointer: string): boolean;
  /** Notes that the block's expressions read another block's state. */
  noteReads(names: readonly string[]): void;
  /** The same block with further variables in scope. */
  withScope(variables: ScopeTypes): Planner;
  /** The same for the action at a pointer: what is planned by it belongs to that. */
  ofAction(pointer: string): Planner;
  /** Plans the block at a pointer inside this one; the title is for one that has none itself. */
  block(pointer: string, title?: string): BlockPlan;
  /** The same for a block that stands once for each record: none in it may have a name, which would not tell one from another. */
  repeatedBlock(pointer: string): BlockPlan;
}

/** As much of a planner as a call needs; a catalogue's own calls are planned on no page. */
export type CallPlanner = PartList &
  Pick<Planner, "catalogue" | "scope" | "isPublic" | "report" | "isMeant" | "noteReads" | "watch">;
