import type { RJSFSchema, UiSchema } from "@rjsf/utils";
import { use, useContext, useMemo } from "react";
import type { WidgetView } from "../../../runtime/choose/widget-view.ts";
import { loadWidgetViews } from "../../../runtime/choose/widget-views.ts";
import { BlockFrameContext, useHost } from "../../../runtime/page/contexts.ts";
import type { FormPlan } from "../kind.ts";
import { defaultBehaviour } from "../state/use-form-request.ts";
import { hasUnplannedParts, schemaOfForm, uiSchemaOfForm, widgetNames } from "./form-schema.ts";
import { type RjsfWidget, rjsfWidget } from "./rjsf-widget.tsx";

/** What rjsf draws of a form, and with what. */
export interface FormDrawing {
  schema: RJSFSchema;
  uiSchema: UiSchema;
  widgets: Readonly<Record<string, RjsfWidget>>;
  experimental_defaultFormStateBehavior: ReturnType<typeof defaultBehaviour>;
}

/** What rjsf draws of a plan; of a new record with its defaults. */
export function useFormDrawing(plan: FormPlan, isNew: boolean): FormDrawing {
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
