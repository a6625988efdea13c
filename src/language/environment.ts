import type { Catalogue } from "../catalogue/catalogue.ts";
import type { JsonSchema, PersonalSort } from "../catalogue/schema/json-schema.ts";
import type { Language } from "../i18n/language.ts";
import type { Translator } from "../i18n/translator.ts";
import type { BlockPlan, ListedFields, OwnPlan } from "./block.ts";
import type { Descriptions } from "./description.ts";
import type { ScopeTypes } from "./expression/scope.ts";
import type { KnownPages } from "./link/known-pages.ts";
import type { Migration } from "./migrations/migration.ts";
import type { PartList } from "./plan/part.ts";
import type { FieldPlan, TextPlan } from "./plan/plans.ts";
import type { Watch } from "./plan/watch.ts";
import type { Shape } from "./shape/shape.ts";
import type { Report } from "./shape/shape-context.ts";
import type { Type } from "./type.ts";

/** How a value can be shown (a cell) or entered (a widget), as far as the language knows it. */
export interface ValueKind {
  name: string;
  /** One English sentence for the reference and the editor's hover. */
  summary: string;
  /** Whether values of the type and schema can be shown or entered so. */
  accepts(type: Type, schema: JsonSchema): boolean;
  /** Whether it is what such a field gets when neither page nor catalogue names one. */
  isDefaultFor?(type: Type, schema: JsonSchema): boolean;
  /** Whether it wants a whole row of a form; only such widgets. */
  isWide?: boolean;
  /** Whether what is typed is kept nowhere; only such widgets. */
  isSecret?: boolean;
  /** The higher it is, the earlier it comes of all, also of several that are default; 0 if left out. */
  precedence?: number;
  /** Whether it enters a pair of fields, as the start and the end of a range; only such widgets. */
  isPair?: boolean;
  /** The operation that takes its file where the catalogue names none; only for such widgets. */
  uploads?: string;
}

/** All that a page is compiled against. */
export interface LanguageEnvironment {
  catalogue: Catalogue;
  blocks: ReadonlyMap<string, RegisteredBlock>;
  cells: ReadonlyMap<string, CellKind>;
  widgets: ReadonlyMap<string, ValueKind>;
  icons: readonly string[];
  language: Language;
  texts: Translator;
  /** What the summaries are in the language; empty where they are shown as written. */
  descriptions: Descriptions;
  /** The hosts outside to which links may carry data; left out where nobody knows them. */
  linkHosts?: readonly string[] | undefined;
  /** The pages to which links may lead; left out where nobody knows them. */
  pages?: KnownPages | undefined;
  /** The changes of the language that old pages are brought over. */
  migrations: readonly Migration[];
}

/** A kind as the registry holds it: its source is what its own shape let through. */
export interface RegisteredBlock {
  name: string;
  summary: string;
  shape: Shape<unknown>;
  precedence?: number;
  publishes(source: unknown, planner: Planner): Readonly<Record<string, Type>>;
  plan(source: unknown, planner: Planner): OwnPlan<BlockPlan> | null;
  listedFields?(plan: BlockPlan, catalogue: Catalogue): ListedFields;
}

/** The field that a cell shows, for planning what a page says of the cell. */
export interface CellField extends FieldPlan {
  /** The schema of the whole record. */
  record: JsonSchema;
  /** The JSON pointer of the cell in the page. */
  pointer: string;
}

/** What the view of a cell is told beside the value; each cell's own. */
export type CellSettings = object | null;

/** The room that a cell takes in a table, in pixels. */
export interface CellRoom {
  /** Fixed width, independent of the content. */
  width?: number;
  /** What stands beside its text. */
  beside?: number;
  /** Approximate width of the content, where the values do not tell it. */
  content?: number;
}

/** How a cell stands in a table; what is left out is as for plain text. */
export interface TabledCell {
  /** Its room; left out where it is that of its text. */
  room?: CellRoom;
  /** Whether it shows the entries of a dictionary as tags. */
  hasTags?: boolean;
  /** Whether its values stand in no order that means something. */
  isUnordered?: boolean;
}

/** What a table and its files take a cell for, beside its view. */
export interface TabledKind extends ValueKind, TabledCell {
  /** What its values are replaced by in recorded fixtures, where they are personal. */
  personal?: PersonalSort;
  /**
   * The type in which a spreadsheet stores the values; left out where they are stored unchanged.
   */
  heldAs?: "flag" | "day" | "moment";
}

/** A cell (architecture, law 2): how a value is shown, and what a page may say of that. */
export interface CellKind extends TabledKind {
  /** What a page may say beside the cell's name; a plain name says nothing. */
  shape?: Shape<unknown>;
  /**
   * Plans what the page says, in a scope that holds the record as `row` and the value as `value`;
   * `null` after reporting what makes a plan impossible.
   */
  plan?(source: unknown, planner: Planner, field: CellField): CellSettings;
  /** How a spreadsheet writes its numbers, in a sheet's own format; `null` for plain ones. */
  sheetFormat?(settings: CellSettings): string | null;
}

/** What planning one block may use; the functions beside this file take it first. */
export interface Planner extends PartList {
  readonly environment: LanguageEnvironment;
  readonly catalogue: Catalogue;
  /** The JSON pointer of the block. */
  readonly at: string;
  readonly scope: ScopeTypes;
  /** The names of the variables that the block itself adds to it. */
  readonly own: readonly string[];
  /** Whether the page may be opened without a token. */
  readonly isPublic: boolean;
  readonly report: Report;
  /** Is told what could stand at each place, for completions. */
  readonly watch?: Watch | undefined;
  /** The pages to which links may lead, this one as it is written; `undefined` where nobody knows them. */
  readonly pages: () => KnownPages | undefined;
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
  block(pointer: string, title?: TextPlan): BlockPlan;
  /** The same for a block that stands once for each record: none in it may have a name, which would not tell one from another. */
  repeatedBlock(pointer: string): BlockPlan;
}

/**
 * The part of a planner that a call needs, so that a catalogue's own calls can be planned without a
 * page.
 */
export type CallPlanner = PartList &
  Pick<Planner, "catalogue" | "scope" | "isPublic" | "report" | "isMeant" | "noteReads" | "watch">;
