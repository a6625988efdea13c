import Form from "@rjsf/core";
import { createSchemaUtils, type RJSFSchema, toErrorSchema, type ValidatorType } from "@rjsf/utils";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { Ajv, type AnySchema } from "ajv";
import { Ajv2020 } from "ajv/dist/2020.js";
import { renderToStaticMarkup } from "react-dom/server";
import { createFormValidator } from "../../../../renderers/blocks/form/checks/validator.ts";
import {
  FormContexts,
  plannedNames,
} from "../../../../renderers/blocks/form/draw/form-contexts.tsx";
import {
  helpOfForm,
  rjsfWidgets,
  schemaOfForm,
  uiSchemaOfForm,
  viewNames,
} from "../../../../renderers/blocks/form/draw/form-schema.tsx";
import { ThemedForm } from "../../../../renderers/blocks/form/draw/templates.tsx";
import type { DrawnForm } from "../../../../renderers/blocks/form/drawn-form.ts";
import { widgetViewsOf } from "../../../../renderers/runtime/choose/widget-views.ts";
import { createHeldValues } from "../../../../renderers/runtime/draft/held-value.ts";
import { HostContext, PageStoreContext } from "../../../../renderers/runtime/page/contexts.ts";
import { createPageStore } from "../../../../renderers/runtime/page/page-store.ts";
import type { Catalogue } from "../../../../src/catalogue/catalogue.ts";
import { operationOf } from "../../../../src/catalogue/operation-of.ts";
import { isRecord } from "../../../../src/catalogue/schema/record.ts";
import { catalogueKeywords } from "../../../../src/catalogue/validators/keywords.ts";
import { formats } from "../../../../src/language/formats.ts";
import { pageHost } from "../../../support/page-host.ts";

/** A drawn form: its initial values, its inputs, and the faults of given values. */
export interface Drawn {
  begun: unknown;
  /** The ids of the inputs, each with its label. */
  inputs: ReadonlyMap<string, string>;
  markup: string;
  faultsOf(value: unknown): string[];
}

const options = { allErrors: true, strict: false, validateSchema: false, logger: false } as const;

/** A case as rjsf draws it, with its own theme and the options of its own validator. */
export function drawnByRjsf(schema: RJSFSchema, formData: unknown): Drawn {
  const compile = (part: AnySchema) =>
    withFormats(new Ajv({ ...options, multipleOfPrecision: 8 })).compile(part);
  const compiled = new Map<string, ReturnType<typeof compile>>();
  const validator = validatorOf((part, value) => {
    const key = JSON.stringify(part);
    const known = compiled.get(key) ?? compile(part);
    compiled.set(key, known);
    return known(value);
  }, schema);
  const markup = renderToStaticMarkup(
    <Form schema={schema} formData={formData} validator={validator} />,
  );
  const validate = compile(schema);
  return {
    begun: createSchemaUtils(validator, schema).getDefaultFormState(schema, formData),
    inputs: inputsIn(markup),
    markup,
    faultsOf: (value) => faultsIn(validate, value),
  };
}

/** rjsf validates branches without the definitions that they refer to, so these are added. */
function validatorOf(
  matches: (schema: AnySchema, value: unknown) => unknown,
  root: RJSFSchema,
): ValidatorType<unknown> {
  return {
    validateFormData: () => ({ errors: [], errorSchema: toErrorSchema([]) }),
    isValid: (schema, value) =>
      matches({ definitions: root.definitions, $defs: root.$defs, ...schema }, value) === true,
    rawValidation: () => ({ errors: [] }),
  };
}

/** The same case as the form kind draws and validates it. */
export async function drawnByForm(
  plan: DrawnForm,
  catalogue: Catalogue,
  formData: unknown,
): Promise<Drawn> {
  const host = { ...pageHost("en"), catalogue };
  const views = await widgetViewsOf(viewNames(plan)).load();
  const schema = schemaOfForm(plan, host, true);
  const validator = createFormValidator(() => []);
  const utils = createSchemaUtils(validator, schema);
  const begun = utils.getDefaultFormState(schema, isRecord(formData) ? formData : undefined);
  const [step] = plan.steps;
  if (!step) throw new Error("A form has one step at least.");
  const planned = plannedNames(plan);
  const markup = renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <HostContext value={host}>
        <PageStoreContext value={createPageStore()}>
          <FormContexts
            around={{}}
            locals={{ form: begun }}
            held={createHeldValues(() => {})}
            layout={{ step, shown: planned, planned }}
            access={{ values: isRecord(begun) ? begun : {}, set: () => {} }}
            checks={{ pending: new Set(), refused: new Set() }}
            refuse={() => {}}
          >
            <ThemedForm
              schema={schema}
              uiSchema={uiSchemaOfForm(plan, views, helpOfForm(plan, host, true), null)}
              widgets={rjsfWidgets(views)}
              validator={validator}
              initialFormData={isRecord(begun) ? begun : {}}
            />
          </FormContexts>
        </PageStoreContext>
      </HostContext>
    </QueryClientProvider>,
  );
  const ajv = withFormats(new Ajv2020(options));
  for (const keyword of catalogueKeywords) ajv.addKeyword(keyword);
  for (const [name, document] of catalogue.documents) ajv.addSchema(document, name);
  const validate = ajv.compile(operationOf(catalogue, plan.submit).request);
  return {
    begun,
    markup,
    inputs: inputsIn(markup),
    faultsOf: (value) => faultsIn(validate, value),
  };
}

function withFormats<Validator extends Ajv | Ajv2020>(ajv: Validator): Validator {
  for (const [name, accepts] of Object.entries(formats)) ajv.addFormat(name, accepts);
  return ajv;
}

interface Validate {
  (value: unknown): unknown;
  errors?:
    | readonly { instancePath: string; keyword: string; params: Record<string, unknown> }[]
    | null;
}

function faultsIn(validate: Validate, value: unknown): string[] {
  if (validate(value) === true) return [];
  const faults = (validate.errors ?? []).map(({ instancePath, keyword, params }) => {
    const missing = keyword === "required" ? `/${params.missingProperty}` : "";
    // The keyword `dependencies` of draft 7 has other names in 2020-12.
    const name = keyword === "dependencies" ? "dependentRequired" : keyword;
    return `${instancePath}${missing} ${name}`;
  });
  return [...new Set(faults)].sort();
}

/**
 * The ids of the inputs in a form's markup, each with its label; for radio buttons, that of their
 * group.
 */
function inputsIn(markup: string): Map<string, string> {
  const labels = new Map(
    [...markup.matchAll(/<label[^>]*\bfor="(root[^"]*)"[^>]*>(.*?)<\/label>/g)].map(
      ([, id = "", text = ""]) => [id, text.replace(/<[^>]*>|\*/g, "").trim()],
    ),
  );
  const inputs = new Map<string, string>();
  for (const [tag] of markup.matchAll(/<(?:input|select|textarea|button)\b[^>]*>/g)) {
    const id = /\bid="(root[^"]*)"/.exec(tag)?.[1]?.replace(/-\d+$/, "");
    const isPart = id === undefined || /__(?!oneof_select|anyof_select)/.test(id);
    if (!isPart) inputs.set(id, labels.get(id) ?? "");
  }
  return inputs;
}
