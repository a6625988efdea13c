import { keptBy } from "../../catalogue/kept-by.ts";
import { cellProperties, isNameEnough } from "../cell.ts";
import type {
  CellField,
  CellKind,
  CellSettings,
  Planner,
  TabledCell,
  ValueKind,
} from "../environment.ts";
import type { CellSource } from "../shape/shape.ts";
import { typeName, typeOfSchema } from "../type.ts";
import { typeOfField } from "./field.ts";
import { tellPart } from "./part.ts";
import type { FieldPlan } from "./plans.ts";

/** A planned cell: its name, and the settings for its view. */
interface PlannedCell {
  cell: string;
  settings: CellSettings;
  tabled?: TabledCell;
}

/**
 * Plans the cell that shows a field: the one that the page names, otherwise the catalogue's,
 * otherwise the type's default. If the cell cannot be planned, the field is shown with its default
 * cell.
 */
export function planCell(
  planner: Planner,
  field: CellField,
  written: CellSource | undefined,
): PlannedCell {
  const planned = cellOf(planner, field, written);
  tellPart(planner, "cell", field.pointer, planned.cell, null);
  const tabled = tabledAs(planner.environment.cells.get(planned.cell));
  return tabled ? { ...planned, tabled } : planned;
}

function tabledAs(kind: CellKind | undefined): TabledCell | null {
  const { room, hasTags, isUnordered } = kind ?? {};
  if (!room && !hasTags && !isUnordered) return null;
  return {
    ...(room && { room }),
    ...(hasTags && { hasTags }),
    ...(isUnordered && { isUnordered }),
  };
}

function cellOf(planner: Planner, field: CellField, written: CellSource | undefined): PlannedCell {
  const { cells } = planner.environment;
  const { pointer } = field;
  const source = typeof written === "string" ? { kind: written } : (written ?? null);
  const place = typeof written === "object" ? `${pointer}/kind` : pointer;
  const isFit = source === null || checkFit(planner, "cell", source.kind, field, place);
  const usualName = usual(planner, usableCells(cells), field, field.schema["x-cell"]) ?? "text";
  const kind = cells.get((isFit ? source?.kind : undefined) ?? usualName);
  if (!kind?.plan) return { cell: kind?.name ?? usualName, settings: null };
  if (typeof written === "string" && !isNameEnough(kind)) {
    const beside = pointer.slice(0, pointer.lastIndexOf("/"));
    for (const [name, property] of Object.entries(cellProperties(kind))) {
      // A property that the page writes beside the cell is reported there.
      if (!property.required || planner.isMeant(`${beside}/${name}`)) continue;
      planner.report("missingProperty", pointer, { name });
    }
    return { cell: usualName, settings: null };
  }
  const scope = {
    row: typeOfSchema(planner.catalogue, field.record),
    value: typeOfField(planner, field),
  };
  const settings = kind.plan(source ?? { kind: kind.name }, planner.withScope(scope), field);
  return { cell: kind.name, settings };
}

/** The cells that need no settings, from which the default cell of a field is chosen. */
const usableCells = keptBy(
  (cells: ReadonlyMap<string, CellKind>) =>
    new Map([...cells].filter(([, kind]) => isNameEnough(kind))),
);

/**
 * The widget that enters a field: the one that the page names, the catalogue's, or the type's
 * default.
 */
export function chooseWidget(
  planner: Planner,
  field: FieldPlan,
  named: string | undefined,
  pointer: string,
): string {
  const { widgets } = planner.environment;
  if (named !== undefined) checkFit(planner, "widget", named, field, pointer);
  const widget = named ?? usual(planner, widgets, field, field.schema["x-widget"]) ?? "text";
  tellPart(planner, "widget", pointer, widget, null);
  return widget;
}

function usual(
  planner: Planner,
  kinds: ReadonlyMap<string, ValueKind>,
  field: FieldPlan,
  ofCatalogue: string | undefined,
): string | undefined {
  if (ofCatalogue !== undefined && kinds.has(ofCatalogue)) return ofCatalogue;
  const type = typeOfField(planner, field);
  for (const kind of kinds.values()) if (kind.isDefaultFor?.(type, field.schema)) return kind.name;
  return undefined;
}

function checkFit(
  planner: Planner,
  sort: "cell" | "widget",
  name: string,
  field: FieldPlan,
  pointer: string,
): boolean {
  planner.watch?.valueKind(pointer, field);
  const kind = planner.environment[`${sort}s`].get(name);
  if (kind?.accepts(typeOfField(planner, field), field.schema) !== false) return true;
  planner.report(`${sort}DoesNotFit`, pointer, {
    name,
    field: field.name,
    type: typeName(field.type),
  });
  return false;
}
