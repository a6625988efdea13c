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
  /**
   * Whether this is the default for such a field if neither the page nor the catalogue names
   * another.
   */
  isDefaultFor?(type: Type, schema: JsonSchema): boolean;
  /** Whether the widget takes a whole row of a form; only for widgets. */
  isWide?: boolean;
  /** Whether the entered value is never stored, such as a password; only for widgets. */
  isSecret?: boolean;
  /**
   * Order among all cells or widgets, also among several defaults: higher comes first; 0 if left
   * out.
   */
  precedence?: number;
  /**
   * Whether the widget enters two fields together, such as the start and end of a range; only for
   * widgets.
   */
  isPair?: boolean;
  /** The upload operation if the catalogue names none; only for widgets that take a file. */
  uploads?: string;
}

/** Everything that a page is compiled against, such as the catalogue and the registries. */
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
  /** The migrations that bring pages of older versions to the newest version of the language. */
  migrations: readonly Migration[];
}

/** A block kind in the registry, for sources that have the kind's shape. */
export interface RegisteredBlock {
  name: string;
  summary: string;
  shape: Shape<unknown>;
  precedence?: number;
  publishes(source: unknown, planner: Planner): Readonly<Record<string, Type>>;
  plan(source: unknown, planner: Planner): OwnPlan<BlockPlan> | null;
  listedFields?(plan: BlockPlan, catalogue: Catalogue): ListedFields;
}

/** The field that a cell shows, as context for planning the cell's settings. */
export interface CellField extends FieldPlan {
  /** The schema of the whole record. */
  record: JsonSchema;
  /** The JSON pointer of the cell in the page. */
  pointer: string;
}

/** The settings of a cell, passed to its view; each cell has its own. */
export type CellSettings = object | null;

/** The width that a cell takes in a table, in px. */
export interface CellRoom {
  /** Fixed width in px, independent of the content. */
  width?: number;
  /** Width in px of what the cell shows beside its text. */
  beside?: number;
  /** Approximate width of the content in px, if it does not follow from the values. */
  content?: number;
  /** Whether longer values widen a fixed width: digits that are cut read as another number. */
  isWhole?: boolean;
}

/** How a cell appears in a table; a property that is left out is the same as for plain text. */
export interface TabledCell {
  /** The cell's width; left out if it follows from the text. */
  room?: CellRoom;
  /** Whether the cell shows the entries of a dictionary as tags. */
  hasTags?: boolean;
  /** Whether the order of the cell's values has no meaning, so that sorting is not offered. */
  isUnordered?: boolean;
}

/** A cell as tables and exported files see it, without its view. */
export interface TabledKind extends ValueKind, TabledCell {
  /**
   * The sort of fake data that replaces personal values in recorded fixtures; left out if not
   * personal.
   */
  personal?: PersonalSort;
  /** The type in which a spreadsheet stores the values; left out if they are stored unchanged. */
  heldAs?: "flag" | "day" | "moment";
}

/** A cell (architecture, law 2): how a value is shown, and the properties that a page may set. */
export interface CellKind extends TabledKind {
  /** The shape of the cell's properties; left out if the cell takes none. */
  shape?: Shape<unknown>;
  /**
   * Plans the settings that the page gives the cell, in a scope that has the record as `row` and
   * the value as `value`; `null` after reporting what makes a plan impossible.
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
   * The pages that links may open, including the edited state of this page; `undefined` if unknown.
   */
  readonly pages: () => KnownPages | undefined;
  /** The block at a pointer as the page writes it, without what it is called. */
  contentOf(pointer: string): unknown;
  /**
   * Whether the page writes a property at a pointer, even with errors or a misspelt name. Such a
   * property is already reported and is not also reported as missing.
   */
  isMeant(pointer: string): boolean;
  /** Notes that the block's expressions read another block's state. */
  noteReads(names: readonly string[]): void;
  /**
   * A planner for the same block with further variables in scope. A `row` that hides the row around
   * the block leaves that one as `outer`.
   */
  withScope(variables: ScopeTypes): Planner;
  /** A planner for the action at a pointer; the parts that it plans belong to that action. */
  ofAction(pointer: string): Planner;
  /**
   * Plans the nested block at a pointer; the given title is used if the block has none of its own.
   */
  block(pointer: string, title?: TextPlan): BlockPlan;
  /**
   * Plans a nested block that is repeated for each record. No block in it may have a name, since
   * the name would refer to several blocks.
   */
  repeatedBlock(pointer: string): BlockPlan;
}

/**
 * The part of a planner that a call needs, so that the catalogue's own calls can be planned without
 * a page.
 */
export type CallPlanner = PartList &
  Pick<Planner, "catalogue" | "scope" | "isPublic" | "report" | "isMeant" | "noteReads" | "watch">;
