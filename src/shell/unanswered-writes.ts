import { jsonIn } from "../catalogue/schema/json-text.ts";
import { fieldsOf, ownText } from "../catalogue/schema/record.ts";
import type { UnansweredWrites } from "../wire/repeat-keys.ts";
import { keepIn } from "./keep-in.ts";

const storageKey = "unanswered";

/**
 * Keeps the writes of which nobody has said how they ended across reloads of the browser tab, so
 * that whoever loads the page again and saves once more does not add a record twice.
 */
export function keptUnanswered(storage: Pick<Storage, "getItem" | "setItem">): UnansweredWrites {
  const read = () => fieldsOf(jsonIn(storage.getItem(storageKey) ?? ""));
  const set = (operation: string, note?: string) =>
    keepIn(storage, storageKey, JSON.stringify({ ...read(), [operation]: note }));
  return { get: (operation) => ownText(read(), operation), set, delete: set };
}
