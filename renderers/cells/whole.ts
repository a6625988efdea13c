import type { CellField, Planner } from "../../src/language/environment.ts";
import { namedField } from "../../src/language/plan/rows.ts";
import { choice, type Described, integer, reference } from "../../src/language/shape/shape.ts";
import { typeName, typeOfSchema } from "../../src/language/type.ts";

/** The source of a percentage's whole: a number, or the name of a record's field. */
export const wholeShape = choice(integer(1, 1_000_000_000), reference("field"));

/** The whole of a percentage: a fixed number, or a field of the record. */
export type Whole = { number: number } | { field: string };

/** Plans the whole of a percentage; reports an unknown or non-numeric field and returns `null`. */
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
