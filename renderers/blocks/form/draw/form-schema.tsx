import type { RJSFSchema, UiSchema, WidgetProps } from "@rjsf/utils";
import { type ComponentType, type ReactNode, useContext, useMemo } from "react";
import { operationOf } from "../../../../src/catalogue/operation-of.ts";
import { type JsonSchema, typesOf } from "../../../../src/catalogue/schema/json-schema.ts";
import type { InputPlan } from "../../../../src/language/plan/input.ts";
import { followsForm } from "../../../../src/language/plan/options.ts";
import type { WidgetView } from "../../../runtime/choose/widget-view.ts";
import { AroundFormContext, ItemContext } from "../../../runtime/draft/form-access.ts";
import { BlockFrameContext, LocalsContext, useHost } from "../../../runtime/page/contexts.ts";
import { WithLocal } from "../../../runtime/page/with-local.tsx";
import type { DrawnForm } from "../drawn-form.ts";
import { requestOf } from "../kind.ts";
import type { FormField } from "../plan/fields.ts";
import { namesOf } from "../plan/layout.ts";
import type { FormValues } from "../state/form-values.ts";
import { defaultBehaviour } from "../state/use-form-request.ts";
import {
  type Drawing,
  drawnField,
  drawnSchema,
  isDrawnByParts,
  isMarkedRequired,
  requiredNames,
} from "./drawn-schema.ts";

/**
 * The schema that rjsf draws, with labels and resolved references. Only a new record has defaults.
 */
export function schemaOfForm(plan: DrawnForm, drawing: Drawing, isNew: boolean): RJSFSchema {
  const { properties: _, ...own } = requestOf(drawing.catalogue, plan.submit);
  const {
    title: _title,
    description: _description,
    default: _default,
    ...root
  } = drawnSchema(drawing, own, 0, false);
  const drawn = plan.fields.flatMap((field) => {
    const entries: [string, unknown][] = [[field.name, drawnField(drawing, field, isNew)]];
    // The end of a range is entered with its start; it is listed here so that its value is kept.
    if (field.to) entries.push([field.to.name, drawnSchema(drawing, field.to.schema)]);
    return entries;
  });
  // The schema is copied as plain data, since rjsf keeps and compares it.
  const asked = plan.fields.filter(({ conditions }) => conditions.length === 0);
  const properties = Object.fromEntries(drawn);
  const schema = { ...root, type: "object", properties, required: requiredNames(asked) };
  return JSON.parse(JSON.stringify(schema));
}

/** The text below a field's input. */
type HelpOf = (input: FormField) => string;

/**
 * The help that the page gives to a field. What no read tells is erased where the record is replaced
 * without it, so a field of a saved record says so.
 */
export function helpOfForm({ submit }: DrawnForm, drawing: Drawing, isNew: boolean): HelpOf {
  const { catalogue, text } = drawing;
  const isErased = !isNew && operationOf(catalogue, submit).isReplacing;
  return ({ help, schema: { writeOnly }, isRequired }) => {
    const isUntold = isErased && writeOnly === true && !isRequired;
    return [help && text(help), isUntold && text("form.untold")].filter(Boolean).join(" ");
  };
}

/** The rjsf UI schema: each field's widget, which finds its plan among its options. */
export function uiSchemaOfForm(
  plan: DrawnForm,
  views: ReadonlyMap<string, WidgetView>,
  helpOf: HelpOf,
  focused: string | null,
): UiSchema {
  const ui = uiSchemaOfFields(plan.fields, views, helpOf);
  if (focused !== null) ui[focused] = { ...ui[focused], "ui:autofocus": true };
  return { ...ui, "ui:order": [...plan.fields.flatMap(namesOf), "*"] };
}

function uiSchemaOfFields(
  fields: readonly FormField[],
  views: ReadonlyMap<string, WidgetView>,
  helpOf: HelpOf,
): UiSchema {
  const entries = fields.map((input) => [input.name, uiSchemaOfField(input, views, helpOf)]);
  return { "ui:order": [...fields.map(({ name }) => name), "*"], ...Object.fromEntries(entries) };
}

function uiSchemaOfField(
  input: FormField,
  views: ReadonlyMap<string, WidgetView>,
  helpOf: HelpOf,
): UiSchema {
  const own: UiSchema = { "ui:options": { input, action: input.action } };
  const help = helpOf(input);
  if (help !== "") own["ui:help"] = help;
  const view = views.get(input.widget);
  if (view && !isDrawnByParts(input)) own["ui:widget"] = rjsfWidget(view);
  if (input.items === null) return own;
  const inner = uiSchemaOfFields(input.items, views, helpOf);
  return typesOf(input.schema)[0] === "array" ? { ...own, items: inner } : { ...own, ...inner };
}

