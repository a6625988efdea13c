import { isAttributeHolder, usualLabels, wrapperOf } from "../../catalogue/schema/attributes.ts";
import { type JsonSchema, typesOf } from "../../catalogue/schema/json-schema.ts";
import type { PlanText } from "../../i18n/messages.ts";
import type { Planner } from "../environment.ts";
import { parts } from "../expression/dates/calendar.ts";
import type { Expression } from "../expression/scope.ts";
import type { SyntaxTree } from "../expression/syntax-tree.ts";
import { anyType, plainType, type Type, typeName, typeOfSchema } from "../type.ts";
import { planTyped } from "./expression.ts";
import { planField, typeOfField } from "./field.ts";
import { tellPart } from "./part.ts";
import type { FieldPlan } from "./plans.ts";
import { isReadable, planText } from "./text.ts";

/** The source of a column or of a line of a detail. */
interface ShownSource {
  field?: string;
  value?: string;
  label?: PlanText;
}

/**
 * The place of a shown value in the page; if `isName` is true, the whole value is a field's name.
 */
interface ShownPlace {
  pointer: string;
  isName: boolean;
}

/** A field, or a value computed from the record. */
type ShownPlan = FieldPlan & { value: Expression | null };

/** Plans what a column shows; `null` after reporting why it can show nothing. */
export function planShown(
  planner: Planner,
  record: JsonSchema,
  { field: name, value, label }: ShownSource,
  { pointer, isName }: ShownPlace,
): ShownPlan | null {
  const place = isName ? pointer : `${pointer}/field`;
  const field =
    name === undefined ? null : planPath(planner, record, name, { label, pointer, place });
  if (name !== undefined && (!field || value === undefined)) return field;
  if (value === undefined) {
    if (!planner.isMeant(`${pointer}/field`)) {
      planner.report("missingProperty", pointer, { name: "field" });
    }
    return null;
  }
  const row = typeOfSchema(planner.catalogue, record);
  const wanted = field ? typeOfField(planner, field) : anyType;
  const planned = planTyped(planner.withScope({ row }), value, `${pointer}/value`, wanted);
  if (!planned) return null;
  const { expression, type } = planned;
  if (!isReadable(type)) {
    const values = { given: typeName(type), wanted: "string" };
    planner.report("expressionType", `${pointer}/value`, values);
    return null;
  }
  const computed = { name: `= ${value}`, value: expression };
  if (field) return { ...field, ...computed };
  if (label === undefined) planner.report("missingProperty", pointer, { name: "label" });
  const isOfWhole = isWhole(planner, record, expression.tree);
  const schema = type.said?.schema ?? (isOfWhole ? { type: "integer" } : schemaOf(type));
  const plan = {
    ...computed,
    label: label === undefined ? value : planText(planner, label, `${pointer}/label`),
    help: null,
    schema,
    type: plainType(type),
    isRequired: false,
    dictionary: schema["x-dict"] ?? null,
  };
  tellPart(planner, "field", pointer, plan.name, { ...plan, record });
  return plan;
}

/** The functions whose result is always a whole number. */
const wholeFunctions: ReadonlySet<string> = new Set(["size", ...parts]);

/** Whether a number is computed from whole numbers only, so that it has no decimals. */
function isWhole(planner: Planner, record: JsonSchema, tree: SyntaxTree): boolean {
  const both = (parts: readonly SyntaxTree[]) =>
    parts.every((part) => isWhole(planner, record, part));
  switch (tree.op) {
    case "value":
      return Number.isInteger(tree.args);
    case "+":
    case "-":
    case "*":
      return both(tree.args);
    case "call":
      return wholeFunctions.has(tree.args[0]);
    case "?:":
      return both(tree.args.slice(1));
    case ".": {
      const [owner, name] = tree.args;
      const source = record.properties?.[name];
      const isOwn = owner.op === "id" && owner.args === "row" && source !== undefined;
      return isOwn && typesOf(planner.catalogue.resolve(source))[0] === "integer";
    }
    default:
      return false;
  }
}

/** The schema of a computed value, from which cells are chosen. */
function schemaOf(type: Type): JsonSchema {
  if (type.kind === "list") return { type: "array", items: schemaOf(type.of) };
  if (type.kind === "bool") return { type: "boolean" };
  return type.kind === "number" || type.kind === "string" ? { type: type.kind } : {};
}

interface PathPlace {
  label: PlanText | undefined;
  pointer: string;
  place: string;
}

/**
 * The field at the end of a path such as `owner.name`; if that is a record, the record's label
 * field.
 */
function planPath(
  planner: Planner,
  record: JsonSchema,
  path: string,
  { label, pointer, place }: PathPlace,
): ShownPlan | null {
  const steps = Object.hasOwn(record.properties ?? {}, path) ? [path] : path.split(".");
  let owner = record;
  let above: JsonSchema | null = null;
  for (const step of steps.slice(0, -1)) {
    above = stepInto(planner, owner, step);
    // An unknown first step is reported by planning it as a field of the record.
    if (!above) return asOwn(planField(planner, owner, step, place, { label, pointer }), null);
    owner = above;
  }
  const last = steps.at(-1) ?? path;
  const inner = stepInto(planner, owner, last);
  const called = inner && labelOf(planner, inner);
  if (inner && called !== null) {
    above = inner;
    owner = inner;
    steps.push(called);
  }
  const leaf = steps.at(-1) ?? path;
  const field = planField(planner, owner, leaf, place, { label, pointer });
  if (!field || !above) return asOwn(field, null);
  const holder = steps.at(-2) ?? "";
  const isWrapped = steps.length === 2 && holder === wrapperOf(planner.catalogue, record);
  const isOwn = isWrapped || isAttributeHolder(holder);
  const isItsName = label === undefined && !isOwn && leaf === labelOf(planner, above);
  const named = isItsName && above.title !== undefined ? { ...field, label: above.title } : field;
  return asOwn({ ...named, name: steps.join(".") }, pathExpression(steps));
}

const asOwn = (field: FieldPlan | null, value: Expression | null): ShownPlan | null =>
  field && { ...field, value };

/** The schema of the record in a field; `null` if the field has no record with known fields. */
function stepInto({ catalogue }: Planner, owner: JsonSchema, name: string): JsonSchema | null {
  const properties = owner.properties ?? {};
  const source = Object.hasOwn(properties, name) ? properties[name] : undefined;
  const schema = source && catalogue.resolve(source);
  return schema?.properties ? { ...schema, title: schema.title ?? name } : null;
}

/** The field that labels a record within another record. */
function labelOf(
  { catalogue }: Planner,
  { properties = {}, ...schema }: JsonSchema,
): string | null {
  const named = [schema["x-label"], ...usualLabels].find(
    (name) => name && Object.hasOwn(properties, name),
  );
  if (named) return named;
  const texts = Object.entries(properties).filter(
    ([, property]) => typesOf(catalogue.resolve(property))[0] === "string",
  );
  return texts[0]?.[0] ?? null;
}

function pathExpression(steps: readonly string[]): Expression {
  const tree = steps.reduce<SyntaxTree>((owner, name) => ({ op: ".", args: [owner, name] }), {
    op: "id",
    args: "row",
  });
  return { source: `row.${steps.join(".")}`, tree, uses: ["row"], reads: [] };
}
