import { Button } from "antd";
import { createContext, useContext, useEffect, useRef, useState } from "react";
import { useLate } from "../../../../src/ui/late/late.ts";
import { CallError } from "../../../../src/wire/wire.ts";
import { useOneAtATime } from "../../../runtime/act/use-one-at-a-time.ts";
import { useWrite } from "../../../runtime/act/use-write.ts";
import { useHost } from "../../../runtime/page/contexts.ts";
import { useArguments } from "../../../runtime/page/use-scope.ts";
import { requestValidator } from "../../../runtime/read/request-validator.ts";
import type { FieldFault } from "../checks/field-faults.ts";
import { type FieldActionPlan, placeInForm } from "../plan/field-calls.ts";

/** Shows the faults that a service answered for an action's arguments beside the form's fields. */
export const RefusalContext = createContext<(faults: readonly FieldFault[]) => void>(() => {});

interface FieldActionProps {
  plan: FieldActionPlan;
  /** The element id of the field beside the button. */
  fieldId: string;
}

/** The button beside a field's input, for members with its permission. */
export function FieldAction(props: FieldActionProps) {
  const host = useHost();
  if (!props.plan.requires.every(host.can)) return null;
  return <FieldActionButton {...props} />;
}

/** The action button; it is enabled while its arguments are valid and no pause runs. */
function FieldActionButton({ plan, fieldId }: FieldActionProps) {
  const { call, label, pause } = plan;
  const host = useHost();
  const write = useWrite();
  const refuse = useContext(RefusalContext);
  const validate = useLate(requestValidator(call.operation, host.catalogue));
  const args = useArguments(call);
  const [isBusy, run] = useOneAtATime();
  const countdown = useCountdown();
  const button = useRef<HTMLButtonElement>(null);
  const isReady = args !== null && validate?.(args).length === 0;

  const act = async (): Promise<void> => {
    if (args === null) return;
    try {
      await write(call.operation, args, { showsFaults: true });
      countdown.start(pause);
      // A disabled button loses the focus, so the focus moves to the field if the button still has
      // it.
      if (button.current?.contains(document.activeElement)) {
        document.getElementById(fieldId)?.focus();
      }
    } catch (error) {
      // The wire has shown the message already.
      if (!(error instanceof CallError)) throw error;
      refuse(error.errors.map((fault) => ({ ...fault, path: placeInForm(call, fault.path) })));
    }
  };

  return (
    <Button
      ref={button}
      disabled={!isReady || countdown.rest > 0}
      loading={isBusy}
      onClick={() => void run(act)}
    >
      {countdown.rest > 0
        ? host.text("form.againIn", { seconds: countdown.rest })
        : host.text(label)}
    </Button>
  );
}

/** A countdown in seconds by the clock, so that it also runs while the page is hidden. */
function useCountdown(): { rest: number; start(seconds: number): void } {
  const [end, setEnd] = useState(0);
  const [rest, setRest] = useState(0);
  const runs = rest > 0;
  useEffect(() => {
    if (!runs) return undefined;
    const timer = setInterval(() => setRest(secondsUntil(end)), 250);
    return () => clearInterval(timer);
  }, [end, runs]);
  return {
    rest,
    start: (seconds) => {
      setEnd(Date.now() + seconds * 1000);
      setRest(seconds);
    },
  };
}

function secondsUntil(end: number): number {
  return Math.max(0, Math.ceil((end - Date.now()) / 1000));
}
