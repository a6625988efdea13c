import { useMemo } from "react";
import { useLate } from "../../../../src/ui/late/late.ts";
import type { WidgetView } from "../../../runtime/choose/widget-view.ts";
import { widgetViewsOf } from "../../../runtime/choose/widget-views.ts";
import { useHost } from "../../../runtime/page/contexts.ts";
import type { PageHost } from "../../../runtime/page/host.ts";
import {
  type RequestValidator,
  requestValidator,
} from "../../../runtime/read/request-validator.ts";
import type { DrawnForm } from "../drawn-form.ts";
import { viewNames } from "./form-schema.tsx";

/** The code that a form is drawn with beside its own. */
export interface FormCode {
  views: ReadonlyMap<string, WidgetView>;
  validate: RequestValidator;
}

/** The code of a form, by what is to be loaded. */
export function codeOfForm(plan: DrawnForm, { catalogue }: Pick<PageHost, "catalogue">) {
  return {
    views: widgetViewsOf(viewNames(plan)),
    validate: requestValidator(plan.submit.operation, catalogue),
  };
}

/** The code of a form, and `null` until it is loaded. */
export function useFormCode(plan: DrawnForm): FormCode | null {
  const code = codeOfForm(plan, useHost());
  const views = useLate(code.views);
  const validate = useLate(code.validate);
  return useMemo(() => views && validate && { views, validate }, [views, validate]);
}
