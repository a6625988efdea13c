import type { Catalogue } from "../../catalogue/catalogue.ts";
import type { Operation } from "../../catalogue/operation.ts";
import type { JsonSchema } from "../../catalogue/schema/json-schema.ts";
import { recordOf } from "../../catalogue/schema/rows.ts";
import { keyFieldOf } from "../plan/rows.ts";

/** What a list operation answers, one of it. */
export interface ListedRecord {
  operation: Operation;
  schema: JsonSchema;
  keyField: string;
}

/** The record that an operation lists, or `null` where it lists none. */
export function listedRecord(catalogue: Catalogue, operation: Operation): ListedRecord | null {
  if (operation.effect !== "read") return null;
  const schema = recordOf(catalogue, operation);
  return schema && { operation, schema, keyField: keyFieldOf(schema) };
}
