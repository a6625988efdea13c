import { _, type CodeKeywordDefinition } from "ajv";

/**
 * `x-equals: "password"` on a property: its value must be that of the property beside it, as a
 * confirmed password's (specification section 5).
 */
export const equalsKeyword: CodeKeywordDefinition = {
  keyword: "x-equals",
  schemaType: "string",
  error: {
    message: "must equal another property",
    params: ({ schema, parentSchema }) =>
      _`{equals: ${schema}, format: ${String(parentSchema?.format ?? "")}}`,
  },
  code(context) {
    const other = _`${context.it.parentData}[${String(context.schema)}]`;
    context.fail(_`${context.data} !== ${other}`);
  },
};
