import type { CellField, CellKind, Planner, TabledKind } from "./environment.ts";
import type { Described, Property, Shape } from "./shape/shape.ts";

interface OwnCell<S extends Shape<unknown>, Settings extends object> extends TabledKind {
  shape: S;
  plan(source: Described<S>, planner: Planner, field: CellField): Settings | null;
  sheetFormat?(settings: Settings): string | null;
}

/** Prepares a cell that takes properties in a page for the registry. */
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

/** The properties that a page may set on a cell; empty if it takes none. */
export function cellProperties({ shape }: CellKind): Readonly<Record<string, Property>> {
  return shape?.type === "object" ? shape.properties : {};
}

/** Whether a page can use the cell by its name alone, without properties. */
export function isNameEnough(cell: CellKind): boolean {
  return Object.values(cellProperties(cell)).every(({ required }) => !required);
}
