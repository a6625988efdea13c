import { useEffect, useEffectEvent, useMemo } from "react";
import { useStore } from "zustand";
import { pointerStep } from "../../../../src/catalogue/schema/pointer.ts";
import { holds } from "../../../../src/language/expression/evaluate.ts";
import { argumentsOf, expressionsOf } from "../../../../src/language/plan/call-arguments.ts";
import { useSteady } from "../../../../src/ui/use-steady.ts";
import { quietly } from "../../../../src/wire/wire.ts";
import { useHost } from "../../../runtime/page/contexts.ts";
import { useScope, withLocals } from "../../../runtime/page/use-scope.ts";
import { useWhenClosed } from "../../../runtime/page/use-when-closed.ts";
import type { DrawnForm } from "../drawn-form.ts";
import type { FormField } from "../plan/fields.ts";
import { type FormValues, isChanged } from "../state/form-values.ts";
import type { FieldFault } from "./field-faults.ts";
import { createRemoteChecks, type RemoteChecks } from "./remote-checks.ts";

interface Checking {
  plan: DrawnForm;
  /** The form's first values; an unchanged value needs no check. */
  first: FormValues;
  values: FormValues;
  shown: readonly FormField[];
  /** Whether a value is valid by its own schema; other values are not sent to a check. */
  isSound(field: FormField, values: FormValues): boolean;
}

/** Checks the fields that declare a check call; a member without its permission checks nothing. */
export function useRemoteChecks({ plan, first, values, shown, isSound }: Checking) {
  const host = useHost();
  const scope = useScope(plan.fields.flatMap(expressionsOfCheck));
  const scopeWith = useSteady((answer: unknown) => withLocals(scope, { form: values, answer }));
  const checks = useMemo(
    () =>
      createRemoteChecks(async (name, args, signal) => {
        const check = plan.fields.find((field) => field.name === name)?.check;
        if (!check) return true;
        const options = { ...quietly, signal };
        const { data: answer } = await host.wire.call(check.call.operation, args, options);
        return holds(check.valid, scopeWith(answer));
      }),
    [plan, host.wire, scopeWith],
  );
  useWhenClosed(checks.stop);
  const states = useStore(checks.states);

  const want = (of: RemoteChecks, now: FormValues, asked: readonly FormField[]): void => {
    const ofForm = withLocals(scope, { form: now });
    for (const field of plan.fields) {
      const { check, name } = field;
      if (!check) continue;
      const isAsked =
        asked.includes(field) &&
        check.call.requires.every(host.can) &&
        isChanged({ fields: [field] }, now, first) &&
        isSound(field, now);
      of.want(name, isAsked ? argumentsOf(check.call, ofForm) : null);
    }
  };
  const wantNow = useEffectEvent(want);
  useEffect(() => wantNow(checks, values, shown), [checks, values, shown]);

  const faults = useMemo((): FieldFault[] => {
    const isRefused = ({ name }: FormField) => states.refused.has(name);
    return plan.fields.filter(isRefused).map(({ name, check }) => {
      return { path: pointerStep(name), message: host.text(check?.message ?? "") };
    });
  }, [plan, states, host]);
  return {
    states,
    /** The faults of refused values, by field. */
    faults,
    hurry: checks.hurry,
    /** Checks the given values and resolves to the first of the given fields that is refused. */
    settle: async (now: FormValues, asked: readonly FormField[]): Promise<FormField | null> => {
      want(checks, now, asked);
      await checks.settle();
      const { refused } = checks.states.getState();
      return asked.find(({ name }) => refused.has(name)) ?? null;
    },
  };
}

function expressionsOfCheck({ check }: FormField) {
  return check ? [check.valid, ...expressionsOf(check.call)] : [];
}
