import type { JsonSchema } from "../../schema/json-schema.ts";
import type { ImportFaults } from "../import-fault.ts";
import { nameIn, type SchemaStore } from "./schema-store.ts";

/** Maximum parts, and maximum steps, from which a schema may be merged. */
const mostParts = 100;
const mostSteps = 100;

/** Returns a schema without the parts that cannot be merged; the pointer is used in faults. */
export type MendSchema = (schema: JsonSchema, pointer: string) => JsonSchema;

/**
 * Breaks loops that cannot be merged: schemas that contain themselves by reference, by `allOf` or
 * as their own items, and schemas that expand to thousands of parts. A tree, whose schema contains
 * itself as a property, stays.
 * @returns A function that does the same for a schema outside the store.
 */
export function breakLoops(store: SchemaStore, faults: ImportFaults): MendSchema {
  const counts = new Map<string, number | "open">();

  function count(name: string, steps: number): number {
    const known = counts.get(name);
    if (known === "open") return Number.POSITIVE_INFINITY;
    const schema = store.schemas.get(name);
    if (known !== undefined || !schema) return known ?? 0;
    if (steps > mostSteps) return mostParts + 1;
    counts.set(name, "open");
    const mended = refuseEndless(schema, store.pointers.get(name) ?? "", steps);
    store.schemas.set(name, mended);
    const total = mended === schema ? countOf(schema, steps) : 1;
    counts.set(name, total);
    return total;
  }

  function countOf(schema: JsonSchema, steps: number): number {
    const inner = [...(schema.allOf ?? []), ...(schema.items ? [schema.items] : [])];
    const ofInner = inner.reduce((sum, part) => sum + countOf(part, steps), 1);
    return schema.$ref === undefined ? ofInner : ofInner + count(nameIn(schema.$ref), steps + 1);
  }

  function refuseEndless(schema: JsonSchema, pointer: string, steps = 0): JsonSchema {
    const total = countOf(schema, steps);
    if (total <= mostParts) return schema;
    const isLoop = total === Number.POSITIVE_INFINITY;
    faults.report(isLoop ? "referenceLoop" : "tooIntricate", pointer, { name: pointer });
    return schema.title === undefined ? {} : { title: schema.title };
  }

  const mend: MendSchema = (schema, pointer) => {
    const kept = refuseEndless(schema, pointer);
    if (!kept.properties) return kept;
    const properties = Object.entries(kept.properties).map(
      ([name, property]) => [name, mend(property, pointer)] as const,
    );
    return { ...kept, properties: Object.fromEntries(properties) };
  };

  for (const name of store.schemas.keys()) count(name, 0);
  for (const [name, schema] of store.schemas) {
    store.schemas.set(name, mend(schema, store.pointers.get(name) ?? ""));
  }
  return mend;
}
