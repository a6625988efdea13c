import { httpMethods, type OpenApiDocument } from "../openapi.ts";

/** The change of an operation between two documents of a service. */
export type OperationChange = "new" | "changed" | "same";

/** The changes of operations by id, including those that the new document lacks. */
export interface OperationChanges {
  changes: ReadonlyMap<string, OperationChange>;
  removed: readonly string[];
}

/**
 * Compares the operations of two documents of a service: their addresses, requests and responses,
 * with every schema that they refer to and with what tells success in them.
 * @param before `null` where the service is new.
 */
export function compareOperations(
  before: OpenApiDocument | null,
  after: OpenApiDocument,
): OperationChanges {
  const known = before ? operationTexts(before) : new Map<string, string>();
  const now = operationTexts(after);
  const isChanged = changedSchemas(before, after);
  const changes = [...now].map(([id, text]): [string, OperationChange] => {
    const earlier = known.get(id);
    if (earlier === undefined) return [id, "new"];
    return [id, earlier === text && !isChanged(text) ? "same" : "changed"];
  });
  const removed = [...known.keys()].filter((id) => !now.has(id));
  return { changes: new Map(changes), removed };
}

/**
 * The JSON text of each operation by its id, with what tells its success; named schemas appear in it
 * as references.
 */
function operationTexts(document: OpenApiDocument): Map<string, string> {
  const { paths = {}, "x-service": service, "x-success": stated } = document;
  const { code, success } = service?.envelope ?? {};
  const texts = new Map<string, string>();
  for (const [path, item] of Object.entries(paths)) {
    for (const method of httpMethods) {
      const operation = item[method];
      if (!operation?.operationId) continue;
      const parts = [operation, code, success, operation["x-success"] ?? stated];
      texts.set(operation.operationId, `${method} ${path} ${JSON.stringify(parts)}`);
    }
  }
  return texts;
}

function schemaTexts(document: OpenApiDocument | null): Map<string, string> {
  const schemas = Object.entries(document?.components?.schemas ?? {});
  return new Map(schemas.map(([name, schema]) => [name, JSON.stringify(schema)]));
}

/** Answers whether a text refers, directly or not, to a changed schema. */
function changedSchemas(
  before: OpenApiDocument | null,
  after: OpenApiDocument,
): (text: string) => boolean {
  const earlier = schemaTexts(before);
  const now = schemaTexts(after);
  const changed = new Set([...now.keys()].filter((name) => now.get(name) !== earlier.get(name)));
  const users = new Map<string, string[]>();
  for (const [name, text] of now) {
    for (const used of referencesIn(text)) users.set(used, [...(users.get(used) ?? []), name]);
  }
  // Schemas that use a changed schema count as changed as well.
  for (const name of changed) for (const user of users.get(name) ?? []) changed.add(user);
  return (text) => changed.size > 0 && referencesIn(text).some((name) => changed.has(name));
}

function referencesIn(text: string): string[] {
  return [...text.matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(([, name = ""]) => name);
}
