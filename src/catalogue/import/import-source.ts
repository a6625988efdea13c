import { readJson } from "../schema/json-text.ts";
import { ImportFaults } from "./import-fault.ts";
import { type ImportedService, importOpenApi } from "./import-open-api.ts";
import type { ImportOptions } from "./options.ts";

/** The same of the text of a document; one that is no JSON is a fault of its own. */
export function importSource(source: string, options: ImportOptions): ImportedService {
  // Some editors put a mark before the first character.
  const document = readJson(source.replace(/^\ufeff/, ""));
  if ("value" in document) return importOpenApi(document.value, options);
  const faults = new ImportFaults();
  faults.report("notJson", "", { reason: document.reason });
  return { document: null, address: null, faults: faults.finished() };
}
