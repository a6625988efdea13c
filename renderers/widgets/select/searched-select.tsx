import { Select } from "antd";
import { type UIEvent, useEffect, useRef, useState } from "react";
import { own } from "../../../src/catalogue/schema/record.ts";
import type { OptionsPlan } from "../../../src/language/plan/options.ts";
import { clearButton } from "../../../src/ui/clear-button.tsx";
import { type ChoiceValue, isChoiceValue, isMultiple } from "../../runtime/choose/choices.ts";
import { ChoicesState } from "../../runtime/choose/choices-state.tsx";
import { controlProps, fullWidth } from "../../runtime/choose/control-props.ts";
import { useFollowed } from "../../runtime/choose/use-choices.ts";
import { useOptionLabels } from "../../runtime/choose/use-option-labels.ts";
import type { WidgetViewProps } from "../../runtime/choose/widget-view.ts";
import { useHost } from "../../runtime/page/contexts.ts";
import { useManyChosen } from "../use-many-chosen.tsx";
import { useOptionSearch } from "./use-option-search.ts";

/** How near to the end of the list, in pixels, the next page is asked for. */
const nearEnd = 120;

/** Values that a service finds by what is typed, a page at a time, shown by their labels. */
export function SearchedSelect({ plan, ...props }: WidgetViewProps & { plan: OptionsPlan }) {
  const { text } = useHost();
  const clear = clearButton(text("common.clear"));
  const [typed, setTyped] = useState("");
  const [isOpen, setOpen] = useState(false);
  const isMany = isMultiple(props.schema);
  const chosen = [props.value].flat().filter(isChoiceValue);
  const mustName = plan.one === null && chosen.length > 0;
  const found = useOptionSearch(plan, typed, isOpen || mustName);
  const labelOf = useOptionLabels(plan, chosen, found.choices);
  useClearedWhenOthersChange(plan, props);
  const named = chosen.map((value) => ({ value, label: labelOf(value) }));
  const control = controlProps(props);
  const onScroll = ({ currentTarget: list }: UIEvent<HTMLElement>): void => {
    if (list.scrollHeight - list.scrollTop - list.clientHeight < nearEnd) found.readMore();
  };
  const many = useManyChosen({
    value: isMany ? chosen : null,
    isFixed: control.disabled,
    onChange: props.onChange,
    labelOf,
  });
  const select = (
    <Select<unknown>
      {...control}
      {...many.tags}
      disabled={control.disabled || found.isWaiting}
      style={fullWidth}
      mode={isMany ? "multiple" : undefined}
      labelInValue
      value={isMany ? named : named[0]}
      options={found.choices}
      loading={isOpen && found.isLoading}
      notFoundContent={<ChoicesState {...found} />}
      placeholder={text(found.isWaiting ? "choose.optionsWait" : "choose.search")}
      allowClear={props.required !== true && clear}
      showSearch={{ filterOption: false, onSearch: setTyped, searchValue: typed }}
      onPopupScroll={onScroll}
      onOpenChange={(opens) => {
        setOpen(opens);
        if (!opens) setTyped("");
      }}
      onChange={(next) => {
        const values = [next].flat().flatMap(valueIn);
        props.onChange(isMany ? values : values[0]);
      }}
    />
  );
  return (
    <>
      {select}
      {many.list}
    </>
  );
}

function valueIn(choice: unknown): ChoiceValue[] {
  const value = own(choice, "value");
  return isChoiceValue(value) ? [value] : [];
}

/** What was found for other values of the fields that the options follow is cleared at once. */
function useClearedWhenOthersChange(plan: OptionsPlan, { value, onChange }: WidgetViewProps): void {
  const followed = useFollowed(plan);
  const last = useRef(followed);
  useEffect(() => {
    if (followed === last.current) return;
    last.current = followed;
    if (plan.followsForm && value !== undefined) onChange(undefined);
  }, [plan, followed, value, onChange]);
}
