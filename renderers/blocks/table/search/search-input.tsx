import { Input, Select } from "antd";
import { typesOf } from "../../../../src/catalogue/schema/json-schema.ts";
import { rowsOf } from "../../../../src/catalogue/schema/rows.ts";
import type { InputPlan } from "../../../../src/language/plan/input.ts";
import type { OptionsPlan } from "../../../../src/language/plan/options.ts";
import type { PlainType } from "../../../../src/language/type.ts";
import { clearButton } from "../../../../src/ui/buttons/clear-button.tsx";
import { lateView } from "../../../../src/ui/late/late-view.ts";
import { useTabLeaves } from "../../../../src/ui/use-tab-leaves.ts";
import { choicesOfSchema, itemOf } from "../../../runtime/choose/choices.ts";
import { fullWidth } from "../../../runtime/choose/control-props.ts";
import type { MomentSort } from "../../../runtime/choose/picked-moment.ts";
import { useHost } from "../../../runtime/page/contexts.ts";
import { endOf, PagesEndNote } from "../../../runtime/read/pages/pages-end.tsx";
import { namesOfSchema, useDictionary } from "../../../runtime/read/use-dictionary.ts";
import { useRead } from "../../../runtime/read/use-read.ts";
import { plainText } from "../../../runtime/show/plain-text.ts";

interface SearchInputProps {
  id: string;
  input: InputPlan;
  value: unknown;
  onChange(value: unknown): void;
}

// Date pickers and number inputs are loaded lazily, as they are large and few searches need them.
const MomentPicker = lateView(
  async () => (await import("../../../runtime/choose/moment-picker.tsx")).MomentPicker,
  { Meanwhile: ({ control: { id } }) => <Input id={id} disabled /> },
);

const LateNumberInput = lateView(
  async () => (await import("../../../runtime/choose/number-input.tsx")).NumberInput,
  {
    Meanwhile: ({ id }) => <Input id={id} disabled />,
  },
);

const momentSorts: readonly MomentSort[] = ["date", "dateTime", "month"];

/** The input of a search field; the forms' widgets are too large for it. */
export function SearchInput(props: SearchInputProps) {
  const { id, input, value, onChange } = props;
  const { type, dictionary, options, schema } = input;
  const { text } = useHost();
  if (options) return <OptionsSelect {...props} options={options} />;
  if (dictionary !== null || hasValues(type)) return <ListedSelect {...props} />;
  if (type.kind === "bool") return <BooleanSelect {...props} />;
  const sort = momentSorts.find((name) => name === input.widget);
  if (sort)
    return (
      <MomentPicker sendsByEnter control={{ id }} sort={sort} value={value} onChange={onChange} />
    );
  if (type.kind === "number") return <NumberField {...props} />;
  return (
    <Input
      id={id}
      type="search"
      value={plainText(value)}
      maxLength={schema.maxLength}
      allowClear={clearButton(text("common.clear"))}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

function NumberField({ id, input: { schema }, value, onChange }: SearchInputProps) {
  const { language, text } = useHost();
  const isWhole = typesOf(schema)[0] === "integer";
  return (
    <LateNumberInput
      id={id}
      language={language}
      style={fullWidth}
      value={value}
      isWhole={isWhole}
      fault={text(isWhole ? "validation.integer" : "validation.number")}
      onChange={onChange}
    />
  );
}

interface Entry {
  value: string | number | boolean;
  label: string;
}

function ValueSelect({
  id,
  input,
  value,
  onChange,
  entries,
  isLoading = false,
}: SearchInputProps & { entries: Entry[]; isLoading?: boolean }) {
  const clear = clearButton(useHost().text("common.clear"));
  const isSeveral = input.type.kind === "list";
  const leaveByTab = useTabLeaves(isSeveral);
  return (
    <Select
      id={id}
      style={{ width: "100%" }}
      mode={isSeveral ? "multiple" : undefined}
      maxTagCount="responsive"
      onInputKeyDown={leaveByTab}
      options={entries}
      value={value}
      loading={isLoading}
      allowClear={clear}
      showSearch={entries.length > 8 ? { optionFilterProp: "label" } : false}
      onChange={(chosen: unknown) => onChange(chosen)}
    />
  );
}

function hasValues(type: PlainType): boolean {
  if (type.kind === "list") return hasValues(type.of);
  return (type.kind === "string" || type.kind === "number") && type.values !== null;
}

function ListedSelect(props: SearchInputProps) {
  const { dictionary, schema } = props.input;
  const { catalogue, text } = useHost();
  const item = catalogue.resolve(itemOf(schema));
  const entries = choicesOfSchema(item, useDictionary(dictionary), text);
  return <ValueSelect {...props} entries={entries} />;
}

function BooleanSelect(props: SearchInputProps) {
  const host = useHost();
  const names = namesOfSchema(props.input.schema, host).byValue;
  const entries = [
    { value: true, label: names.get("true")?.label ?? host.text("common.yes") },
    { value: false, label: names.get("false")?.label ?? host.text("common.no") },
  ];
  return <ValueSelect {...props} entries={entries} />;
}

function OptionsSelect({ options, ...props }: SearchInputProps & { options: OptionsPlan }) {
  const { rows, valueField, labelField } = options;
  const read = useRead(rows.call, {}, { allPagesOf: rows.list });
  const entries = rowsOf(rows, read.result?.data).flatMap((row): Entry[] => {
    const { [valueField]: value, [labelField]: label } = row;
    if (typeof value !== "string" && typeof value !== "number") return [];
    return [{ value, label: plainText(label) || String(value) }];
  });
  return (
    <>
      <ValueSelect {...props} entries={entries} isLoading={read.status === "loading"} />
      <PagesEndNote end={endOf(read)} />
    </>
  );
}
