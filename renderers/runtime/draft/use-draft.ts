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
  /** Whether drafts of other subjects are stored, such as of a record that was selected before. */
  hasOthers(): boolean;
}

/** A stored draft and what it applies to. */
interface KeptDraft {
  about: unknown;
  value: unknown;
}

/** The number of subjects of a block whose drafts are stored; the oldest are left out. */
const mostSubjects = 20;

/**
 * The draft of a block. It applies only to its subject, such as the record that a form changes;
 * the drafts of other subjects are kept beside it, until they are shown again.
 */
export function useDraft(block: string, subject: unknown): Draft {
  const { drafts } = useHost();
  const id = usePlaceOf(block);
  const latest = useRef(subject);
  useEffect(() => {
    latest.current = subject;
  });
  return useMemo(() => {
    const isAbout = ({ about }: KeptDraft, wanted: unknown): boolean => equal(about, wanted);
    const others = (): KeptDraft[] => {
      const about = plainData(latest.current);
      return keptDrafts(drafts.read(id)).filter((kept) => !isAbout(kept, about));
    };
    const forget = (): void => {
      const rest = others();
      drafts.remove(id);
      if (rest.length > 0) drafts.write(id, rest);
    };
    return {
      read() {
        const about = plainData(latest.current);
        return keptDrafts(drafts.read(id)).find((kept) => isAbout(kept, about))?.value;
      },
      keep(value) {
        if (value === null) return forget();
        const own = { about: plainData(latest.current), value };
        drafts.write(id, [...others(), own].slice(-mostSubjects));
      },
      forget,
      hasOthers: () => others().length > 0,
    };
  }, [drafts, id]);
}

function keptDrafts(kept: unknown): KeptDraft[] {
  const list: readonly unknown[] = Array.isArray(kept) ? kept : [kept];
  return list.filter(isRecord).map(({ about, value }) => ({ about, value }));
}
