import type { JsonSchema, PersonalSort } from "../catalogue/schema/json-schema.ts";
import type { ValueKind } from "./environment.ts";
import type { FieldPlan } from "./plan/field.ts";
import type { Planner } from "./plan/planner.ts";
import type { Described, Property, Shape } from "./shape/shape.ts";

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
  /** So wide, whatever it shows. */
  width?: number;
  /** What stands beside its text. */
  beside?: number;
  /** As wide is about what it shows, which its values do not tell. */
  content?: number;
}

/** What a table and its files take a cell for, beside its view. */
interface TabledKind extends ValueKind {
  /** Its room in a table; left out where it is that of its text. */
  room?: CellRoom;
  /** Whether it shows the entries of a dictionary as tags. */
  hasTags?: boolean;
  /** Whether its values stand in no order that means something. */
  isUnordered?: boolean;
  /** What its values are replaced by in recorded fixtures, where they are personal. */
  personal?: PersonalSort;
  /** As what a spreadsheet holds its values; left out where that is as they come. */
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

interface OwnCell<S extends Shape<unknown>, Settings extends object> extends TabledKind {
  shape: S;
  plan(source: Described<S>, planner: Planner, field: CellField): Settings | null;
  sheetFormat?(settings: Settings): string | null;
}

/** Makes a cell that a page may say something of ready for the registry. */
export function defineCell<S extends Shape<unknown>, Settings extends object>(
  cell: OwnCell<S, Settings>,
): CellKind {
  const asDescribed = (source: unknown): Described<S> => source as Described<S>;
  const asOwn = (settings: object): Settings => settings as Settings;
  return {
    ...cell,
    plan: (source, planner, field) => cell.plan(asDescribed(source), planner, field),
    sheetFormat: (settings) => (settings && cell.sheetFormat?.(asOwn(settings))) ?? null,
  };
}

/** The properties that a page may give a cell; none where it takes none. */
export function cellProperties({ shape }: CellKind): Readonly<Record<string, Property>> {
  return shape?.type === "object" ? shape.properties : {};
}

/** Whether the cell's name alone says all that it needs. */
export function isNameEnough(cell: CellKind): boolean {
  return Object.values(cellProperties(cell)).every(({ required }) => !required);
}
