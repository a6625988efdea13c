import type { RJSFSchema, WidgetProps } from "@rjsf/utils";
import { type ComponentType, type ReactNode, useContext } from "react";
import type { JsonSchema } from "../../../../src/catalogue/schema/json-schema.ts";
import type { InputPlan } from "../../../../src/language/plan/input.ts";
import { followsForm } from "../../../../src/language/plan/options.ts";
import type { WidgetView } from "../../../runtime/choose/widget-view.ts";
import { AroundFormContext, ItemContext } from "../../../runtime/draft/form-access.ts";
import { LocalsContext } from "../../../runtime/page/contexts.ts";
import { WithLocal } from "../../../runtime/page/with-local.tsx";
import type { FormValues } from "../state/form-values.ts";

/** A widget as rjsf knows it. */
export type RjsfWidget = ComponentType<WidgetProps<FormValues, RJSFSchema>>;

const made = new WeakMap<WidgetView, RjsfWidget>();

/** A widget's view as rjsf takes it; always the same one for the same view. */
export function rjsfWidget(View: WidgetView): RjsfWidget {
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
