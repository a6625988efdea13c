import { useCallback, useRef, useState } from "react";
import { newKey } from "../../../../src/wire/new-key.ts";
import { CallError } from "../../../../src/wire/wire.ts";
import { noteSave } from "../../../runtime/act/saves.ts";
import { useOneAtATime } from "../../../runtime/act/use-one-at-a-time.ts";
import { useWrite } from "../../../runtime/act/use-write.ts";
import type { FieldFault } from "../checks/field-faults.ts";
import type { FormPlan } from "../kind.ts";
import type { FormValues } from "./form-values.ts";

/**
 * Sends a form's request. A try that may or may not have arrived carries the same key again when it
 * is repeated unchanged, so that no record is made twice (decisions, points area).
 */
export function useSave({ submit }: FormPlan, onSaved: (answer: unknown) => void) {
  const write = useWrite();
  const [isSaving, run] = useOneAtATime();
  const [faults, setFaults] = useState<readonly FieldFault[]>([]);
  const lost = useRef<{ key: string; content: string } | null>(null);

  const send = async (request: FormValues): Promise<void> => {
    const content = JSON.stringify(request);
    const key = lost.current?.content === content ? lost.current.key : newKey();
    try {
      const { data } = await write(submit.operation, request, { idempotencyKey: key });
      lost.current = null;
      onSaved(data);
    } catch (error) {
      // The wire has shown the message already; what was typed stays.
      if (!(error instanceof CallError)) throw error;
      lost.current = isUncertain(error) ? { key, content } : null;
      setFaults(error.errors);
    }
  };

  return {
    isSaving,
    /** What the service found wrong with the last try. */
    faults,
    /** Shows what a service found wrong with the values elsewhere, as at a field's action. */
    refuse: setFaults,
    /** Forgets the faults below the given places, as a field's that is being mended. */
    forget: useCallback((isMended: (path: string) => boolean) => {
      setFaults((known) => {
        const kept = known.filter(({ path }) => !isMended(path));
        return kept.length === known.length ? known : kept;
      });
    }, []),
    /** Sends the request; however often it is asked meanwhile, it is sent once. */
    save(request: FormValues): void {
      void run(() => {
        setFaults((known) => (known.length === 0 ? known : []));
        return noteSave(send(request));
      });
    },
  };
}

/** Whether the service may have done what it was asked without our hearing of it. */
function isUncertain({ kind }: CallError): boolean {
  return kind === "network" || kind === "timeout" || kind === "malformed";
}
