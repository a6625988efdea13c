import type { RJSFSchema, UiSchema } from "@rjsf/utils";
import { typesOf } from "../../../../src/catalogue/schema/json-schema.ts";
import type { WidgetView } from "../../../runtime/choose/widget-view.ts";
import type { PageHost } from "../../../runtime/page/host.ts";
import { type FormPlan, requestOf } from "../kind.ts";
import type { FormField } from "../plan/fields.ts";
import { namesOf } from "../plan/layout.ts";
import {
  type Drawing,
  drawnField,
  drawnSchema,
  isDrawnByParts,
  requiredNames,
} from "./drawn-schema.ts";
import { rjsfWidget } from "./rjsf-widget.tsx";

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
export function widgetNames(fields: readonly FormField[]): string[] {
  return fields.flatMap(({ widget, items }) => [widget, ...widgetNames(items ?? [])]);
}

/** Whether rjsf itself must find inputs for what no plan knows, as a record's free fields. */
export function hasUnplannedParts(fields: readonly FormField[]): boolean {
  return fields.some((field) => isDrawnByParts(field));
}
