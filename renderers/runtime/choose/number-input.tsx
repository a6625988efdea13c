import { InputNumber, type InputNumberProps } from "antd";
import { type ComponentRef, useEffect, useMemo, useRef } from "react";
import { exactNumber, isAnyNumber } from "../../../src/catalogue/schema/exact-json.ts";
import { decimalMark, type Language } from "../../../src/i18n/language.ts";
import { typedNumber } from "./typed-number.ts";

interface NumberInputProps
  extends Omit<InputNumberProps<number | string>, "value" | "onChange" | "onInput"> {
  /** The language in which numbers are shown to the person. */
  language: Language;
  value: unknown;
  /** Receives the typed number, or the typed text if it is none; `null` if the input is empty. */
  onChange(value: number | string | null): void;
  /** The sentence about a value of another sort, with which no search is sent. */
  fault?: string;
  /** Whether a number with decimals is at fault as well. */
  isWhole?: boolean;
}

/** What antd reads as a number. */
const readable = /^-?(\d+\.?\d*|\.\d+)(e[-+]?\d+)?$/;

/**
 * A number input that reads what is typed in the person's language and keeps all digits: `1,5` is
 * one and a half where numbers are shown so. antd's own reading drops commas and minus signs that
 * are not plain, which makes another number of them, and takes no digits of full width.
 *
 * A text that is no number stays as the value, which the form's checks refuse. antd would keep the
 * last number that it could read instead: 12 of `12万`, and the former one where `abc` is pasted.
 *
 * antd names its two buttons in English only, and without the field. Like those of a browser's own
 * number input they are left to the mouse, since the arrow keys do the same.
 */
export function NumberInput(given: NumberInputProps) {
  const { language, value, onChange, fault, isWhole = false, ...props } = given;
  const entry = useMemo(() => {
    const mark = decimalMark(language);
    const parser = (text: string | undefined): string => typedNumber(text ?? "", mark);
    return { decimalSeparator: mark, parser };
  }, [language]);
  const isText = typeof value === "string" && !isAnyNumber(value);
  const isFaulty = isText || (isWhole && isAnyNumber(value) && Number(value) % 1 !== 0);
  const faulty = fault !== undefined && isFaulty && { status: "error" as const, title: fault };
  const input = useRef<ComponentRef<typeof InputNumber>>(null);
  useEffect(() => {
    input.current?.setCustomValidity(faulty ? faulty.title : "");
    const buttons = input.current?.nativeElement.querySelectorAll("[role=button]") ?? [];
    for (const button of buttons) button.setAttribute("aria-hidden", "true");
  });
  return (
    <InputNumber<number | string>
      ref={input}
      stringMode
      {...entry}
      {...faulty}
      {...props}
      value={isText || isAnyNumber(value) ? value : null}
      onChange={(entered) => onChange(entered === null ? null : exactNumber(String(entered)))}
      onInput={(text) => {
        if (text.trim() === "") onChange(null);
        else if (!readable.test(entry.parser(text))) onChange(text);
      }}
    />
  );
}
