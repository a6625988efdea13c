import type { WidgetViewProps } from "./widget-view.ts";

/** What antd's controls and assistive technology are told of a field, the same for every widget. */
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
    "aria-describedby": `${id}__error ${id}__help ${id}__description`,
  };
}

/** A control is as wide as its field. */
export const fullWidth = { width: "100%" };

/** The text that a value is shown as while it is edited. */
export function textOf(value: unknown): string {
  if (value === null || value === undefined) return "";
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}

/** A text as the form keeps it: an emptied field is no value. */
export function valueOfText(text: string): string | undefined {
  return text === "" ? undefined : text;
}
