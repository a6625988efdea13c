import { constantOf } from "../../../../src/catalogue/schema/constants.ts";
import { isNullable, type JsonSchema } from "../../../../src/catalogue/schema/json-schema.ts";
import type { PlanText } from "../../../../src/i18n/messages.ts";
import type { Planner } from "../../../../src/language/environment.ts";
import type { Expression } from "../../../../src/language/expression/scope.ts";
import { planCondition } from "../../../../src/language/plan/expression.ts";
import type { TextPlan } from "../../../../src/language/plan/plans.ts";
import { planOptionalText, planText } from "../../../../src/language/plan/text.ts";
import {
  type Described,
  expression,
  integer,
  list,
  object,
  optional,
  required,
  text,
} from "../../../../src/language/shape/shape.ts";
import { suggest } from "../../../../src/language/suggest.ts";
import {
  type FieldSource,
  type FormField,
  fieldShape,
  planFormField,
  recordSchemaOf,
} from "./fields.ts";

const columnsSummary = "How many fields stand side by side; one on a phone.";
const parts = {
  title: required(text(), "What it is called."),
  help: optional(text(), "A sentence below its title."),
  when: optional(expression(), "Asked only while this holds; `form` holds the values so far."),
};

/** The source of a titled section of fields. */
const sectionShape = object({
  ...parts,
  columns: optional(integer(1, 4), columnsSummary),
  fields: required(list(fieldShape, 1), "The fields in it."),
});

/** The source of a step, whose fields are entered and checked before the next step. */
const stepShape = object({
  ...parts,
  fields: optional(list(fieldShape, 1), "The fields in it."),
  sections: optional(list(sectionShape, 1), "Its fields in groups, in place of `fields`."),
});

/** How a form's fields are arranged: in a row, in sections, or in steps. */
export const layoutProperties = {
  fields: optional(list(fieldShape), "The fields to enter; all of the request if left out."),
  sections: optional(list(sectionShape, 1), "The fields in titled groups, in place of `fields`."),
  steps: optional(
    list(stepShape, 1),
    "The fields in steps, each checked before the next, in place of `fields`.",
  ),
  columns: optional(integer(1, 4), columnsSummary),
};

const layoutShape = object(layoutProperties);
type LayoutSource = Described<typeof layoutShape>;
type FieldSources = readonly (FieldSource | null)[];

/** Fields under a title. */
export interface SectionPlan {
  title: TextPlan | null;
  help: TextPlan | null;
  columns: number;
  fields: readonly FormField[];
}

/** The plan of a step; a form without steps has one step without a title. */
export interface StepPlan {
  title: TextPlan | null;
  help: TextPlan | null;
  sections: readonly SectionPlan[];
}

/** The fields of a step. */
export function fieldsOfStep({ sections }: Pick<StepPlan, "sections">): FormField[] {
  return sections.flatMap(({ fields }) => fields);
}

/**
 * What planning a layout needs: `usual` are the fields of a form that names none, `bound` those
 * bound by the page.
 */
interface Arranging {
  planner: Planner;
  request: JsonSchema;
  columns: number;
  usual: FieldSources;
  bound: readonly string[];
  /** Whether the form has no first values. */
  isNew: boolean;
  /** The fields planned so far, since a form asks each field once. */
  met: Set<string>;
}

/** Plans how a form's fields are arranged; `form` is in the planner's scope. */
export function planLayout(
  planner: Planner,
  request: JsonSchema,
  source: LayoutSource,
  known: Pick<Arranging, "usual" | "bound" | "isNew">,
): StepPlan[] {
  const { at } = planner;
  const { columns = 1 } = source;
  const arranging = { ...known, planner, request, columns, met: new Set("") };
  reportSeveral(planner, source, at);
  if (!source.steps) {
    const { fields = known.usual, sections } = source;
    const plans = planParts(arranging, { fields, sections }, at, []);
    return [{ title: null, help: null, sections: plans }];
  }
  return source.steps.flatMap((step, index) => {
    if (!step) return [];
    const pointer = `${at}/steps/${index}`;
    reportSeveral(planner, step, pointer);
    if (!step.fields && !step.sections) planner.report("stepWithoutFields", pointer);
    const sections = planParts(arranging, step, pointer, conditionOf(planner, step, pointer));
    return [{ ...headOf(planner, step, pointer), sections }];
  });
}

function reportSeveral(planner: Planner, source: LayoutSource, pointer: string): void {
  const given = (["fields", "sections", "steps"] as const).filter((name) => source[name]);
  if (given.length > 1) planner.report("severalLayouts", pointer, { given: given.join(", ") });
}

