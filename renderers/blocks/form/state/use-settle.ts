import type { RJSFSchema } from "@rjsf/utils";
import { useState } from "react";
import { flushSync } from "react-dom";
import { listText } from "../../../../src/i18n/list-text.ts";
import { useSteady } from "../../../../src/ui/use-steady.ts";
import { useHost } from "../../../runtime/page/contexts.ts";
import type { PageHost } from "../../../runtime/page/host.ts";
import type { DrawnForm } from "../drawn-form.ts";
import type { FormField } from "../plan/fields.ts";
import { type FormValues, partsOf } from "./form-values.ts";
import { type FormBase, type Merge, mergeFields, type Stale } from "./merge.ts";
import { type FormRequest, startValues } from "./use-form-request.ts";
import type { Attempt } from "./use-save.ts";
import type { Typed } from "./use-typed.ts";

/** The open comparison of contradicting changes. */
export interface Comparison extends Merge {
  before: FormValues;
  theirValues: FormValues;
  changedBy: string;
  /** Called with the values to save, or `null` to return to the form. */
  onChosen(values: FormValues | null): void;
}

interface Settling {
  plan: DrawnForm;
  schema: RJSFSchema;
  typed: Typed;
  shown: readonly FormField[];
  fill(name: string, value: unknown): void;
  request: Pick<FormRequest, "requestOf">;
}

/**
 * Settles a form whose record others have changed: both sides' changes are merged by field, and the
 * person decides where they contradict each other.
 */
export function useSettle({ plan, schema, typed, shown, fill, request }: Settling) {
  const host = useHost();
  const [comparison, ask] = useComparison();
  const { base, entered } = typed;

  /** The form now holds both sides' changes, based on the current record. */
  const goOn = (values: FormValues, upon: FormBase, told: string | null): Attempt => {
    for (const { name } of plan.fields.flatMap(partsOf)) {
      if (!Object.is(values[name], entered[name])) fill(name, values[name]);
    }
    typed.rebase(upon);
    const changed = { values, before: upon.values, record: upon.record };
    return { request: request.requestOf(values, upon), ...changed, told };
  };

  const mergeWith = ({ record }: Stale) => {
    const newest = { ...base.record, ...record };
    const theirValues = startValues(plan, schema, newest);
    const sides = { before: base.values, mine: entered, theirs: theirValues };
    const merge = mergeFields(plan.fields, shown, sides);
    return { merge, theirValues, upon: { record: newest, values: theirValues } };
  };

  const settle = useSteady(async (stale: Stale): Promise<Attempt | null> => {
    const { changedBy } = stale;
    const { merge, theirValues, upon } = mergeWith(stale);
    if (merge.contradictions.length === 0)
      return goOn(merge.values, upon, bothSaved(host, merge, changedBy));
    const chosen = await ask({ ...merge, before: base.values, theirValues, changedBy });
    return chosen && goOn(chosen, upon, null);
  });

  const takeOver = useSteady((stale: Stale) => {
    const { merge, upon } = mergeWith(stale);
    if (merge.contradictions.length > 0) return { merge, base };
    // The base is set first, so that merged values are not stored as if they were typed.
    flushSync(() => typed.rebase(upon));
    goOn(merge.values, upon, null);
    return { merge, base: upon };
  });

  return {
    settle,
    takeOver,
    /** The first request of a form. */
    begin: async (now: FormValues): Promise<Attempt | null> => ({
      request: request.requestOf(now),
      values: now,
      before: base.values,
      record: base.record,
      told: null,
    }),
    comparison,
  };
}

/** The open comparison, and the function that opens one. */
function useComparison() {
  const [comparison, setComparison] = useState<Comparison | null>(null);
  const ask = (compared: Omit<Comparison, "onChosen">): Promise<FormValues | null> =>
    new Promise((resolve) => {
      const onChosen = (values: FormValues | null): void => {
        setComparison(null);
        resolve(values);
      };
      setComparison({ ...compared, onChosen });
    });
  return [comparison, ask] as const;
}

function bothSaved(
  { text, language }: Pick<PageHost, "text" | "language">,
  { theirs }: Merge,
  changedBy: string,
): string {
  const name = changedBy === "" ? text("form.somebody") : changedBy;
  const labels = theirs.map(({ label }) => text(label));
  const fields = listText(labels, language);
  return text(labels.length > 0 ? "form.bothSaved" : "form.bothSavedElsewhere", { name, fields });
}
