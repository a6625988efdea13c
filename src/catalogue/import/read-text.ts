import { CORE_SCHEMA, load, mergeTag } from "js-yaml";
import { readJson } from "../schema/json-text.ts";
import { deepest } from "./measure.ts";

/** Why a text cannot be parsed. */
export interface Unread {
  code: "notJson" | "notYaml";
  reason: string;
}

const schema = CORE_SCHEMA.withTags(mergeTag);

/**
 * Parses a text as JSON where it begins as JSON, otherwise as YAML 1.2 with merge keys (`<<`),
 * which are common in practice. Aliases are shared, not copied; their expanded size is measured
 * later.
 */
export function readText(text: string): { value: unknown } | Unread {
  // A byte order mark before the first character is ignored.
  const plain = text.replace(/^\ufeff/, "");
  if (/^\s*([{["]|$)/.test(plain)) {
    const read = readJson(plain);
    return "value" in read ? read : { code: "notJson", ...read };
  }
  try {
    return { value: load(plain, { schema, maxDepth: deepest }) };
  } catch (error) {
    const [reason = ""] = (error instanceof Error ? error.message : String(error)).split("\n");
    return { code: "notYaml", reason };
  }
}
