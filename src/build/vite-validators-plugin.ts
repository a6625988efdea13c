import { readdirSync, readFileSync } from "node:fs";
import { join, sep } from "node:path";
import type { Plugin } from "vite";
import { createCatalogue } from "../catalogue/catalogue.ts";
import type { OpenApiDocument } from "../catalogue/openapi.ts";
import {
  requestValidatorsCode,
  type ValidatorImports,
} from "../catalogue/validators/request-validators.ts";

const name = "virtual:request-validators";
const resolvedName = `\0${name}`;

/**
 * Provides the module `virtual:request-validators` with a validator for each operation's request,
 * compiled from `schemas/catalogue/` in advance, and again when a document there changes.
 */
export function requestValidators(
  root: string,
  formatNames: readonly string[],
  imports: ValidatorImports,
): Plugin {
  const folder = join(root, "schemas/catalogue");
  return {
    name: "request-validators",
    resolveId: (source) => (source === name ? resolvedName : null),
    load(id) {
      if (id !== resolvedName) return null;
      const files = readdirSync(folder).filter((file) => file.endsWith(".json"));
      for (const file of files) this.addWatchFile(join(folder, file));
      const documents = files.map((file) => readDocument(join(folder, file)));
      return requestValidatorsCode(createCatalogue(documents), formatNames, imports);
    },
    hotUpdate({ file, modules }) {
      if (!file.split("/").join(sep).startsWith(folder)) return undefined;
      const module = this.environment.moduleGraph.getModuleById(resolvedName);
      return module ? [...modules, module] : undefined;
    },
  };
}

function readDocument(path: string): OpenApiDocument {
  return JSON.parse(readFileSync(path, "utf8"));
}
