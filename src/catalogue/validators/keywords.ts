import type { CodeKeywordDefinition } from "ajv";
import { byteLengthKeywords } from "./byte-length-keywords.ts";
import { equalsKeyword } from "./equals-keyword.ts";

/** The keywords by which schemas of the catalogue ask for more than JSON Schema knows. */
export const catalogueKeywords: readonly CodeKeywordDefinition[] = [
  equalsKeyword,
  ...byteLengthKeywords,
];
