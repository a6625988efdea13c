import type { ComponentType } from "react";
import type { FieldPlan } from "../../../src/language/plan/field.ts";

/** What every cell's view takes; a view reads the settings as its own cell's. */
export interface CellProps<Settings extends object = object> {
  value: unknown;
  row: Readonly<Record<string, unknown>>;
  field: FieldPlan & { settings?: Settings | null };
  /** What people call the row, where that is known. */
  subject?: string | undefined;
}

type CellView = ComponentType<CellProps>;

const modules = import.meta.glob<CellView>("../../cells/*/Cell.tsx", {
  import: "Cell",
  eager: true,
});

const views = new Map<string, CellView>(
  Object.entries(modules).map(([path, view]) => [path.split("/").at(-2) ?? path, view]),
);

/** The view of a cell by name; the folder's name is the cell's. */
export function cellViewOf(name: string): CellView {
  const view = views.get(name) ?? views.get("text");
  if (!view) throw new Error(`There is no cell "${name}".`);
  return view;
}
