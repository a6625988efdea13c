import { useEffect, useMemo, useRef } from "react";
import { isRecord } from "../../../src/catalogue/schema/record.ts";
import { equal } from "../../../src/catalogue/validators/validator-runtime.ts";
import { useHost, usePlaceOf } from "../page/contexts.ts";
import { plainData } from "./drafts.ts";

/** The draft of a block. */
export interface Draft {
  /** The stored draft of the same subject, or `undefined`. */
  read(): unknown;
  /** Stores a draft; `null` removes it. */
  keep(value: unknown): void;
  forget(): void;
}

/**
 * The draft of a block. It applies only to its subject, such as the record that a form changes;
 * another subject's draft is kept but not read.
 */
export function useDraft(block: string, subject: unknown): Draft {
  const { drafts } = useHost();
  const id = usePlaceOf(block);
  const latest = useRef(subject);
  useEffect(() => {
    latest.current = subject;
  });
  return useMemo(
    () => ({
      read() {
        const kept = drafts.read(id);
        if (!isRecord(kept)) return undefined;
        return equal(kept.about, plainData(latest.current)) ? kept.value : undefined;
      },
      keep(value) {
        const about = plainData(latest.current);
        drafts.write(id, value === null ? undefined : { about, value });
      },
      forget: () => drafts.remove(id),
    }),
    [drafts, id],
  );
}
