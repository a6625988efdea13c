import type { Catalogue } from "../catalogue.ts";
import { isNarrowing } from "../narrowing.ts";
import type { OpenApiParameter } from "../openapi.ts";
import type { Operation } from "../operation.ts";
import type { ImportFaults } from "./import-fault.ts";
import type { ReadOperation } from "./read-operations.ts";
import { reservedNames } from "./read-parameters.ts";
import { sentFields, withoutReadOnly } from "./without-read-only.ts";

/**
 * Gives each argument of an operation a unique name, since a screen passes arguments by name: a
 * path parameter is renamed (`id_`), and another parameter with a name in use is left out.
 * @returns The operation, or `null` after reporting one that cannot be called that way.
 */
export function settleNames(
  catalogue: Catalogue,
  read: ReadOperation,
  faults: ImportFaults,
): ReadOperation | null {
  const known = catalogue.operations.get(read.operation.operationId ?? "");
  if (!known) return null;
  const content = known.parameters.filter((parameter) => parameter.in === "content");
  const ofBody = [...sentFields(catalogue, known), ...content].map(({ name }) => name);
  const [reserved] = ofBody.filter((name) => reservedNames.includes(name));
  if (reserved !== undefined) {
    faults.report("reservedName", `${read.pointer}/requestBody`, { name: reserved });
    return null;
  }
  const own = known.parameters.filter((parameter) => !isOfBody(parameter));
  const taken = new Set(ofBody);
  let { path } = read;
  const parameters: OpenApiParameter[] = [];
  for (const parameter of read.operation.parameters ?? []) {
    if (!isInline(parameter)) continue;
    let { name } = parameter;
    if (taken.has(name) && parameter.in === "path") {
      while (taken.has(name) || own.some((other) => other.name === name)) name += "_";
      path = path.replaceAll(`{${parameter.name}}`, `{${name}}`);
      faults.report("sharedName", read.pointer, { name: parameter.name, other: name });
    } else if (taken.has(name)) {
      if (parameter.required || isNarrowing(catalogue, known, parameter)) {
        const code = parameter.required ? "requiredParameter" : "narrowingParameter";
        faults.report(code, read.pointer, { name });
        return null;
      }
      faults.report("leftOutParameter", read.pointer, { name });
      continue;
    }
    taken.add(name);
    parameters.push({ ...parameter, name });
  }
  const requestBody = withoutReadOnly(catalogue, known, read.operation.requestBody);
  return {
    ...read,
    path,
    operation: { ...read.operation, parameters, ...(requestBody && { requestBody }) },
  };
}

const isOfBody = ({ in: place }: Operation["parameters"][number]) =>
  place === "body" || place === "content";

function isInline(parameter: OpenApiParameter | { $ref: string }): parameter is OpenApiParameter {
  return !("$ref" in parameter);
}
