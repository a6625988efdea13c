import type { ValueKind } from "../environment.ts";
import { typeName } from "../type.ts";
import type { FieldPlan } from "./field.ts";
import type { Planner } from "./planner.ts";

/** The cell that shows a field: what the page names, else the catalogue, else its type's usual one. */
export function chooseCell(
  planner: Planner,
  field: FieldPlan,
  named: string | undefined,
  pointer: string,
): string {
  const { cells } = planner.environment;
  if (named !== undefined) checkFit(planner, cells, "cellDoesNotFit", named, field, pointer);
  return named ?? usual(cells, field, field.schema["x-cell"]) ?? "text";
}

/** The widget that enters a field, chosen the same way. */
export function chooseWidget(
  planner: Planner,
  field: FieldPlan,
  named: string | undefined,
  pointer: string,
): string {
  const { widgets } = planner.environment;
  if (named !== undefined) checkFit(planner, widgets, "widgetDoesNotFit", named, field, pointer);
  return named ?? usual(widgets, field, field.schema["x-widget"]) ?? "text";
}

function usual(
  kinds: ReadonlyMap<string, ValueKind>,
  { type, schema }: FieldPlan,
  ofCatalogue: string | undefined,
): string | undefined {
  if (ofCatalogue !== undefined && kinds.has(ofCatalogue)) return ofCatalogue;
  return [...kinds.values()].find((kind) => kind.isDefaultFor(type, schema))?.name;
}

function checkFit(
  planner: Planner,
  kinds: ReadonlyMap<string, ValueKind>,
  code: "cellDoesNotFit" | "widgetDoesNotFit",
  name: string,
  field: FieldPlan,
  pointer: string,
): void {
  if (kinds.get(name)?.accepts(field.type, field.schema) !== false) return;
  planner.report(code, pointer, { name, field: field.name, type: typeName(field.type) });
}
