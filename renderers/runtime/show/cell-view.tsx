import type { ComponentType } from "react";
import type { Late } from "../../../src/ui/late/late.ts";
import { cellViews } from "../../cell-views.gen.ts";
import { useHost } from "../page/contexts.ts";
import type { CellProps } from "./cell-props.ts";
import { Toned, toneOf } from "./toned.tsx";

/** The view of a cell; `late` is code that it draws with and that few screens need. */
type CellView = ComponentType<CellProps> & { late?: Late<unknown> };

const views = new Map<string, ComponentType<never>>(Object.entries(cellViews));
const missing = new Map<string, CellView>();

interface FieldValueProps extends Omit<CellProps, "value"> {
  field: CellProps["field"] & { cell: string };
}

/** Draws a field of a record with the cell that its plan names. */
export function FieldValue({ field, row, subject }: FieldValueProps) {
  const Cell = cellViewOf(field.cell);
  const cell = <Cell value={row[field.name]} row={row} field={field} subject={subject} />;
  const tone = toneOf(row, field.name);
  return tone === null ? cell : <Toned tone={tone}>{cell}</Toned>;
}

/** The view of a cell by name; the name itself where there is no such view. */
export function cellViewOf(name: string): CellView {
  // A view receives only settings of its own cell, so the cast is safe.
  const view = (views.get(name) as CellView | undefined) ?? missing.get(name);
  if (view) return view;
  const made: CellView = () => <MissingCell name={name} />;
  missing.set(name, made);
  return made;
}

/** Loads the code that cells draw with before there are values to draw. */
export function loadCells(names: readonly string[]): void {
  // A cell tries again where it is drawn, so a failure is ignored here.
  for (const name of names)
    cellViewOf(name)
      .late?.load()
      .catch(() => {});
}

function MissingCell({ name }: { name: string }) {
  const { text } = useHost();
  return <em>{text("block.noCellView", { name })}</em>;
}
