import { InputNumber, type InputNumberProps } from "antd";
import { useMemo } from "react";
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
 */
export function NumberInput({ language, ...props }: NumberInputProps) {
  const entry = useMemo(() => {
    const mark: DecimalMark = (1.5).toLocaleString(languageTags[language]).includes(",")
      ? ","
      : ".";
    const parser = (text: string | undefined): string => typedNumber(text ?? "", mark);
    return { decimalSeparator: mark, parser };
  }, [language]);
  return <InputNumber<number | string> stringMode {...entry} {...props} />;
}
