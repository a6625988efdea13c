import type { CellField, CellKind, Planner, TabledKind } from "./environment.ts";
import type { Described, Property, Shape } from "./shape/shape.ts";

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
