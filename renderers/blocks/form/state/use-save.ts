import { useCallback, useContext, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { answerCodes } from "../../../../src/catalogue/answer-codes.ts";
import { recordAfter } from "../../../../src/catalogue/headers/version-header.ts";
import { operationOf } from "../../../../src/catalogue/operation-of.ts";
import { usePopups } from "../../../../src/ui/popups/popups.ts";
import { useSteady } from "../../../../src/ui/use-steady.ts";
import { CallError } from "../../../../src/wire/wire.ts";
import { noteSave } from "../../../runtime/act/saves.ts";
import { useOneAtATime } from "../../../runtime/act/use-one-at-a-time.ts";
import { isStale, seenVersions, useWrite } from "../../../runtime/act/use-write.ts";
import { BlockFrameContext, LocalsContext, useHost } from "../../../runtime/page/contexts.ts";
import { withHeldFiles } from "../../../runtime/upload/held-files.ts";
import type { FieldFault } from "../checks/field-faults.ts";
import type { DrawnForm } from "../drawn-form.ts";
import { namesOf } from "../plan/layout.ts";
import { type FormValues, isChanged } from "./form-values.ts";
import { type FormBase, type Stale, staleOf } from "./merge.ts";
import { keptDespite, sentRequest } from "./patch-request.ts";
import { useFollowing } from "./use-following.ts";
import { useNewerRecord } from "./use-newer-record.tsx";

/** A form's request and the record state that it changes. */
export interface Attempt {
  request: FormValues;
  /** The form values of the request. */
  values: FormValues;
  /** The form values before input. */
  before: FormValues;
  /** The record as read; `null` for a new record. */
  record: FormValues | null;
  /** An additional sentence after the save; `null` for none. */
  told: string | null;
  /** The `ETag` with which the record was read again. */
  etag?: string | undefined;
}

interface Saving {
  /** Returns the request that sends the values; `null` where there is none. */
  begin(values: FormValues): Promise<Attempt | null>;
  /**
   * Returns the request to send instead of one whose record others have changed; `null` gives up.
   */
  settle(stale: Stale): Promise<Attempt | null>;
  /** Called with the new base of further changes where calls follow, before the first of them. */
  onSubmitted(base: FormBase): void;
  /** Called with the answer and the new base of further changes. */
  onSaved(answer: unknown, base: FormBase): void;
}

/** Maximum sends of one form when others keep changing its record. */
const mostAttempts = 5;

/** Seconds for which an important notice is shown, as for an error (specification section 9). */
const readableSeconds = 5;

/**
 * Sends a form's request. An unchanged retry whose first send may have arrived carries the same
 * idempotency key, so that no record is created twice (decisions, points area). A request with an
 * outdated record version is settled and sent again.
 */
export function useSave(plan: DrawnForm, { begin, settle, onSubmitted, onSaved }: Saving) {
  const attempt = useAttempt(plan);
  const newer = useNewerRecord(plan);
  const { message } = usePopups();
  const tellBeside = useTellBeside(plan);
  const { faults, setFaults, forget } = useFaults();
  const [isGone, setGone] = useState(false);

  /** Sends a request; returns whether it and the calls that follow are done. */
  const send = async (sent: Attempt, count = 1): Promise<boolean> => {
    try {
      const { answer, base, goOn } = await noteSave(attempt.make(sent));
      const follow = () => flushSync(() => onSubmitted(base));
      if (!(await noteSave(goOn(follow)))) return false;
      // The page is told at once, so that whoever waits for the end of the save finds nothing unsaved.
      flushSync(() => onSaved(answer, base));
      tellBeside(sent, answer);
      return true;
    } catch (error) {
      // The wire has shown the message already; what was typed stays.
      if (!(error instanceof CallError)) throw error;
      setFaults(error.errors);
      setGone(error.code === answerCodes.notFound && attempt.isVersioned(sent));
      if (!isStale(error)) return false;
      const stale = attempt.staleOf(sent, error);
      if (stale === null || count >= mostAttempts) {
        message.error(error.message, readableSeconds);
        return false;
      }
      const next = await settle(stale);
      return next !== null && (await send(next, count + 1));
    }
  };

  const saveOnce = useSteady(async (values: FormValues): Promise<boolean> => {
    forget(() => true);
    const prepared = await begin(values);
    const found = prepared && (await newer(prepared.record));
    setGone(found === "gone");
    if (found === "gone") return false;
    const attempted = found?.stale ? await settle(found.stale) : found && prepared;
    return attempted !== null && (await send({ ...attempted, etag: found?.etag }));
  });

  const [isSaving, save] = useInTurn(plan, saveOnce);
  return {
    isSaving,
    faults,
    /** Whether the record no longer exists. */
    isGone,
    /** Shows faults that a service found in other calls, such as a field's action. */
    refuse: setFaults,
    forget,
    save,
  };
}

/** The faults that the service found in the last request. */
function useFaults() {
  const [faults, setFaults] = useState<readonly FieldFault[]>([]);
  /** Removes the faults of fields that are being corrected. */
  const forget = useCallback((isMended: (path: string) => boolean) => {
    setFaults((known) => {
      const kept = known.filter(({ path }) => !isMended(path));
      return kept.length === known.length ? known : kept;
    });
  }, []);
  return { faults, setFaults, forget };
}

/**
 * Saves one state of the values after the other. What is asked for while a save is under way is
 * saved after it where it differs from what that one has sent, so that a double press saves once.
 */
function useInTurn(
  plan: DrawnForm,
  saveOnce: (values: FormValues) => Promise<boolean>,
): [isSaving: boolean, save: (values: FormValues) => void] {
  const [isSaving, run] = useOneAtATime();
  const asked = useRef<FormValues | null>(null);
  const save = (values: FormValues): void => {
    asked.current = values;
    void run(async () => {
      let sent: FormValues | null = null;
      while (asked.current && (sent === null || isChanged(plan, asked.current, sent))) {
        sent = asked.current;
        if (!(await saveOnce(sent))) return;
      }
    });
  };
  return [isSaving, save];
}

/** Says what else to know after a save, such as which emptied fields the service has kept. */
function useTellBeside(plan: DrawnForm): (sent: Attempt, answer: unknown) => void {
  const { text } = useHost();
  const { message } = usePopups();
  return (sent, answer) => {
    if (sent.told !== null) message.info(sent.told, readableSeconds);
    const kept = keptDespite(plan, sent, answer).map(({ label }) => text(label));
    if (kept.length === 0) return;
    message.warning(text("form.kept", { fields: kept }), readableSeconds);
  };
}

/** Makes the requests of a form; `staleOf` reads the record that others changed from a refusal. */
function useAttempt(plan: DrawnForm) {
  const { submit, fields } = plan;
  const following = useFollowing(plan);
  const write = useWrite();
  const host = useHost();
  const { title } = useContext(BlockFrameContext);
  const { row: here } = useContext(LocalsContext);
  const act = title === undefined ? undefined : { label: title, name: null };
  const operation = operationOf(host.catalogue, submit);
  const isVersioned = ({ request, record }: Attempt): boolean =>
    seenVersions(host, operation.id, request, record) !== undefined;
  const make = async (attempt: Attempt) => {
    const { request, record, etag } = attempt;
    // A record without a version is not preferred over the one of the page, which may have a
    // version.
    const row = isVersioned(attempt) ? record : here;
    const names = new Set(fields.flatMap(namesOf));
    const { resolve } = host.catalogue;
    const args = withHeldFiles(sentRequest(operation, attempt, names, resolve));
    const options = await following.optionsOf(args, attempt.values);
    const result = await write(operation.id, args, {
      row,
      act,
      showsFaults: true,
      answers: isVersioned(attempt) ? [...answers, answerCodes.notFound] : answers,
      // A service may require the tag although its document does not say that it takes one.
      ...(etag && (operation.takesIfMatch ? { ifMatch: etag } : { tagNow: async () => etag })),
      ...options,
    });
    const after = record && recordAfter(host.catalogue, operation, record, request, result);
    return {
      answer: result.data,
      base: { record: after, values: attempt.values },
      /** Makes the calls that follow, if any; resolves to whether all is done. */
      async goOn(begin: () => void): Promise<boolean> {
        if (!following.hasCalls) return true;
        begin();
        const made = { operation: operation.id, args, result, row };
        return await following.goOn(made, attempt.values, options.consent);
      },
    };
  };
  return {
    make,
    /** Whether a request names the version of its record. */
    isVersioned,
    staleOf: ({ request }: Attempt, { data }: CallError): Stale | null =>
      staleOf(host.catalogue, operation, request, data),
  };
}

/** The form itself handles a refusal caused by others' changes, and a deletion of its record. */
const answers = [answerCodes.changedMeanwhile];
