import { _, type Options } from "ajv";
import { Ajv2020 } from "ajv/dist/2020.js";
import standaloneCode from "ajv/dist/standalone/index.js";
import type { Catalogue } from "../catalogue.ts";
import { catalogueKeywords, catalogueOptions } from "./keywords.ts";

/** The modules that the generated code imports at run time. */
export interface ValidatorImports {
  /** The module that exports `formats`, the predicates of the named formats. */
  formats: string;
  /** The module that exports `equal` and `ucs2length`, in place of Ajv's own, and `byteLength`. */
  runtime: string;
}

const options: Options = {
  ...catalogueOptions,
  messages: false,
  code: { esm: true, source: true, formats: _`formats` },
};

/**
 * An ES module that exports `validators`: one function for each operation's request, by operation
 * id, compiled ahead so that the browser needs no `eval` (architecture, law 4).
 */
export function requestValidatorsCode(
  catalogue: Catalogue,
  formatNames: readonly string[],
  imports: ValidatorImports,
): string {
  const ajv = new Ajv2020(options);
  for (const keyword of catalogueKeywords) ajv.addKeyword(keyword);
  // The format `password` states how a text is entered and does not restrict its value.
  ajv.addFormat("password", true);
  for (const name of formatNames) ajv.addFormat(name, () => true);
  for (const [name, document] of catalogue.documents) ajv.addSchema(document, name);
  const ids = [...catalogue.operations.keys()];
  const names = Object.fromEntries(ids.map((id, index) => [`validate_${index}`, id]));
  for (const operation of catalogue.operations.values()) {
    ajv.addSchema(operation.request, operation.id);
  }
  return [
    `import { formats } from ${JSON.stringify(imports.formats)};`,
    `import { byteLength, equal, ucs2length } from ${JSON.stringify(imports.runtime)};`,
    withoutRequire(standaloneCode(ajv, names)),
    "export const validators = {",
    ...ids.map((id, index) => `  ${JSON.stringify(id)}: validate_${index},`),
    "};",
  ].join("\n");
}

/** Ajv reaches its helpers by `require`, which neither browsers nor ES modules have. */
function withoutRequire(code: string): string {
  return code.replace(/require\("ajv\/dist\/runtime\/(equal|ucs2length)"\)\.default/g, "$1");
}
