import { App } from "antd";
import { useCallback, useState } from "react";
import { answerCodes } from "../../../../src/catalogue/answer-codes.ts";
import { operationOf } from "../../../../src/catalogue/operation-of.ts";
import { recordAfter } from "../../../../src/catalogue/version-header.ts";
import { CallError } from "../../../../src/wire/wire.ts";
import { noteSave } from "../../../runtime/act/saves.ts";
import { useOneAtATime } from "../../../runtime/act/use-one-at-a-time.ts";
import { isStale, seenVersions, useWrite } from "../../../runtime/act/use-write.ts";
import { useHost } from "../../../runtime/page/contexts.ts";
import { withHeldFiles } from "../../../runtime/upload/held-files.ts";
import type { FieldFault } from "../checks/field-faults.ts";
import type { FormPlan } from "../kind.ts";
import { namesOf } from "../plan/layout.ts";
import type { FormValues } from "./form-values.ts";
import { type FormBase, type Stale, staleOf } from "./merge.ts";
import { sentRequest } from "./merge-patch.ts";
import { useNewerRecord } from "./use-newer-record.tsx";

/** A request with what it changes. */
export interface Attempt {
  request: FormValues;
  /** What the fields hold in it. */
  values: FormValues;
  /** The record that it changes, as it was read; `null` where it makes a new one. */
  record: FormValues | null;
  /** What is said once it is saved beside that it is; `null` where there is nothing more to say. */
  told: string | null;
}

interface Saving {
  /** What to send in place of a request whose record somebody else has changed; `null` gives up. */
  settle(stale: Stale): Promise<Attempt | null>;
  /** Told the answer, and what further changes are made upon. */
  onSaved(answer: unknown, base: FormBase): void;
}

/** So often a form is sent anew because somebody else was quicker once more. */
const mostAttempts = 5;

/** How long is shown what must be read, as an error is (specification section 9). */
const readableSeconds = 5;

/**
 * Sends a form's request. A try that may or may not have arrived carries the same key again when it
 * is repeated unchanged, so that no record is made twice (decisions, points area). One that names an
 * older version of its record than there is by now is settled and sent again.
 */
export function useSave(plan: FormPlan, { settle, onSaved }: Saving) {
  const attempt = useAttempt(plan);
  const newer = useNewerRecord(plan);
  const { message } = App.useApp();
  const [isSaving, run] = useOneAtATime();
  const [faults, setFaults] = useState<readonly FieldFault[]>([]);
  const [isGone, setGone] = useState(false);

  const send = async (sent: Attempt, count = 1): Promise<void> => {
    try {
      const { answer, record } = await noteSave(attempt.make(sent));
      onSaved(answer, { record, values: sent.values });
      if (sent.told !== null) void message.info(sent.told, readableSeconds);
    } catch (error) {
      // The wire has shown the message already; what was typed stays.
      if (!(error instanceof CallError)) throw error;
      setFaults(error.errors);
      setGone(error.code === answerCodes.notFound && attempt.isVersioned(sent));
      if (!isStale(error)) return;
      const stale = attempt.staleOf(sent, error);
      if (stale === null || count >= mostAttempts) {
        void message.error(error.message, readableSeconds);
        return;
      }
      const next = await settle(stale);
      if (next) await send(next, count + 1);
    }
  };

  return {
    isSaving,
    /** What the service found wrong with the last try. */
    faults,
    /** Whether the record is there no more. */
    isGone,
    /** Shows what a service found wrong with the values elsewhere, as at a field's action. */
    refuse: setFaults,
    /** Forgets the faults below the given places, as a field's that is being mended. */
    forget: useCallback((isMended: (path: string) => boolean) => {
      setFaults((known) => {
        const kept = known.filter(({ path }) => !isMended(path));
        return kept.length === known.length ? known : kept;
      });
    }, []),
    /** Sends what is answered; however often it is asked meanwhile, it is sent once. */
    save(prepare: () => Promise<Attempt | null>): void {
      void run(async () => {
        setFaults((known) => (known.length === 0 ? known : []));
        const prepared = await prepare();
        const found = prepared && (await newer(prepared.record));
        const attempted = found === "current" ? prepared : found && (await settle(found));
        if (attempted) await send(attempted);
      });
    },
  };
}

/** One try to send a request, and what its refusal tells of the record. */
function useAttempt({ submit, fields }: FormPlan) {
  const write = useWrite();
  const host = useHost();
  const operation = operationOf(host.catalogue, submit);
  const isVersioned = ({ request, record }: Attempt): boolean =>
    seenVersions(host, operation.id, request, record) !== undefined;
  const make = async (attempt: Attempt) => {
    const { request, record } = attempt;
    // A record whose version is not known says less than the one that the place may have.
    const row = isVersioned(attempt) ? record : undefined;
    const sent = withHeldFiles(sentRequest(operation, attempt, new Set(fields.flatMap(namesOf))));
    const result = await write(operation.id, sent, { row, answers, showsFaults: true });
    const after = record && recordAfter(host.catalogue, operation, record, request, result);
    return { answer: result.data, record: after };
  };
  return {
    make,
    /** Whether a try names the version of its record. */
    isVersioned,
    staleOf: ({ request }: Attempt, { data }: CallError): Stale | null =>
      staleOf(host.catalogue, operation, request, data),
  };
}

/** A form asks its person what to do about what somebody else has changed. */
const answers = [answerCodes.changedMeanwhile];
