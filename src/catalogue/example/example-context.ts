import type { JsonSchema } from "../schema/json-schema.ts";

/** How large an example may grow, whatever the schema says. */
export const exampleLimits = {
  /** Records of a list. */
  rows: 5,
  /** Items of a list within a record. */
  items: 2,
  /** Objects and arrays within each other, beyond which only what is required is given. */
  depth: 5,
  /** The same, beyond which nothing is given. */
  deepest: 12,
  /** Values in all. */
  values: 4_000,
  /** Characters of a text. */
  characters: 400,
} as const;

/** Where in an example a value stands. */
export interface ExamplePlace {
  /** Follows `$ref`s and merges `allOf`. */
  resolve(schema: JsonSchema): JsonSchema;
  /** The property that the value is of. */
  name: string;
  /** Which of its neighbours in a list it stands with, from 0, so that no two are alike. */
  index: number;
  depth: number;
  /** The references that lead here, so that what holds itself ends. */
  references: readonly string[];
  /** Counts the values that may still be made; shared by the whole example. */
  left: { values: number };
}