/** The widgets of the fields and of those within them. */
function widgetNames(fields: readonly FormField[]): string[] {
  return fields.flatMap(({ widget, items }) => [widget, ...widgetNames(items ?? [])]);
}

/** Whether rjsf must choose inputs itself for unplanned parts, such as a record's free fields. */
function hasUnplannedParts(fields: readonly FormField[]): boolean {
  return fields.some((field) => isDrawnByParts(field));
}

/** The schemas that rjsf draws for a plan; those of a new record have defaults. */
export function useFormDrawing(
  plan: DrawnForm,
  views: ReadonlyMap<string, WidgetView>,
  isNew: boolean,
) {
  const { catalogue, text } = useHost();
  const frame = useContext(BlockFrameContext);
  const first = plan.steps[0]?.sections[0]?.fields[0]?.name ?? null;
  const focused = frame.isDialog && hasKeyboard() ? first : null;
  return useMemo(() => {
    const drawing = { catalogue, text };
    return {
      schema: schemaOfForm(plan, drawing, isNew),
      uiSchema: uiSchemaOfForm(plan, views, helpOfForm(plan, drawing, isNew), focused),
      widgets: rjsfWidgets(views),
      experimental_defaultFormStateBehavior: defaultBehaviour(isNew),
    };
  }, [plan, catalogue, text, isNew, views, focused]);
}

/** The names of the widgets that a form needs, for planned fields and for unplanned parts. */
export function viewNames({ fields }: DrawnForm): string[] {
  const own = widgetNames(fields);
  return hasUnplannedParts(fields) ? [...own, ...Object.values(rjsfNames)] : own;
}

/** Our widgets under the names that rjsf uses for unplanned parts. */
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

/** Our widget views as rjsf widgets. */
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

/** Wraps a widget view for rjsf; the same view always gives the same component. */
function rjsfWidget(View: WidgetView): RjsfWidget {
  const known = made.get(View);
  if (known) return known;
  const widget: RjsfWidget = ({ schema: own, options, ...props }) => {
    const schema = isKindChoice(props.name) ? kindsSchema(options.enumOptions) : own;
    return isJsonSchema(schema) ? (
      <Within options={isPlanned(options) ? options : {}}>
        {schema !== own && <KindLabel htmlFor={props.id} of={props.label} />}
        <View
          {...props}
          required={isMarkedRequired(props.required, schema)}
          schema={schema}
          options={isPlanned(options) ? options : {}}
        />
      </Within>
    ) : null;
  };
  made.set(View, widget);
  return widget;
}

/** The label of the choice of a kind, which stands below the label of the field itself. */
function KindLabel({ htmlFor, of }: { htmlFor: string; of: string }) {
  const { text } = useHost();
  return (
    <label className="sw-unseen" htmlFor={htmlFor}>
      {text("form.kindOf", { name: of })}
    </label>
  );
}

/** Whether rjsf asks for the kind of a value, which it offers beside a schema without choices. */
const isKindChoice = (name: string) => /__(one|any)of_select$/.test(name);

const kindsSchema = (kinds: WidgetProps["options"]["enumOptions"] = []) => ({
  type: "number" as const,
  oneOf: kinds.map(({ value, label }) => ({ const: value, title: label })),
});

interface WithinProps {
  options: { input?: InputPlan };
  children: ReactNode;
}

/**
 * Options that depend on no other field ignore the form's values, and so are not redrawn with them.
 */
function Within({ options, children }: WithinProps) {
  const around = useContext(AroundFormContext);
  const { options: from, only } = options.input ?? {};
  if (from?.followsForm === true || (only && followsForm(only)))
    return <WithItem>{children}</WithItem>;
  if (around === null) return children;
  return <LocalsContext value={around}>{children}</LocalsContext>;
}

/** Options that depend on other fields also see those of their own record. */
function WithItem({ children }: { children: ReactNode }) {
  return (
    <WithLocal name="item" value={useContext(ItemContext)}>
      {children}
    </WithLocal>
  );
}

/** Free fields of an open record have no plan. */
function isPlanned(options: object): options is { input?: InputPlan } {
  return "input" in options;
}

/** rjsf passes back exactly the schema that `schemaOfForm` made. */
function isJsonSchema(schema: object): schema is JsonSchema {
  return !Array.isArray(schema);
}
