import { ImportFaults } from "./import-fault.ts";
import { type ImportedService, importOpenApi } from "./import-open-api.ts";
import type { ImportOptions } from "./options.ts";

/** The same of the text of a document; one that is no JSON is a fault of its own. */
export function importSource(source: string, options: ImportOptions): ImportedService {
  const document = parsed(source);
  if ("value" in document) return importOpenApi(document.value, options);
  const faults = new ImportFaults();
  faults.report("notJson", "", { reason: document.reason });
  return { document: null, address: null, faults: faults.finished() };
}

function parsed(source: string): { value: unknown } | { reason: string } {
  try {
    // Some editors put a mark before the first character.
    const value: unknown = JSON.parse(source.replace(/^\ufeff/, ""));
    return { value };
  } catch (error) {
    return { reason: error instanceof Error ? error.message : String(error) };
  }
}
