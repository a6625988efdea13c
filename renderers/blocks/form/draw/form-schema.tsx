import type { RJSFSchema, UiSchema, WidgetProps } from "@rjsf/utils";
import { type ComponentType, type ReactNode, use, useContext, useMemo } from "react";
import { type JsonSchema, typesOf } from "../../../../src/catalogue/schema/json-schema.ts";
import type { InputPlan } from "../../../../src/language/plan/input.ts";
import { followsForm } from "../../../../src/language/plan/options.ts";
import type { WidgetView } from "../../../runtime/choose/widget-view.ts";
import { loadWidgetViews } from "../../../runtime/choose/widget-views.ts";
import { AroundFormContext, ItemContext } from "../../../runtime/draft/form-access.ts";
import { BlockFrameContext, LocalsContext, useHost } from "../../../runtime/page/contexts.ts";
import type { PageHost } from "../../../runtime/page/host.ts";
import { WithLocal } from "../../../runtime/page/with-local.tsx";
import { type FormPlan, requestOf } from "../kind.ts";
import type { FormField } from "../plan/fields.ts";
import { namesOf } from "../plan/layout.ts";
import type { FormValues } from "../state/form-values.ts";
import { defaultBehaviour } from "../state/use-form-request.ts";
import {
  type Drawing,
  drawnField,
  drawnSchema,
  isDrawnByParts,
  requiredNames,
} from "./drawn-schema.ts";

/**
 * The schema that rjsf draws: each field with its label, and references in place. Only a new record
 * has defaults: one that is changed holds what it holds.
 */
export function schemaOfForm(plan: FormPlan, drawing: Drawing, isNew: boolean): RJSFSchema {
  const { properties: _, ...own } = requestOf(drawing.catalogue, plan.submit);
  const {
    title: _title,
    description: _description,
    default: _default,
    ...root
  } = drawnSchema(drawing, own);
  const drawn = plan.fields.flatMap((field) => {
    const entries: [string, unknown][] = [[field.name, drawnField(drawing, field, isNew)]];
    // Entered with the start of its range, the end is here so that its value is kept.
    if (field.to) entries.push([field.to.name, drawnSchema(drawing, field.to.schema)]);
    return entries;
  });
  // Plain data, as both sides mean it, and a copy that rjsf may keep.
  const asked = plan.fields.filter(({ conditions }) => conditions.length === 0);
  const properties = Object.fromEntries(drawn);
  const schema = { ...root, type: "object", properties, required: requiredNames(asked) };
  return JSON.parse(JSON.stringify(schema));
}

/** How rjsf enters each field: the planned widget, which finds its plan among its options. */
export function uiSchemaOfForm(
  plan: FormPlan,
  views: ReadonlyMap<string, WidgetView>,
  text: PageHost["text"],
  focused: string | null,
): UiSchema {
  const ui = uiSchemaOfFields(plan.fields, views, text);
  if (focused !== null) ui[focused] = { ...ui[focused], "ui:autofocus": true };
  return { ...ui, "ui:order": [...plan.fields.flatMap(namesOf), "*"] };
}

function uiSchemaOfFields(
  fields: readonly FormField[],
  views: ReadonlyMap<string, WidgetView>,
  text: PageHost["text"],
): UiSchema {
  const entries = fields.map((input) => [input.name, uiSchemaOfField(input, views, text)]);
  return { "ui:order": [...fields.map(({ name }) => name), "*"], ...Object.fromEntries(entries) };
}

function uiSchemaOfField(
  input: FormField,
  views: ReadonlyMap<string, WidgetView>,
  text: PageHost["text"],
): UiSchema {
  const own: UiSchema = { "ui:options": { input, action: input.action } };
  if (input.help !== null) own["ui:help"] = text(input.help);
  const view = views.get(input.widget);
  if (view && !isDrawnByParts(input)) own["ui:widget"] = rjsfWidget(view);
  if (input.items === null) return own;
  const inner = uiSchemaOfFields(input.items, views, text);
  return typesOf(input.schema)[0] === "array" ? { ...own, items: inner } : { ...own, ...inner };
}

/** The widgets of the fields and of those within them. */
function widgetNames(fields: readonly FormField[]): string[] {
  return fields.flatMap(({ widget, items }) => [widget, ...widgetNames(items ?? [])]);
}

