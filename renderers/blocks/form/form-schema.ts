import type { RJSFSchema, UiSchema } from "@rjsf/utils";
import type { Catalogue } from "../../../src/catalogue/catalogue.ts";
import { type JsonSchema, typesOf } from "../../../src/catalogue/json-schema.ts";
import type { InputPlan } from "../../../src/language/plan/input.ts";
import type { WidgetView } from "../../runtime/widget-view.ts";
import type { FormPlan } from "./kind.ts";
import { rjsfWidget } from "./rjsf-widget.tsx";

/** The schema that rjsf draws: each field with its label, references in place, no defaults. */
export function schemaOfForm(plan: FormPlan, catalogue: Catalogue): RJSFSchema {
  const properties = plan.fields.map(({ name, label, schema }) => {
    const { default: _default, description: _description, ...own } = inlined(catalogue, schema);
    return [name, { ...own, title: label }];
  });
  const schema = {
    ...plan.schema,
    properties: Object.fromEntries(properties),
    required: plan.fields.filter(({ isRequired }) => isRequired).map(({ name }) => name),
  };
  // Plain data, as both sides mean it, and a copy that rjsf may keep.
  return JSON.parse(JSON.stringify(schema));
}

/** How deep a schema that contains itself is drawn. */
const deepest = 8;

function inlined(catalogue: Catalogue, source: JsonSchema, depth = 0): JsonSchema {
  const schema = { ...catalogue.resolve(source) };
  if (depth > deepest) return { type: schema.type, title: schema.title };
  if (schema.items) schema.items = inlined(catalogue, schema.items, depth + 1);
  if (schema.properties) {
    const properties = Object.entries(schema.properties);
    schema.properties = Object.fromEntries(
      properties.map(([name, property]) => [name, inlined(catalogue, property, depth + 1)]),
    );
  }
  return schema;
}

/** How rjsf enters each field: the planned widget, which finds its plan among its options. */
export function uiSchemaOfForm(
  plan: FormPlan,
  views: ReadonlyMap<string, WidgetView>,
  focused: string | null,
): UiSchema {
  const fields = plan.fields.map((input) => {
    const own: UiSchema = { "ui:options": { input, action: input.action } };
    if (input.help !== null) own["ui:help"] = input.help;
    if (input.name === focused) own["ui:autofocus"] = true;
    const view = views.get(input.widget);
    if (view && !hasOwnFields(input)) own["ui:widget"] = rjsfWidget(view);
    return [input.name, own];
  });
  return {
    "ui:order": [...plan.fields.map(({ name }) => name), "*"],
    ...Object.fromEntries(fields),
  };
}

/** Whether a field is a record or a list of records, whose own fields rjsf draws. */
export function hasOwnFields({ schema }: InputPlan): boolean {
  const type = typesOf(schema)[0];
  if (type === "object") return true;
  return type === "array" && typesOf(schema.items ?? {})[0] === "object";
}
