import type { CellField, Planner } from "../../src/language/environment.ts";
import { namedField } from "../../src/language/plan/rows.ts";
import { choice, type Described, integer, reference } from "../../src/language/shape/shape.ts";
import { typeName, typeOfSchema } from "../../src/language/type.ts";

/** What counts as all of something: a number, or the field of the record that holds it. */
export const wholeShape = choice(integer(1, 1_000_000_000), reference("field"));

/** What counts as all: always the same number, or what a field of the record holds. */
export type Whole = { number: number } | { field: string };

/** Plans what counts as all; `null` after reporting a field that is none or holds no number. */
export function planWhole(
  planner: Planner,
  source: Described<typeof wholeShape> | undefined,
  usual: number,
  { record, pointer, name }: CellField,
): Whole | null {
  if (typeof source !== "string") return { number: source ?? usual };
  const field = namedField(planner, record, source, `${pointer}/whole`);
  if (field === null) return null;
  const type = typeOfSchema(planner.catalogue, record.properties?.[field] ?? {});
  if (type.kind === "number" && field !== name) return { field };
  planner.report("cellDoesNotFit", `${pointer}/whole`, {
    name,
    field,
    type: typeName(type),
  });
  return null;
}
