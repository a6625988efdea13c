import type { Drafts } from "../../renderers/runtime/draft/drafts.ts";
import { isWithin } from "../../renderers/runtime/page/page-store.ts";

/** Keeps what is typed into a page as long as the preview shows it, whatever becomes of its source. */
export function createKeptDrafts(): Drafts {
  const kept = new Map<string, unknown>();
  return {
    read: (key) => kept.get(key),
    write(key, value) {
      if (value === undefined) kept.delete(key);
      else kept.set(key, value);
    },
    remove(key) {
      for (const known of [...kept.keys()]) if (isWithin(known, key)) kept.delete(known);
    },
  };
}
