import { generateTemplates } from "@rjsf/antd";
import { withTheme } from "@rjsf/core";
import type { RJSFSchema } from "@rjsf/utils";
import type { FormValues } from "./form-values.ts";
import {
  FieldErrorTemplate,
  FieldHelpTemplate,
  FieldTemplate,
  ObjectFieldTemplate,
} from "./templates.tsx";

/** rjsf's form in antd's theme, with our own lighter field and column templates. */
export const ThemedForm = withTheme<FormValues, RJSFSchema>({
  templates: {
    ...generateTemplates<FormValues, RJSFSchema>(),
    FieldTemplate,
    ObjectFieldTemplate,
    FieldErrorTemplate,
    FieldHelpTemplate,
  },
});
