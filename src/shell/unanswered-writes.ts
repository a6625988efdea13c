import { jsonIn } from "../catalogue/schema/json-text.ts";
import { fieldsOf } from "../catalogue/schema/record.ts";
import { keepIn } from "../ui/keep-in.ts";
import type { UnansweredWrites } from "../wire/repeat-keys.ts";

const storageKey = "unanswered";

/**
 * Keeps the writes of which nobody has said how they ended across reloads of the browser tab, so
 * that whoever loads the page again and saves once more does not add a record twice.
 */
export function keptUnanswered(storage: Pick<Storage, "getItem" | "setItem">): UnansweredWrites {
  const kept = fieldsOf(jsonIn(storage.getItem(storageKey) ?? ""));
  const notes = new Map(Object.entries(kept).map(([operation, note]) => [operation, `${note}`]));
  const keep = () => keepIn(storage, storageKey, JSON.stringify(Object.fromEntries(notes)));
  return {
    get: (operation) => notes.get(operation),
    set(operation, note) {
      notes.set(operation, note);
      keep();
    },
    delete(operation) {
      notes.delete(operation);
      keep();
    },
  };
}
