import type { Catalogue } from "../catalogue/catalogue.ts";
import { pointerStep } from "../catalogue/schema/pointer.ts";
import { formats } from "./formats.ts";
import { planInverse } from "./inverse.ts";
import { suggest } from "./suggest.ts";

/** A fault of a catalogue document; its sentences are at `catalogueFault.<code>`. */
export interface CatalogueFault {
  code: "unknownFormat" | "brokenInverse" | "unknownName" | "unknownTitle";
  /** The service whose document it is, and the JSON pointer into it. */
  service: string;
  pointer: string;
  values: Readonly<Record<string, string>>;
}

/** Keys below which a document holds values, not schemas. */
const values: readonly string[] = ["default", "enum", "const", "example", "examples"];

/**
 * The faults of a catalogue's documents. A `format` that nobody checks would promise a validation
 * that neither the browser nor the service makes (specification section 5); an inverse that cannot
 * be called would promise an undo.
 */
export function checkCatalogue(catalogue: Catalogue): CatalogueFault[] {
  return [...catalogue.documents]
    .flatMap(([service, document]) => unknownFormats(service, "", document))
    .concat(brokenInverses(catalogue));
}

function brokenInverses(catalogue: Catalogue): CatalogueFault[] {
  const faults: CatalogueFault[] = [];
  for (const operation of catalogue.operations.values()) {
    planInverse(catalogue, operation, (problem, pointer, found = {}) => {
      const about = [operation.inverse?.operationId, ...Object.values(found)].join(", ");
      faults.push({
        code: "brokenInverse",
        service: operation.service.name,
        pointer,
        values: { operation: operation.id, problem, about },
      });
    });
  }
  return faults;
}

function unknownFormats(service: string, pointer: string, value: unknown): CatalogueFault[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, entry]: [string, unknown]): CatalogueFault[] => {
    if (values.includes(key)) return [];
    const at = pointer + pointerStep(key);
    if (key !== "format" || typeof entry !== "string") return unknownFormats(service, at, entry);
    if (Object.hasOwn(formats, entry)) return [];
    const known = Object.keys(formats);
    const remedy = suggest(entry, known) ?? known.join(", ");
    return [{ code: "unknownFormat", service, pointer: at, values: { format: entry, remedy } }];
  });
}
