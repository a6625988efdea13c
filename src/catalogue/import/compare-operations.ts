import { httpMethods, type OpenApiDocument } from "../openapi.ts";

/** What became of an operation between two documents of a service. */
export type OperationChange = "new" | "changed" | "same";

/** The changes of the operations that a document has, and those that it lacks, by id. */
export interface OperationChanges {
  changes: ReadonlyMap<string, OperationChange>;
  removed: readonly string[];
}

/**
 * Compares the operations of two documents of a service: where they are called, what they take and
 * answer, with every schema they lead to.
 * @param before `null` where the service is new.
 */
export function compareOperations(
  before: OpenApiDocument | null,
  after: OpenApiDocument,
): OperationChanges {
  const known = before ? signaturesOf(before) : new Map<string, string>();
  const now = signaturesOf(after);
  const changes = [...now].map(([id, signature]): [string, OperationChange] => {
    const earlier = known.get(id);
    if (earlier === undefined) return [id, "new"];
    return [id, earlier === signature ? "same" : "changed"];
  });
  const removed = [...known.keys()].filter((id) => !now.has(id));
  return { changes: new Map(changes), removed };
}

/** Each operation as a text that says all of it. */
function signaturesOf(document: OpenApiDocument): Map<string, string> {
  const schemas = Object.entries(document.components?.schemas ?? {});
  const texts = new Map(schemas.map(([name, schema]) => [name, JSON.stringify(schema)]));
  const references = new Map([...texts].map(([name, text]) => [name, referencesIn(text)]));
  const signatures = new Map<string, string>();
  for (const [path, item] of Object.entries(document.paths ?? {})) {
    for (const method of httpMethods) {
      const operation = item[method];
      if (!operation?.operationId) continue;
      const own = `${method} ${path} ${JSON.stringify(operation)}`;
      const names = [...reachable(referencesIn(own), references)].sort();
      const used = names.map((name) => `${name} ${texts.get(name)}`);
      signatures.set(operation.operationId, [own, ...used].join("\n"));
    }
  }
  return signatures;
}

function referencesIn(text: string): string[] {
  return [...text.matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(([, name = ""]) => name);
}

function reachable(
  from: readonly string[],
  references: ReadonlyMap<string, readonly string[]>,
): Set<string> {
  const found = new Set<string>();
  const waiting = [...from];
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (found.has(name)) continue;
    found.add(name);
    waiting.push(...(references.get(name) ?? []));
  }
  return found;
}
