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
export function useDraft(block: string, subject: unknown, isSame = equal): Draft {
  const { drafts } = useHost();
  const id = usePlaceOf(block);
  const latest = useRef(subject);
  // The subject of one block can change while it is typed in, such as a record that others save; the
  // draft of its state before is replaced, not kept as one of another subject.
  const former = useRef<unknown>(undefined);
  useEffect(() => {
    latest.current = subject;
  });
  return useMemo(() => {
    const subjectNow = (): unknown => plainData(latest.current);
    const others = (): KeptDraft[] =>
      keptDrafts(drafts.read(id)).filter(
        ({ about }) => !isSame(about, subjectNow()) && !equal(about, former.current),
      );
    const forget = (): void => {
      const rest = others();
      drafts.remove(id);
      if (rest.length > 0) drafts.write(id, rest);
    };
    return {
      read() {
        const about = subjectNow();
        return keptDrafts(drafts.read(id)).find((kept) => isSame(kept.about, about))?.value;
      },
      keep(value) {
        if (value === null) return forget();
        const own = { about: subjectNow(), value };
        drafts.write(id, [...others(), own].slice(-mostSubjects));
        former.current = own.about;
      },
      forget,
      hasOthers: () => others().length > 0,
    };
  }, [drafts, id, isSame]);
}

function keptDrafts(kept: unknown): KeptDraft[] {
  const list: readonly unknown[] = Array.isArray(kept) ? kept : [kept];
  return list.filter(isRecord).map(({ about, value }) => ({ about, value }));
}
