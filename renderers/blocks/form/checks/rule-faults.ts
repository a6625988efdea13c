import { pointerStep } from "../../../../src/catalogue/schema/pointer.ts";
import { isRecord } from "../../../../src/catalogue/schema/record.ts";
import { holds } from "../../../../src/language/expression/evaluate.ts";
import type { ScopeValues } from "../../../../src/language/expression/scope.ts";
import type { PageHost } from "../../../runtime/page/host.ts";
import { withLocals } from "../../../runtime/page/use-scope.ts";
import { textIn } from "../../../runtime/show/text-in.ts";
import type { RulePlan } from "../plan/rules.ts";
import type { FormValues } from "../state/form-values.ts";
import type { FieldFault } from "./field-faults.ts";

/** The faults that a form's rules find in its values, each at the field that the rule names. */
export function faultsOfRules(
  rules: readonly RulePlan[],
  scope: ScopeValues,
  form: FormValues,
  host: Pick<PageHost, "text" | "language">,
): FieldFault[] {
  return rules.flatMap(({ when, say, at }) =>
    placesIn(form, at).flatMap(({ path, item }) => {
      const own = withLocals(scope, { form, ...(item && { item }) });
      return holds(when, own) ? [{ path, message: textIn(host, say, own) }] : [];
    }),
  );
}

/** A value that a rule is about, and its record where that is nested in the form's. */
interface Place {
  path: string;
  item: FormValues | null;
}

/** The places that a path of names leads to: in a list, one for each record. */
function placesIn(
  values: FormValues,
  [name = "", ...others]: readonly string[],
  item: FormValues | null = null,
): Place[] {
  const path = pointerStep(name);
  if (others.length === 0) return [{ path, item }];
  const value = values[name];
  const records = Array.isArray(value)
    ? value.map((record, index) => ({ record, at: `${path}/${index}` }))
    : [{ record: value, at: path }];
  return records.flatMap(({ record, at }) =>
    isRecord(record)
      ? placesIn(record, others, record).map((place) => ({ ...place, path: at + place.path }))
      : [],
  );
}
