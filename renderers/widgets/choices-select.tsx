import { Select } from "antd";
import type { KeyboardEvent } from "react";
import { clearButton } from "../../src/ui/buttons/clear-button.tsx";
import { isComposing } from "../../src/ui/keys/is-composing.ts";
import { type ChoiceNode, isMultiple } from "../runtime/choose/choices.ts";
import { ChoicesState } from "../runtime/choose/choices-state.tsx";
import { controlProps, fullWidth } from "../runtime/choose/control-props.ts";
import type { RowChoices } from "../runtime/choose/use-choices.ts";
import type { WidgetViewProps } from "../runtime/choose/widget-view.ts";
import { useHost } from "../runtime/page/contexts.ts";
import { useManyChosen } from "./use-many-chosen.tsx";

interface ChoicesSelectProps extends WidgetViewProps {
  choices: ChoiceNode[];
  /** The state of the call that returns the choices. */
  rows?: RowChoices;
  /** Whether free text is permitted. */
  isFree?: boolean;
}

/** Maximum choices shown without a search field. */
const mostUnsearched = 8;

const search = { optionFilterProp: "label" };

/** A select for one or several of the given choices, with a search if there are many. */
export function ChoicesSelect({ choices, rows, isFree = false, ...props }: ChoicesSelectProps) {
  const host = useHost();
  const clear = clearButton(host.text("common.clear"));
  const isMany = isMultiple(props.schema);
  const { value, required, onChange } = props;
  const control = controlProps(props);
  const isWaiting = rows?.isWaiting === true;
  const many = useManyChosen({
    value,
    isMultiple: isMany,
    isFixed: control.disabled,
    onChange,
    labelOf: (one) => choices.find((choice) => choice.value === one)?.label ?? String(one),
  });
  return many.withList(
    <Select
      {...control}
      {...many.tags}
      disabled={control.disabled || isWaiting}
      style={fullWidth}
      mode={isMany ? (isFree ? "tags" : "multiple") : undefined}
      onInputKeyDown={(event) => {
        if (isFree) keepChosen(event, value);
        many.tags.onInputKeyDown(event);
      }}
      value={value === "" ? undefined : value}
      options={choices}
      loading={rows?.isLoading === true}
      notFoundContent={rows && <ChoicesState {...rows} />}
      placeholder={host.text(isWaiting ? "choose.optionsWait" : "choose.choose")}
      allowClear={required !== true && !isMany && clear}
      showSearch={isMany || choices.length > mostUnsearched ? search : false}
      onChange={(chosen: unknown) => onChange(chosen ?? undefined)}
    />,
  );
}

/** By itself antd's select would take a value back whose text is typed a second time. */
function keepChosen(event: KeyboardEvent<HTMLElement>, values: unknown): void {
  const { key, currentTarget: input } = event;
  if (key !== "Enter" || isComposing(event)) return;
  if (!(input instanceof HTMLInputElement) || !Array.isArray(values)) return;
  if (!values.some((one) => String(one) === input.value)) return;
  event.stopPropagation();
  // Enter must not submit the form either, and what is typed next replaces the text.
  event.preventDefault();
  input.select();
}
