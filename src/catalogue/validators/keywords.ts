import { _, type CodeKeywordDefinition, type Options } from "ajv";
import { byteLength } from "./validator-runtime.ts";

/** What holds wherever Ajv reads the catalogue's schemas: all faults are told, not only the first. */
export const catalogueOptions = {
  allErrors: true,
  strict: false,
  validateSchema: false,
  // In binary fractions, 4.64 is no multiple of 0.01.
  multipleOfPrecision: 9,
} satisfies Options;

/**
 * The keyword `x-equals: "password"` of a property: its value must equal that of the sibling
 * property, as for a confirmed password (specification section 5).
 */
const equalsKeyword: CodeKeywordDefinition = {
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

/**
 * The keywords `x-bytes-under: 20` and `x-bytes-over: 3` of a text: they bound its length in bytes,
 * where a character outside ASCII counts as two (specification section 5).
 */
function byteLengthKeyword(keyword: string, side: "under" | "over"): CodeKeywordDefinition {
  return {
    keyword,
    type: "string",
    schemaType: "number",
    error: {
      message: `must have a byte length ${side} the bound`,
      params: ({ schema }) => _`{limit: ${schema}}`,
    },
    code(context) {
      // In precompiled code this name refers to the function that the module imports.
      const length = context.gen.scopeValue("func", { ref: byteLength, code: _`byteLength` });
      const bytes = _`${length}(${context.data})`;
      const bound = Number(context.schema);
      context.pass(side === "under" ? _`${bytes} < ${bound}` : _`${bytes} > ${bound}`);
    },
  };
}

/** The catalogue's keywords that JSON Schema does not have. */
export const catalogueKeywords: readonly CodeKeywordDefinition[] = [
  equalsKeyword,
  byteLengthKeyword("x-bytes-under", "under"),
  byteLengthKeyword("x-bytes-over", "over"),
];