function planParts(
  arranging: Arranging,
  { fields, sections }: Pick<LayoutSource, "sections"> & { fields?: FieldSources | undefined },
  pointer: string,
  outer: readonly Expression[],
): SectionPlan[] {
  const { planner, columns } = arranging;
  if (!sections) {
    const planned = planFields(arranging, fields ?? [], `${pointer}/fields`, outer);
    return [{ title: null, help: null, columns, fields: planned }];
  }
  return sections.flatMap((section, index) => {
    if (!section) return [];
    const at = `${pointer}/sections/${index}`;
    const conditions = [...outer, ...conditionOf(planner, section, at)];
    return [
      {
        ...headOf(planner, section, at),
        columns: section.columns ?? columns,
        fields: planFields(arranging, section.fields, `${at}/fields`, conditions),
      },
    ];
  });
}

function planFields(
  { planner, request, usual, bound, isNew, met }: Arranging,
  sources: FieldSources,
  pointer: string,
  outer: readonly Expression[],
): FormField[] {
  return sources.flatMap((source, index) => {
    const at = `${pointer}/${index}`;
    const own = typeof source === "string" ? source : source?.field;
    if (own !== undefined && bound.includes(own)) {
      if (sources !== usual) planner.report("boundField", at, { name: own });
      return [];
    }
    const field = source && planFormField(planner, request, source, at);
    if (!field) return [];
    if (isNew) reportUnfilled(planner, field, typeof source === "string" ? null : source, at);
    for (const name of namesOf(field)) {
      if (met.has(name)) planner.report("duplicateField", at, { name });
      met.add(name);
    }
    return [{ ...field, conditions: [...outer, ...field.conditions] }];
  });
}

/** Reports required fields that a form without first values does not ask. */
function reportUnfilled(
  planner: Planner,
  field: FormField,
  source: Exclude<FieldSource, string> | null,
  pointer: string,
): void {
  const { name, isRequired, schema, when, type } = field;
  if (isRequired && when && schema.default === undefined) {
    planner.report("requiredHidden", `${pointer}/when`, { name });
  }
  const record = type.kind === "list" ? recordSchemaOf(planner, schema) : null;
  if (!record || !source?.items?.length || source.items.length !== field.items?.length) return;
  const asked = field.items.map((item) => item.name);
  for (const lacking of (record.required ?? []).filter((other) => !asked.includes(other))) {
    const own = planner.catalogue.resolve(record.properties?.[lacking] ?? {});
    const isFilled =
      own.readOnly || isNullable(own) || own.default !== undefined || constantOf(own) !== undefined;
    if (isFilled || lacking === record["x-key"]) continue;
    planner.report("missingParameter", `${pointer}/items`, { name: lacking, operation: name });
  }
}

/** The names of the fields that a page lists, or the `usual` ones where it lists none. */
export function writtenNames(source: LayoutSource, usual: FieldSources = []): string[] {
  const parts = [source, ...(source.steps ?? [])].filter((part) => part !== null);
  const lists = parts.flatMap((part) => [
    ...(part.fields ? [part.fields] : []),
    ...(part.sections ?? []).map((section) => section?.fields ?? []),
  ]);
  const fields = lists.length === 0 && !source.steps ? usual : lists.flat();
  return fields.flatMap((field) => {
    if (typeof field === "string") return [field];
    return field ? [field.field, ...(field.to === undefined ? [] : [field.to])] : [];
  });
}

/** The fields that misspelt names most likely mean; they are not reported as missing as well. */
export function meantFields(source: LayoutSource, { properties = {} }: JsonSchema): string[] {
  const names = writtenNames(source);
  const misspelt = names.filter((name) => !Object.hasOwn(properties, name));
  if (misspelt.length === 0) return [];
  const open = Object.keys(properties).filter((name) => !names.includes(name));
  return misspelt.flatMap((name) => suggest(name, open) ?? []);
}

/** The request fields that a form field fills. */
export function namesOf({ name, to }: FormField): string[] {
  return to === null ? [name] : [name, to.name];
}

interface Head {
  title: PlanText;
  help?: PlanText;
  when?: string;
}

function headOf(planner: Planner, { title, help }: Head, pointer: string) {
  return {
    title: planText(planner, title, `${pointer}/title`),
    help: planOptionalText(planner, help, `${pointer}/help`),
  };
}

function conditionOf(planner: Planner, { when }: Head, pointer: string): Expression[] {
  const planned = planCondition(planner, when, `${pointer}/when`);
  return planned === null ? [] : [planned];
}
