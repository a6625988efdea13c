import { useMemo } from "react";
import type { JsonSchema } from "../../src/catalogue/json-schema.ts";
import type { OptionsPlan } from "../../src/language/plan/input.ts";
import type { RowsPlan } from "../../src/language/plan/rows.ts";
import { type ChoiceNode, choicesOfRows, choicesOfSchema, itemOf, rowsIn } from "./choices.ts";
import { useHost } from "./contexts.ts";
import { shownText } from "./shown-text.ts";
import { useDictionary } from "./use-dictionary.ts";
import { type Read, useRead } from "./use-read.ts";

/** The choices of a field by its catalogue and dictionary. */
export function useSchemaChoices(schema: JsonSchema): ChoiceNode[] {
  const { text } = useHost();
  const dictionary = useDictionary(schema["x-dict"] ?? itemOf(schema)["x-dict"] ?? null);
  return useMemo(() => choicesOfSchema(schema, dictionary, text), [schema, dictionary, text]);
}

/** The choices that a call answers, and how the call stands. */
export function useRowChoices(options: OptionsPlan): { choices: ChoiceNode[]; read: Read } {
  const { rows, valueField, labelField } = options;
  const read = useRead(
    rows.call,
    useMemo(() => wholeList(rows), [rows]),
  );
  const host = useHost();
  const data = read.result?.data;
  const choices = useMemo(() => {
    const fields = { valueField, labelField, childrenField: rows.list.children };
    return choicesOfRows(rowsIn(data, rows.list.rows), fields, (label) => shownText(host, label));
  }, [data, rows, valueField, labelField, host]);
  return { choices, read };
}

/** Asks for as many rows at once as the operation gives. */
function wholeList({ list, call }: RowsPlan): Record<string, unknown> {
  if (list.current === undefined || list.size === undefined) return {};
  const most = call.operation.request.properties?.[list.size]?.maximum ?? 100;
  return { [list.current]: 1, [list.size]: most };
}
