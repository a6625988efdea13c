import { useState } from "react";
import { isRecord } from "../../../src/catalogue/schema/record.ts";
import { useDraft } from "../../runtime/draft/use-draft.ts";
import { useScope } from "../../runtime/page/use-scope.ts";
import { argumentsOf, expressionsOf } from "../../runtime/read/use-read.ts";
import { type Draft, hasChanges, type ItemKey, noChanges } from "./dual-set.ts";
import type { DualListPlan } from "./kind.ts";

/**
 * A person's changes to the two lists, kept outside the page until they are saved; and whether they
 * are those of before it was left.
 */
export function useKeptDraft(plan: DualListPlan): [Draft, (draft: Draft) => void, boolean] {
  const scope = useScope(expressionsOf(plan.save));
  const kept = useDraft(plan.id, argumentsOf(plan.save, scope));
  const [restored, setRestored] = useState(() => readDraft(kept.read()));
  const [draft, setDraft] = useState(restored ?? noChanges);
  const change = (next: Draft): void => {
    setDraft(next);
    if (hasChanges(next)) kept.keep({ added: [...next.added], removed: [...next.removed] });
    else {
      kept.forget();
      setRestored(null);
    }
  };
  return [draft, change, restored !== null];
}

function readDraft(kept: unknown): Draft | null {
  if (!isRecord(kept)) return null;
  const draft = { added: keysIn(kept.added), removed: keysIn(kept.removed) };
  return hasChanges(draft) ? draft : null;
}

function keysIn(list: unknown): Set<ItemKey> {
  const keys = Array.isArray(list) ? list : [];
  return new Set(keys.filter((key) => typeof key === "string" || typeof key === "number"));
}
