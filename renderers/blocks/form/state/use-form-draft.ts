import { useMemo, useRef, useState } from "react";
import { operationOf } from "../../../../src/catalogue/operation-of.ts";
import { isRecord, own } from "../../../../src/catalogue/schema/record.ts";
import { equal } from "../../../../src/catalogue/validators/validator-runtime.ts";
import { passing } from "../../../runtime/draft/drafts.ts";
import { type Draft, useDraft } from "../../../runtime/draft/use-draft.ts";
import { useHost } from "../../../runtime/page/contexts.ts";
import { useArguments } from "../../../runtime/page/use-scope.ts";
import type { DrawnForm } from "../drawn-form.ts";
import type { FormValues } from "./form-values.ts";
import { carriedValues } from "./sent-back.ts";

/** The draft of a form, which keeps the step at which its person is together with what is typed. */
export interface DraftOfForm extends Draft {
  /** The position of the step in the plan. */
  step(): number;
  keepStep(position: number): void;
}

/**
 * The draft of a form, about the record that it changes or the place that it adds one to. The record
 * is told by its key where that is known, since others may change what else the form carries; one
 * that cannot be read, by the arguments of the calls that read and change it.
 */
export function useFormDraft(plan: DrawnForm, given: FormValues | null): DraftOfForm {
  const { id, submit, values } = plan;
  const bound = useArguments(submit);
  const read = useArguments(values?.type === "call" ? values.call : submit);
  // The form keeps the record that it began with, also while its call already asks for another one.
  const [readBy] = useState(values?.type === "call" ? read : null);
  const key = operationOf(useHost().catalogue, submit).request["x-key"];
  const keys = key !== undefined && plan.carried.includes(key) ? [key] : plan.carried;
  const carried = carriedValues({ carried: keys }, given ?? readBy);
  const known = given === null ? Object.keys(carried) : keys;
  const planned = [...known, ...submit.args.map(({ name }) => name)];
  const subject = [submit.operation, carried, bound, planned, readBy];
  const draft = useDraft(id, subject, isSameSubject);
  // While nothing is typed, the step is kept too, but is nothing unsaved.
  const reached = useDraft(id + passing, subject, isSameSubject);
  const [first] = useState(() => Number(own(draft.read(), "step") ?? reached.read()) || 0);
  const step = useRef(first);
  return useMemo(() => {
    const keep = (value: unknown): void => {
      draft.keep(isRecord(value) ? { ...value, step: step.current } : value);
      // A form that was saved begins anew.
      reached.forget();
    };
    const keepStep = (position: number): void => {
      step.current = position;
      keep(draft.read() ?? null);
      reached.keep(position || null);
    };
    const forget = (): void => {
      draft.forget();
      reached.forget();
    };
    return { ...draft, keep, forget, keepStep, step: () => step.current };
  }, [draft, reached]);
}

/**
 * Whether two drafts are about the same. A newer version of a page may carry or bind other fields;
 * then those that both versions know decide. Where there are none, as where the call that reads a
 * record names its key otherwise than the one that changes it, what it is read by decides.
 */
function isSameSubject(one: unknown, other: unknown): boolean {
  if (!Array.isArray(one) || !Array.isArray(other)) return false;
  const [before, now] = [knownValues(one), knownValues(other)];
  const shared = Object.keys(before).filter((name) => name in now);
  const [readBefore, readNow]: unknown[] = [one[4], other[4]];
  const isReadAlike = !isRecord(readBefore) || !isRecord(readNow) || equal(readBefore, readNow);
  if (shared.length === 0 && !isReadAlike) return false;
  if (equal(one[3], other[3])) return equal(one.slice(0, 3), other.slice(0, 3));
  return one[0] === other[0] && shared.every((name) => equal(before[name], now[name]));
}

const knownValues = ([, carried, bound]: readonly unknown[]): FormValues =>
  Object.assign({}, ...[carried, bound].filter(isRecord));
