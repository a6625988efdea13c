import { useQueries } from "@tanstack/react-query";
import { useRef } from "react";
import { operationOf } from "../../../src/catalogue/operation-of.ts";
import { recordsOf, rowsOf } from "../../../src/catalogue/schema/rows.ts";
import { argumentsOf, expressionsOf } from "../../../src/language/plan/call-arguments.ts";
import type { OptionsPlan } from "../../../src/language/plan/options.ts";
import { useHost } from "../page/contexts.ts";
import { useScope, withLocals } from "../page/use-scope.ts";
import { shownText } from "../show/shown-text.ts";
import type { Choice, ChoiceValue } from "./choices.ts";

/**
 * The label of each chosen value: from the choices, else from the call for stored values, else the
 * value.
 */
export function useOptionLabels(
  { one, labelField }: OptionsPlan,
  chosen: readonly ChoiceValue[],
  found: readonly Choice[],
): (value: ChoiceValue) => string {
  const host = useHost();
  const scope = useScope(expressionsOf(one));
  const seen = useRef(new Map<ChoiceValue, string>()).current;
  for (const { value, label } of found) seen.set(value, label);
  const list = one ? operationOf(host.catalogue, one).list : null;
  const unknown = one === null ? [] : chosen.filter((value) => !seen.has(value));
  const answers = useQueries({
    queries: unknown.map((value) => {
      const args = one && argumentsOf(one, withLocals(scope, { value }));
      const id = one?.operation ?? "";
      return {
        queryKey: ["option", id, args, host.language],
        queryFn: ({ signal }: { signal: AbortSignal }) =>
          host.wire.call(id, args ?? {}, { signal, loading: "no" as const, quiet: true }),
        enabled: args !== null,
      };
    }),
  });
  answers.forEach(({ data }, index) => {
    const value = unknown[index];
    const [row] = list ? rowsOf({ list }, data?.data) : recordsOf([data?.data]);
    const label = row && shownText(host, row[labelField]);
    if (value !== undefined && label) seen.set(value, label);
  });
  return (value) => seen.get(value) ?? String(value);
}
