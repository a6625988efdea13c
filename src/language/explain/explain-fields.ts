import { groupedBy } from "../../catalogue/grouped-by.ts";
import { isAtOrBelow, type Part, type PartThatIs, partsThatAre } from "../plan/part.ts";
import { type Explaining, said, tell, together } from "./explaining.ts";

/** The owner of the fields, which is a block or one of its items. */
interface Area {
  path: string;
  /** What the entered values are used for. */
  entered: "asks" | "narrows" | "chooses";
}

/** Explains the fields of each property: those shown, those asked for, and those of a search. */
export function explainFields(
  explaining: Explaining,
  parts: readonly Part[],
  { path, entered: use }: Area,
): void {
  const all = partsThatAre(["field"], parts);
  const beside = all.filter((field) => all.some((other) => standsBeside(field, other)));
  const fields = all.filter((field) => !beside.includes(field));
  const entered = new Set(partsThatAre(["widget"], parts).map((part) => part.path));
  const imported = partsThatAre(["call"], parts).filter(({ moment }) => moment === "import");
  const outer = fields.filter((field) => !fields.some((other) => isInside(field, other)));
  for (const [property, group] of byProperty(outer, path)) {
    const isEntered = group.some((field) => entered.has(`${field.path}/widget`));
    const isImported = imported.some((call) => isAtOrBelow(call.path, property));
    const shown = property.endsWith("/groupBy") ? "groups" : "shows";
    const key = isImported ? "imports" : isEntered ? use : shown;
    const names = group.map((field) => named(explaining, field, fields, key === "asks"));
    tell(explaining, property, `fields.${key}`, { names: together(explaining, names) });
    const worked = beside.filter((one) => group.some((field) => isInside(one, field)));
    if (worked.length === 0) continue;
    const besides = worked.map((one) => named(explaining, one, [], false));
    tell(explaining, property, "fields.shows", { names: together(explaining, besides) });
  }
}

/** Whether a field is a column of the list that another field contains. */
const standsBeside = (field: Part, other: Part): boolean =>
  field.path.startsWith(`${other.path}/columns/`);

const isInside = (field: Part, other: Part): boolean =>
  field !== other && isAtOrBelow(field.path, other.path);

/** The fields grouped by the block's property that lists them, in planning order. */
function byProperty(
  fields: readonly PartThatIs<"field">[],
  area: string,
): ReadonlyMap<string, PartThatIs<"field">[]> {
  return groupedBy(fields, ({ path }) => {
    const end = path.indexOf("/", area.length + 1);
    return end < 0 ? path : path.slice(0, end);
  });
}

/** The label of a field, with those of the fields in its records. */
function named(
  explaining: Explaining,
  field: PartThatIs<"field">,
  all: readonly PartThatIs<"field">[],
  tellsRequired: boolean,
): string {
  const { label, isRequired } = field.plan;
  const key = tellsRequired && isRequired ? "fields.required" : "fields.plain";
  const own = explaining.environment.texts.say(`explain.${key}`, {
    label: said(explaining, label),
  });
  const inside = all.filter((other) => isInside(other, field));
  const direct = inside.filter((one) => !inside.some((other) => isInside(one, other)));
  if (direct.length === 0) return own;
  const names = direct.map((one) => named(explaining, one, all, tellsRequired));
  return explaining.environment.texts.say("explain.fields.holding", {
    label: own,
    names: together(explaining, names),
  });
}
