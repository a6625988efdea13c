import { useEffect, useMemo, useRef } from "react";
import { rowsOf } from "../../../src/catalogue/schema/rows.ts";
import { holds } from "../../../src/language/expression/evaluate.ts";
import type { Expression } from "../../../src/language/expression/scope.ts";
import type { OptionsPlan } from "../../../src/language/plan/options.ts";
import { useHost } from "../page/contexts.ts";
import { useScope, withLocals } from "../page/use-scope.ts";
import type { PagesEnd } from "../read/page-turn.ts";
import { useDictionary } from "../read/use-dictionary.ts";
import { useArguments, useRead } from "../read/use-read.ts";
import { shownText } from "../show/shown-text.ts";
import { type ChoiceNode, choicesOfRows, choicesOfSchema, itemOf, keptValue } from "./choices.ts";
import type { WidgetViewProps } from "./widget-view.ts";

/** The choices of a field by its catalogue and dictionary. */
export function useSchemaChoices({
  schema,
  value,
  options,
}: Pick<WidgetViewProps, "schema" | "value" | "options">): ChoiceNode[] {
  const { text } = useHost();
  const dictionary = useDictionary(schema["x-dict"] ?? itemOf(schema)["x-dict"] ?? null);
  const choices = useMemo(
    () => choicesOfSchema(schema, dictionary, text),
    [schema, dictionary, text],
  );
  return useOffered(options.input?.only ?? null, choices, value);
}

/** The choices that the page offers; one that is already chosen keeps its name. */
function useOffered(only: Expression | null, choices: ChoiceNode[], chosen: unknown) {
  const scope = useScope([only]);
  return useMemo(() => {
    if (only === null) return choices;
    const held = [chosen].flat();
    return choices.filter(
      ({ value }) => held.includes(value) || holds(only, withLocals(scope, { value })),
    );
  }, [only, choices, chosen, scope]);
}

/** A field whose value is among choices. */
export interface ChosenField {
  value?: unknown;
  onChange(value: unknown): void;
}

/** The choices that a call answers, and how the call stands. */
export interface RowChoices {
  choices: ChoiceNode[];
  isLoading: boolean;
  isFailed: boolean;
  /** Whether another field must be filled in first. */
  isWaiting: boolean;
  /** Why they end where more should follow. */
  end: PagesEnd | null;
  retry(): void;
}

/**
 * The choices that a call answers. Where they follow other fields, those of other values are never
 * shown, and a value that is no longer among them is cleared.
 */
export function useRowChoices(options: OptionsPlan, field: ChosenField): RowChoices {
  const { rows, followsForm } = options;
  const read = useRead(rows.call, {}, { allPagesOf: rows.list });
  const { status } = read;
  const isOutdated = followsForm && read.isPrevious;
  const data = isOutdated ? null : read.result?.data;
  const records = useMemo(() => rowsOf(rows, data), [data, rows]);
  const choices = useChoicesOfRows(options, records);
  useClearedWhenGone(options, field, status === "done" && !isOutdated ? choices : null);
  return {
    choices,
    isLoading: status === "loading" || isOutdated,
    isFailed: status === "failed",
    isWaiting: status === "waiting",
    end: read.result?.end ?? null,
    retry: () => void read.refresh(),
  };
}

/** The choices in rows of the options' call. */
export function useChoicesOfRows(
  { rows, valueField, labelField }: OptionsPlan,
  records: readonly Readonly<Record<string, unknown>>[],
): ChoiceNode[] {
  const host = useHost();
  return useMemo(() => {
    const fields = { valueField, labelField, childrenField: rows.list.children };
    return choicesOfRows(records, fields, (label) => shownText(host, label));
  }, [records, rows, valueField, labelField, host]);
}

/** The values of the other fields that the options follow, as a text; `null` while one is missing. */
export function useFollowed({ rows }: OptionsPlan): string | null {
  const args = useArguments(rows.call);
  return args && JSON.stringify(args);
}

/** Clears what was chosen for other values of the fields that the options follow. */
function useClearedWhenGone(
  options: OptionsPlan,
  { value, onChange }: ChosenField,
  choices: readonly ChoiceNode[] | null,
): void {
  const followed = useFollowed(options);
  const last = useRef(followed);
  useEffect(() => {
    if (!options.followsForm || followed === last.current) return;
    if (followed !== null && choices === null) return;
    last.current = followed;
    const kept = keptValue(value, choices ?? []);
    if (kept !== value) onChange(kept);
  }, [options, followed, choices, value, onChange]);
}
