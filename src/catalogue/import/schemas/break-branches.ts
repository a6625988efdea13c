import type { JsonSchema } from "../../schema/json-schema.ts";
import type { ImportFaults } from "../import-fault.ts";
import { nameIn, type SchemaStore } from "./schema-store.ts";

/** Maximum schemas that are followed through branches before a value is met. */
const mostSteps = 100;

const lists = ["allOf", "anyOf", "oneOf"] as const;
const parts = ["not", "if", "then", "else"] as const;

/**
 * Removes branches of `allOf`, `anyOf` or `oneOf` that lead back to the schema itself, since
 * following them never ends at a value. A schema that contains itself as a property or a list item
 * stays as it is.
 */
export function breakBranches(store: SchemaStore, faults: ImportFaults): void {
  const states = new Map<string, "open" | "done">();

  function visit(name: string, steps: number): boolean {
    const state = states.get(name);
    const schema = store.schemas.get(name);
    if (state === "done" || !schema) return true;
    if (state === "open" || steps > mostSteps) {
      const pointer = store.pointers.get(name) ?? "";
      faults.report(state === "open" ? "referenceLoop" : "tooIntricate", pointer, {
        name: pointer,
      });
      return false;
    }
    states.set(name, "open");
    store.schemas.set(name, strip(schema, steps + 1) ?? {});
    states.set(name, "done");
    return true;
  }

  /** The schema without branches that lead back to it; `null` if nothing remains. */
  function strip(schema: JsonSchema, steps: number): JsonSchema | null {
    if (schema.$ref !== undefined && !visit(nameIn(schema.$ref), steps)) return null;
    const result = { ...schema };
    for (const key of lists) {
      const kept = schema[key]?.flatMap((branch) => strip(branch, steps) ?? []) ?? [];
      if (kept.length > 0) result[key] = kept;
      else delete result[key];
    }
    for (const key of parts) {
      const kept = schema[key] && strip(schema[key], steps);
      if (kept) result[key] = kept;
      else delete result[key];
    }
    if (schema.dependentSchemas) {
      const dependent = Object.entries(schema.dependentSchemas);
      const kept = dependent.map(([name, part]) => [name, strip(part, steps) ?? {}] as const);
      result.dependentSchemas = Object.fromEntries(kept);
    }
    return result;
  }

  for (const name of [...store.schemas.keys()]) visit(name, 0);
}
