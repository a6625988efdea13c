import { type DrawnForm, drawnForm } from "../../../../renderers/blocks/form/drawn-form.ts";
import type { FormPlan } from "../../../../renderers/blocks/form/kind.ts";
import { createCatalogue } from "../../../../src/catalogue/catalogue.ts";
import type { JsonSchema } from "../../../../src/catalogue/schema/json-schema.ts";
import type { BlockPlan } from "../../../../src/language/block.ts";
import { compileFor } from "../../../support/shipped-environment.ts";

/**
 * A catalogue with the operation `thing.save` that takes the given request, and with further
 * operations.
 */
export function catalogueOf(
  request: JsonSchema,
  schemas: Record<string, JsonSchema> = {},
  method: "post" | "put" = "post",
) {
  return createCatalogue([
    {
      openapi: "3.1.0",
      info: { title: "Things", version: "1" },
      "x-service": {
        name: "things",
        envelope: { code: "/code", data: "/data", messages: [], success: [{ from: 0, to: 0 }] },
      },
      components: { schemas },
      paths: {
        "/thing/save": {
          [method]: {
            operationId: "thing.save",
            requestBody: { content: { "application/json": { schema: request } } },
          },
        },
      },
    },
  ]);
}

/**
 * A form for `thing.save`, as its view draws it.
 * @throws Error with the problems' codes if the source has any.
 */
export function formOf(
  request: JsonSchema,
  source: Record<string, unknown> = {},
  catalogue = catalogueOf(request),
): DrawnForm {
  const body = { kind: "form", submit: "thing.save", ...source };
  const { plan, problems } = compileFor(catalogue, { title: "Test", body });
  const codes = problems.map(({ code, pointer }) => `${code} ${pointer}`);
  if (!plan || !isForm(plan.body)) throw new Error(codes.join(", "));
  return drawnForm(plan.body);
}

function isForm(plan: BlockPlan): plan is FormPlan {
  return plan.kind === "form";
}
