import { InputNumber, type InputNumberProps } from "antd";
import { type ComponentRef, useEffect, useMemo, useRef } from "react";
import { type Language, languageTags } from "../../../src/i18n/language.ts";
import { type DecimalMark, typedNumber } from "./typed-number.ts";

interface NumberInputProps extends InputNumberProps<number | string> {
  /** The language in which numbers are shown to the person. */
  language: Language;
}

/**
 * A number input that reads what is typed in the person's language and keeps all digits: `1,5` is
 * one and a half where numbers are shown so. antd's own reading drops commas and minus signs that
 * are not plain, which makes another number of them, and takes no digits of full width.
 *
 * antd names its two buttons in English only, and without the field. Like those of a browser's own
 * number input they are left to the mouse, since the arrow keys do the same.
 */
export function NumberInput({ language, ...props }: NumberInputProps) {
  const entry = useMemo(() => {
    const mark: DecimalMark = (1.5).toLocaleString(languageTags[language]).includes(",")
      ? ","
      : ".";
    const parser = (text: string | undefined): string => typedNumber(text ?? "", mark);
    return { decimalSeparator: mark, parser };
  }, [language]);
  const input = useRef<ComponentRef<typeof InputNumber>>(null);
  useEffect(() => {
    const buttons = input.current?.nativeElement.querySelectorAll("[role=button]") ?? [];
    for (const button of buttons) button.setAttribute("aria-hidden", "true");
  });
  return <InputNumber<number | string> ref={input} stringMode {...entry} {...props} />;
}