/** Whether rjsf itself must find inputs for what no plan knows, as a record's free fields. */
function hasUnplannedParts(fields: readonly FormField[]): boolean {
  return fields.some((field) => isDrawnByParts(field));
}

/** What rjsf draws of a plan; of a new record with its defaults. */
export function useFormDrawing(plan: FormPlan, isNew: boolean) {
  const { catalogue, text } = useHost();
  const frame = useContext(BlockFrameContext);
  const views = use(loadWidgetViews(viewNames(plan)));
  const first = plan.steps[0]?.sections[0]?.fields[0]?.name ?? null;
  const focused = frame.isDialog && hasKeyboard() ? first : null;
  return useMemo(
    () => ({
      schema: schemaOfForm(plan, { catalogue, text }, isNew),
      uiSchema: uiSchemaOfForm(plan, views, text, focused),
      widgets: rjsfWidgets(views),
      experimental_defaultFormStateBehavior: defaultBehaviour(isNew),
    }),
    [plan, catalogue, text, isNew, views, focused],
  );
}

/** The widgets that a form needs: those planned, and those of parts that no plan knows. */
export function viewNames({ fields }: FormPlan): string[] {
  const own = widgetNames(fields);
  return hasUnplannedParts(fields) ? [...own, ...Object.values(rjsfNames)] : own;
}

/** Our widgets by the names under which rjsf looks for those of parts that no plan knows. */
const rjsfNames: Readonly<Record<string, string>> = {
  TextWidget: "text",
  EmailWidget: "text",
  URLWidget: "text",
  TextareaWidget: "textarea",
  PasswordWidget: "password",
  UpDownWidget: "number",
  CheckboxWidget: "switch",
  RadioWidget: "radio",
  SelectWidget: "select",
  CheckboxesWidget: "select",
  DateWidget: "date",
  TimeWidget: "time",
  DateTimeWidget: "dateTime",
};

/** Our views as rjsf's widgets. */
export function rjsfWidgets(
  views: ReadonlyMap<string, WidgetView>,
): Readonly<Record<string, RjsfWidget>> {
  const known = Object.entries(rjsfNames).flatMap(([name, own]) => {
    const view = views.get(own);
    return view ? [[name, rjsfWidget(view)] as const] : [];
  });
  return Object.fromEntries(known);
}

function hasKeyboard(): boolean {
  return window.matchMedia("(pointer: fine)").matches;
}

/** A widget as rjsf knows it. */
type RjsfWidget = ComponentType<WidgetProps<FormValues, RJSFSchema>>;

const made = new WeakMap<WidgetView, RjsfWidget>();

/** A widget's view as rjsf takes it; always the same one for the same view. */
function rjsfWidget(View: WidgetView): RjsfWidget {
  const known = made.get(View);
  if (known) return known;
  const widget: RjsfWidget = ({ schema, options, ...props }) =>
    isJsonSchema(schema) ? (
      <Within options={isPlanned(options) ? options : {}}>
        <View {...props} schema={schema} options={isPlanned(options) ? options : {}} />
      </Within>
    ) : null;
  made.set(View, widget);
  return widget;
}

interface WithinProps {
  options: { input?: InputPlan };
  children: ReactNode;
}

/** Options that follow no other field see nothing of the form, and stay when that changes. */
function Within({ options, children }: WithinProps) {
  const around = useContext(AroundFormContext);
  const { options: from, only } = options.input ?? {};
  if (from?.followsForm === true || (only && followsForm(only)))
    return <WithItem>{children}</WithItem>;
  if (around === null) return children;
  return <LocalsContext value={around}>{children}</LocalsContext>;
}

/** Options that follow other fields see those of their own record apart. */
function WithItem({ children }: { children: ReactNode }) {
  return (
    <WithLocal name="item" value={useContext(ItemContext)}>
      {children}
    </WithLocal>
  );
}

/** Fields within fields have no plan of their own. */
function isPlanned(options: object): options is { input?: InputPlan } {
  return "input" in options;
}

/** What rjsf hands on is what `schemaOfForm` gave it. */
function isJsonSchema(schema: object): schema is JsonSchema {
  return !Array.isArray(schema);
}
