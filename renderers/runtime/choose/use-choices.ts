import { useEffect, useMemo, useRef } from "react";
import { rowsOf } from "../../../src/catalogue/schema/rows.ts";
import { holds } from "../../../src/language/expression/evaluate.ts";
import type { Expression } from "../../../src/language/expression/scope.ts";
import type { OptionsPlan } from "../../../src/language/plan/options.ts";
import { useHost } from "../page/contexts.ts";
import { useArguments, useScope, withLocals } from "../page/use-scope.ts";
import type { PagesEnd } from "../read/pages/page-turn.ts";
import { useDictionary } from "../read/use-dictionary.ts";
import { useRead } from "../read/use-read.ts";
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

/** The choices that the page offers; a chosen value keeps its label. */
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

/** A field with choices and its value. */
export interface ChosenField {
  value?: unknown;
  onChange(value: unknown): void;
}

/** The choices from a call, with its state. */
export interface RowChoices {
  choices: ChoiceNode[];
  isLoading: boolean;
  isFailed: boolean;
  /** Whether the call waits for another field's value. */
  isWaiting: boolean;
  /** Why choices are missing at the end. */
  end: PagesEnd | null;
  retry(): void;
}

/**
 * The choices from a call. Where they depend on other fields, choices for old values are never
 * shown, and a chosen value no longer offered is cleared.
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
    end: read.end,
    retry: () => void read.refresh(),
  };
}

/** The choices in the rows of an options call. */
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

/** The values of the fields that options depend on, as text; `null` while one is missing. */
export function useFollowed({ rows }: OptionsPlan): string | null {
  const args = useArguments(rows.call);
  return args && JSON.stringify(args);
}

/** Clears a chosen value when the fields that its options depend on change. */
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
