import type { Catalogue } from "../../catalogue/catalogue.ts";
import { type ExportFault, exportFaults, namedExport } from "../../catalogue/paging/list-export.ts";
import { pointerStep } from "../../catalogue/schema/pointer.ts";
import { isRecord, type JsonObject } from "../../catalogue/schema/record.ts";
import { formats } from "../formats.ts";
import { suggest } from "../suggest.ts";
import { planGoesAlong } from "./goes-along.ts";
import { planInverse } from "./inverse.ts";

/** A fault of a catalogue document; its message has the key `catalogueFault.<code>`. */
export interface CatalogueFault {
  code:
    | ("unknownFormat" | "brokenCount" | "brokenInverse" | "unknownName" | "unknownTitle")
    | ExportFault["code"];
  /** The service whose document has the fault; the fault's pointer leads into that document. */
  service: string;
  pointer: string;
  values: Readonly<Record<string, string>>;
}

/** A part of a catalogue document that may be a schema, with its place. */
export interface SchemaPlace {
  service: string;
  said: JsonObject;
  pointer: string;
  /** The names of the other properties of the same record; empty outside of records. */
  siblings: readonly string[];
}

/** Keys below which a document holds values or expressions, not schemas. */
const values: readonly string[] = [
  "default",
  "enum",
  "const",
  "example",
  "examples",
  "x-values",
  "with",
];

/** Lists all parts of a catalogue document that may be schemas, outermost first. */
export function placesIn(
  service: string,
  part: unknown,
  pointer = "",
  siblings: readonly string[] = [],
): SchemaPlace[] {
  if (Array.isArray(part)) {
    return part.flatMap((item, index) => placesIn(service, item, pointer + pointerStep(index)));
  }
  if (!isRecord(part)) return [];
  const inner = Object.entries(part).flatMap(([key, value]) => {
    const at = pointer + pointerStep(key);
    if (values.includes(key)) return [];
    if (key !== "properties" || !isRecord(value)) return placesIn(service, value, at);
    const names = Object.keys(value);
    return names.flatMap((name) => placesIn(service, value[name], at + pointerStep(name), names));
  });
  return [{ service, said: part, pointer, siblings }, ...inner];
}

/**
 * Finds the faults of a catalogue's documents. A `format` that no validator knows would promise a
 * check that neither the browser nor the service makes (specification section 5); an inverse
 * operation that cannot be called would promise an undo.
 */
export function checkCatalogue(catalogue: Catalogue): CatalogueFault[] {
  return [...catalogue.documents]
    .flatMap(([service, document]) => placesIn(service, document).flatMap(unknownFormat))
    .concat(brokenExpressions(catalogue), unfitExports(catalogue));
}

function brokenExpressions(catalogue: Catalogue): CatalogueFault[] {
  const faults: CatalogueFault[] = [];
  for (const operation of catalogue.operations.values()) {
    const values = { operation: operation.id };
    planGoesAlong(catalogue, operation, (problem, pointer) => {
      const service = operation.service.name;
      faults.push({ code: "brokenCount", service, pointer, values: { ...values, problem } });
    });
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

/**
 * Finds the exports of lists whose file could hold other rows than the list shows, since nobody
 * would notice; `checkExtensions` tells of those that do not exist.
 */
function unfitExports(catalogue: Catalogue): CatalogueFault[] {
  return [...catalogue.operations.values()].flatMap((list) => {
    const named = namedExport(catalogue, list);
    const pointer = `/paths${pointerStep(list.path)}/${list.method}/x-export`;
    return exportFaults(catalogue, list, named).map(({ code, name }) => {
      const values = { operation: list.id, export: named?.id ?? "", name };
      return { code, service: list.service.name, pointer, values };
    });
  });
}

function unknownFormat({ service, said: { format }, pointer }: SchemaPlace): CatalogueFault[] {
  if (typeof format !== "string" || Object.hasOwn(formats, format)) return [];
  const known = Object.keys(formats);
  const remedy = suggest(format, known) ?? known.join(", ");
  const at = `${pointer}/format`;
  return [{ code: "unknownFormat", service, pointer: at, values: { format, remedy } }];
}
