import { isRecord } from "../../../../src/catalogue/schema/record.ts";
import { equal } from "../../../../src/catalogue/validators/validator-runtime.ts";
import { type Draft, useDraft } from "../../../runtime/draft/use-draft.ts";
import { useArguments } from "../../../runtime/page/use-scope.ts";
import type { DrawnForm } from "../drawn-form.ts";
import type { FormValues } from "./form-values.ts";
import { carriedValues } from "./sent-back.ts";

/** The draft of a form, about the record that it changes or the place that it adds one to. */
export function useFormDraft(plan: DrawnForm, given: FormValues | null): Draft {
  const { id, submit, carried } = plan;
  const bound = useArguments(submit);
  const planned = [...carried, ...submit.args.map(({ name }) => name)];
  const subject = [submit.operation, carriedValues(plan, given), bound, planned];
  return useDraft(id, subject, isSameSubject);
}

/**
 * Whether two drafts are about the same. A newer version of a page may carry or bind other fields;
 * then those that both versions know decide.
 */
function isSameSubject(one: unknown, other: unknown): boolean {
  if (!Array.isArray(one) || !Array.isArray(other)) return false;
  if (equal(one[3], other[3])) return equal(one, other);
  const [before, now] = [knownValues(one), knownValues(other)];
  return (
    one[0] === other[0] &&
    Object.keys(before).every((name) => !(name in now) || equal(before[name], now[name]))
  );
}

const knownValues = ([, carried, bound]: readonly unknown[]): FormValues =>
  Object.assign({}, ...[carried, bound].filter(isRecord));
