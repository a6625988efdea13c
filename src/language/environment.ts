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

/** A way to show a value (a cell) or to enter one (a widget), without its view. */
export interface ValueKind {
  name: string;
  /** One English sentence for the reference and the editor's hover. */
  summary: string;
  /** Whether values of the type and schema can be shown or entered in this way. */
  accepts(type: Type, schema: JsonSchema): boolean;
  /** Whether this is the default for such a field, if neither page nor catalogue names another. */
  isDefaultFor?(type: Type, schema: JsonSchema): boolean;
  /** Whether the widget takes a whole row of a form; only for widgets. */
  isWide?: boolean;
  /** Whether the entered value is kept nowhere, such as a password; only for widgets. */
  isSecret?: boolean;
  /**
   * Order among all cells or widgets, also among several defaults: higher comes first; 0 if left
   * out.
   */
  precedence?: number;
  /**
   * Whether the widget enters two fields, such as the start and the end of a range; only for
   * widgets.
   */
  isPair?: boolean;
  /** The upload operation if the catalogue names none; only for widgets that take a file. */
  uploads?: string;
}

/** Everything that a page is compiled against. */
export interface LanguageEnvironment {
  catalogue: Catalogue;
  blocks: ReadonlyMap<string, RegisteredBlock>;
  cells: ReadonlyMap<string, CellKind>;
  widgets: ReadonlyMap<string, ValueKind>;
  icons: readonly string[];
  language: Language;
  texts: Translator;
  /** Translations of the summaries; empty if they are shown in English. */
  descriptions: Descriptions;
  /** The external hosts to which links may carry data; left out if they are unknown. */
  linkHosts?: readonly string[] | undefined;
  /** The pages to which links may lead; left out if they are unknown. */
  pages?: KnownPages | undefined;
  /** The migrations that bring old pages to the newest version of the language. */
  migrations: readonly Migration[];
}

/** A block kind in the registry; its source has the kind's shape. */
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

/** The settings of a cell, passed to its view; each cell has its own. */
export type CellSettings = object | null;

/** The width that a cell takes in a table, in pixels. */
export interface CellRoom {
  /** Fixed width, independent of the content. */
  width?: number;
  /** Width of what the cell shows beside its text. */
  beside?: number;
  /** Approximate width of the content, if it does not follow from the values. */
  content?: number;
}

/** How a cell appears in a table; what is left out is as for plain text. */
export interface TabledCell {
  /** The cell's width; left out if it follows from the text. */
  room?: CellRoom;
  /** Whether it shows the entries of a dictionary as tags. */
  hasTags?: boolean;
  /** Whether the order of its values has no meaning, so that sorting is not offered. */
  isUnordered?: boolean;
}

/** A cell as tables and exported files see it, without its view. */
export interface TabledKind extends ValueKind, TabledCell {
  /** The fake data that replaces its values in recorded fixtures, if they are personal. */
  personal?: PersonalSort;
  /**
   * The type in which a spreadsheet stores the values; left out where they are stored unchanged.
   */
  heldAs?: "flag" | "day" | "moment";
}

/** A cell (architecture, law 2): how a value is shown, and the properties that a page may set. */
export interface CellKind extends TabledKind {
  /** The shape of the cell's properties; left out if the cell takes none. */
  shape?: Shape<unknown>;
  /**
   * Plans what the page says, in a scope that holds the record as `row` and the value as `value`;
   * `null` after reporting what makes a plan impossible.
   */
  plan?(source: unknown, planner: Planner, field: CellField): CellSettings;
  /** The number format of a spreadsheet for the cell's values; `null` for plain numbers. */
  sheetFormat?(settings: CellSettings): string | null;
}

/** The context in which one block is planned; the functions beside this file take it first. */
export interface Planner extends PartList {
  readonly environment: LanguageEnvironment;
  readonly catalogue: Catalogue;
  /** The JSON pointer of the block. */
  readonly at: string;
  readonly scope: ScopeTypes;
  /** The names of the variables that the block itself adds to the scope. */
  readonly own: readonly string[];
  /** Whether the page may be opened without a token. */
  readonly isPublic: boolean;
  readonly report: Report;
  /** Receives what is allowed at each place, for completions. */
  readonly watch?: Watch | undefined;
  /**
   * The pages that links may open, this page as it is in the editor; `undefined` if they are
   * unknown.
   */
  readonly pages: () => KnownPages | undefined;
  /**
   * Whether the page writes something at a pointer, be it faulty or under a misspelt name: what is
   * told of already is not told to be missing as well.
   */
  isMeant(pointer: string): boolean;
  /** Notes that the block's expressions read another block's state. */
  noteReads(names: readonly string[]): void;
  /** A planner for the same block with further variables in scope. */
  withScope(variables: ScopeTypes): Planner;
  /** A planner for the action at a pointer, to which its parts then belong. */
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
