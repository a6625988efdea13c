import { useEffect, useMemo, useRef } from "react";
import { isRecord } from "../../../src/catalogue/schema/record.ts";
import { equal } from "../../../src/catalogue/validators/validator-runtime.ts";
import { useHost, usePlaceOf } from "../page/contexts.ts";
import { plainData } from "./drafts.ts";

/** What a block keeps of a person's work while it is not saved. */
export interface Draft {
  /** What was kept for the same subject before, or `undefined`. */
  read(): unknown;
  /** Keeps a value; `null` gives up what is kept. */
  keep(value: unknown): void;
  forget(): void;
}

/**
 * The draft of a block. It counts only for the subject it was made for, such as the record that a
 * form changes: another subject's stays where it is and is not read.
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
