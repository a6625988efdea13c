import type { RJSFSchema, WidgetProps } from "@rjsf/utils";
import type { ComponentType } from "react";
import type { JsonSchema } from "../../../src/catalogue/json-schema.ts";
import type { InputPlan } from "../../../src/language/plan/input.ts";
import type { WidgetView } from "../../runtime/widget-view.ts";
import type { FormValues } from "./form-values.ts";

type RjsfWidget = ComponentType<WidgetProps<FormValues, RJSFSchema>>;

const made = new WeakMap<WidgetView, RjsfWidget>();

/** A widget's view as rjsf takes it; always the same one for the same view. */
export function rjsfWidget(View: WidgetView): RjsfWidget {
  const known = made.get(View);
  if (known) return known;
  const widget: RjsfWidget = ({ schema, options, ...props }) =>
    isJsonSchema(schema) ? (
      <View {...props} schema={schema} options={isPlanned(options) ? options : {}} />
    ) : null;
  made.set(View, widget);
  return widget;
}

/** Fields within fields have no plan of their own. */
function isPlanned(options: object): options is { input?: InputPlan } {
  return "input" in options;
}

/** What rjsf hands on is what `schemaOfForm` gave it. */
function isJsonSchema(schema: object): schema is JsonSchema {
  return !Array.isArray(schema);
}
