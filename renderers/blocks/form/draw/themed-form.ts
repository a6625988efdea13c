import { generateTemplates } from "@rjsf/antd";
import { withTheme } from "@rjsf/core";
import type { RJSFSchema } from "@rjsf/utils";
import type { FormValues } from "../state/form-values.ts";
import { ObjectFieldTemplate } from "./object-template.tsx";
import { ArrayFieldItemTemplate } from "./row-template.tsx";
import { ArrayFieldTemplate } from "./rows-template.tsx";
import { FieldErrorTemplate, FieldHelpTemplate, FieldTemplate } from "./templates.tsx";

/** rjsf's form in antd's theme, with our own lighter templates of fields, records and lists. */
export const ThemedForm = withTheme<FormValues, RJSFSchema>({
  templates: {
    ...generateTemplates<FormValues, RJSFSchema>(),
    FieldTemplate,
    ObjectFieldTemplate,
    ArrayFieldTemplate,
    ArrayFieldItemTemplate,
    FieldErrorTemplate,
    FieldHelpTemplate,
  },
});
