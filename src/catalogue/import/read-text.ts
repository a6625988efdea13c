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
 * What a text says: as JSON where it begins as such, else as YAML 1.2, with the merges (`<<`) that
 * people write all the same. Aliases are shared, not copied; what they unfold to is measured later.
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
