import { Select } from "antd";
import { type ListedValue, listedValues } from "../../../src/catalogue/json-schema.ts";
import type { OptionsPlan } from "../../../src/language/plan/options.ts";
import { type ChoiceNode, isChoiceValue, isMultiple, itemOf } from "../../runtime/choices.ts";
import { ChoicesState } from "../../runtime/choices-state.tsx";
import { useClearButton } from "../../runtime/clear-button.tsx";
import { useHost } from "../../runtime/contexts.ts";
import { controlProps } from "../../runtime/control-props.ts";
import { type RowChoices, useRowChoices, useSchemaChoices } from "../../runtime/use-choices.ts";
import type { WidgetViewProps } from "../../runtime/widget-view.ts";
import { SearchedSelect } from "./searched-select.tsx";

/** One or several of the values that the catalogue, a dictionary or a call gives. */
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
  const isPlain = listed.every(({ value }) => isChoiceValue(value));
  return isPlain ? <PlainSelect {...props} /> : <RecordSelect {...props} listed={listed} />;
}

/** Values that are records or yes and no: the select knows them by their texts. */
function RecordSelect({ listed, ...props }: WidgetViewProps & { listed: readonly ListedValue[] }) {
  const { text } = useHost();
  const isMany = isMultiple(props.schema);
  const choices = listed.map(({ value, title }) => ({
    value: JSON.stringify(value),
    label: title === null ? nameOf(value) : text(title),
  }));
  const known = new Map(listed.map(({ value }) => [JSON.stringify(value), value]));
  const textOf = (value: unknown) => (value === undefined ? undefined : JSON.stringify(value));
  const shown =
    Array.isArray(props.value) && isMany ? props.value.map(textOf) : textOf(props.value);
  const choose = (chosen: unknown): void =>
    props.onChange(
      Array.isArray(chosen) ? chosen.map((one) => known.get(one)) : known.get(String(chosen)),
    );
  return <Choices {...props} value={shown} choices={choices} onChange={choose} />;
}

/** What a record without a title is called: the first text in it. */
function nameOf(value: unknown): string {
  const inner = typeof value === "object" && value !== null ? Object.values(value) : [value];
  return String(inner.find((part) => typeof part === "string") ?? JSON.stringify(value));
}

function PlainSelect(props: WidgetViewProps) {
  const choices = useSchemaChoices(props);
  const item = itemOf(props.schema);
  const isFree = listedOrNamed(item) === false && !props.schema["x-dict"];
  return <Choices {...props} choices={choices} isFree={isFree} />;
}

function listedOrNamed(item: WidgetViewProps["schema"]): boolean {
  return listedValues(item) !== null || item["x-dict"] !== undefined;
}

function RowSelect({ plan, ...props }: WidgetViewProps & { plan: OptionsPlan }) {
  const rows = useRowChoices(plan, props);
  return <Choices {...props} choices={rows.choices} rows={rows} />;
}

interface ChoicesProps extends WidgetViewProps {
  choices: ChoiceNode[];
  /** How the call stands that answers them. */
  rows?: RowChoices;
  /** Whether what is typed may itself become a value. */
  isFree?: boolean;
}

/** More choices than these are searched rather than read. */
const mostUnsearched = 8;

const fullWidth = { width: "100%" };
const search = { optionFilterProp: "label" };

function Choices({ choices, rows, isFree = false, ...props }: ChoicesProps) {
  const host = useHost();
  const clear = useClearButton();
  const isMany = isMultiple(props.schema);
  const { value, required, onChange } = props;
  const control = controlProps(props);
  const isWaiting = rows?.isWaiting === true;
  return (
    <Select
      {...control}
      disabled={control.disabled || isWaiting}
      style={fullWidth}
      mode={isMany ? (isFree ? "tags" : "multiple") : undefined}
      value={value === "" ? undefined : value}
      options={choices}
      loading={rows?.isLoading === true}
      notFoundContent={rows && <ChoicesState {...rows} />}
      placeholder={host.text(isWaiting ? "form.optionsWait" : "form.choose")}
      allowClear={required !== true && !isMany && clear}
      showSearch={isMany || choices.length > mostUnsearched ? search : false}
      onChange={(chosen: unknown) => onChange(chosen ?? undefined)}
    />
  );
}
