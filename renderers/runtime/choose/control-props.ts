import type { WidgetViewProps } from "./widget-view.ts";

/** The props and ARIA attributes of a field for antd's controls, the same for every widget. */
export function controlProps(
  props: Pick<
    WidgetViewProps,
    "id" | "required" | "disabled" | "readonly" | "autofocus" | "rawErrors"
  >,
) {
  const { id } = props;
  const isFaulty = (props.rawErrors?.length ?? 0) > 0;
  return {
    id,
    disabled: props.disabled === true || props.readonly === true,
    autoFocus: props.autofocus === true,
    ...(isFaulty ? { status: "error" as const } : {}),
    "aria-required": props.required === true,
    "aria-invalid": isFaulty,
    "aria-describedby": `${unlistedId(id)} ${id}__error ${id}__help ${id}__description`,
  };
}

/** The id of the sentence that a field's value is not among its choices. */
export const unlistedId = (fieldId: string) => `${fieldId}__unlisted`;

/** A control is as wide as its field. */
export const fullWidth = { width: "100%" };

/** The form value of a text; an empty input has no value. */
export function valueOfText(text: string): string | undefined {
  return text === "" ? undefined : text;
}
