import { _, type CodeKeywordDefinition } from "ajv";
import { byteLength } from "./validator-runtime.ts";

/**
 * `x-equals: "password"` on a property: its value must be that of the property beside it, as a
 * confirmed password's (specification section 5).
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
 * `x-bytes-under: 20` and `x-bytes-over: 3` on a text: its length in bytes, a character outside
 * ASCII counted as two, lies under or over the bound (specification section 5).
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
      // In code compiled ahead the name stands for the one that the module imports.
      const length = context.gen.scopeValue("func", { ref: byteLength, code: _`byteLength` });
      const bytes = _`${length}(${context.data})`;
      const bound = Number(context.schema);
      context.pass(side === "under" ? _`${bytes} < ${bound}` : _`${bytes} > ${bound}`);
    },
  };
}

/** The keywords by which schemas of the catalogue ask for more than JSON Schema knows. */
export const catalogueKeywords: readonly CodeKeywordDefinition[] = [
  equalsKeyword,
  byteLengthKeyword("x-bytes-under", "under"),
  byteLengthKeyword("x-bytes-over", "over"),
];
