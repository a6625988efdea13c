import { type ListedValue, listedValues } from "../../../src/catalogue/schema/json-schema.ts";
import { isTextOrNumber } from "../../../src/catalogue/schema/record.ts";
import type { OptionsPlan } from "../../../src/language/plan/options.ts";
import { isMultiple, itemOf, nameOfValue, unlistedIn } from "../../runtime/choose/choices.ts";
import { useRowChoices, useSchemaChoices } from "../../runtime/choose/use-choices.ts";
import type { WidgetViewProps } from "../../runtime/choose/widget-view.ts";
import { useHost } from "../../runtime/page/contexts.ts";
import { PagesEndNote } from "../../runtime/read/pages/pages-end.tsx";
import { ChoicesSelect } from "../choices-select.tsx";
import { SearchedSelect } from "./searched-select.tsx";

/** A select for one or several values from the catalogue, a dictionary or a call. */
export function Widget(props: WidgetViewProps) {
  const options = props.options.input?.options;
  if (!options) return <SchemaSelect {...props} />;
  const isSearched = options.search !== null;
  return isSearched ? (
    <SearchedSelect {...props} plan={options} />
  ) : (
    <RowSelect {...props} plan={options} />
  );
}

function SchemaSelect(props: WidgetViewProps) {
  const listed = listedValues(itemOf(props.schema)) ?? [];
  // Nothing is chosen by emptying the select, so `null` among the values is no choice.
  const isPlain = listed.every(({ value }) => value === null || isTextOrNumber(value));
  return isPlain ? <PlainSelect {...props} /> : <RecordSelect {...props} listed={listed} />;
}

/** A select for values that are records or booleans, which it identifies by their texts. */
function RecordSelect({ listed, ...props }: WidgetViewProps & { listed: readonly ListedValue[] }) {
  const { text } = useHost();
  const isMany = isMultiple(props.schema);
  // A value that is not listed keeps its name, and stays when others are chosen beside it.
  const held = unlistedIn(props.schema, props.value).map((value) => ({ value, title: null }));
  const known = new Map([...listed, ...held].map(({ value }) => [JSON.stringify(value), value]));
  const choices = [...listed, ...held].map(({ value, title }) => ({
    value: JSON.stringify(value),
    label: title === null ? nameOfValue(value) : text(title),
  }));
  const textOf = (value: unknown) => (value === undefined ? undefined : JSON.stringify(value));
  const shown =
    Array.isArray(props.value) && isMany ? props.value.map(textOf) : textOf(props.value);
  const choose = (chosen: unknown): void =>
    props.onChange(
      Array.isArray(chosen) ? chosen.map((one) => known.get(one)) : known.get(String(chosen)),
    );
  return <ChoicesSelect {...props} value={shown} choices={choices} onChange={choose} />;
}

function PlainSelect(props: WidgetViewProps) {
  const choices = useSchemaChoices(props);
  const item = itemOf(props.schema);
  const dictionary = item["x-dict"] ?? props.schema["x-dict"];
  const isFree = listedValues(item) === null && dictionary === undefined;
  return <ChoicesSelect {...props} choices={choices} isFree={isFree} />;
}

function RowSelect({ plan, ...props }: WidgetViewProps & { plan: OptionsPlan }) {
  const rows = useRowChoices(plan, props);
  return (
    <>
      <ChoicesSelect {...props} choices={rows.choices} rows={rows} />
      <PagesEndNote end={rows.end} />
    </>
  );
}
