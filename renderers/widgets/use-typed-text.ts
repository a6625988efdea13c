import { textOf } from "../../src/catalogue/written/text-of.ts";
import { controlProps, valueOfText } from "../runtime/choose/control-props.ts";
import type { WidgetViewProps } from "../runtime/choose/widget-view.ts";
import { useHeldValue } from "../runtime/draft/held-value.ts";

/** Maximum characters of which the browser, at each layout, finds out how they are written. */
const longestDirected = 10_000;

/** The props of a text control; the form receives the text after a pause in typing. */
export function useTypedText(props: WidgetViewProps) {
  const { id, value, onChange, onBlur } = props;
  const held = useHeldValue(textOf(value), (text) => onChange(valueOfText(text)));
  return {
    ...controlProps(props),
    dir: held.shown.length > longestDirected ? undefined : "auto",
    value: held.shown,
    onChange: ({ target }: { target: { value: string } }) => held.change(target.value),
    onBlur: () => {
      held.handOver();
      onBlur(id, value);
    },
  };
}
