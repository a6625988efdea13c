import { type ComponentProps, createContext, useContext } from "react";
import { isComposing } from "../../../src/ui/keys/is-composing.ts";
import { useHost } from "../page/contexts.ts";
import styles from "./calendar.module.css";

/** What the inputs of a calendar or a clock do with texts that it does not read itself. */
export interface TypedTexts {
  /** The values that are no time, by the place of their input; empty for those that are. */
  kept: readonly string[];
  /** The sentence about a text that is no time. */
  fault: string;
  /** Takes a text that was typed and left, or emptied, in the input at a place. */
  take(text: string, place: number): void;
  /** Whether the value at a place is the text already, so that Enter has nothing to pick. */
  isTaken(text: string, place: number): boolean;
  /** Whether Enter sends the form once it has nothing to pick. */
  sendsByEnter?: boolean;
}

export const TypedTextsContext = createContext<TypedTexts>({
  kept: [],
  fault: "",
  take: () => {},
  isTaken: () => false,
});

type MomentInputProps = ComponentProps<"input"> & { "date-range"?: "start" | "end" };

/**
 * The input of a calendar or a clock. What it shows is the field's value: antd's own keeps the old
 * value where its input is emptied or its text has another format, and shows the text all the same.
 * The first input of a range has the field's label; the second is labelled as the end of that range.
 */
export function MomentInput({ "aria-label": label, ref, ...input }: MomentInputProps) {
  const { text } = useHost();
  const { kept, fault, take, isTaken, sendsByEnter = false } = useContext(TypedTextsContext);
  const isEnd = input["date-range"] === "end";
  const place = isEnd ? 1 : 0;
  const isFaulty = Boolean(kept[place]);
  return (
    <input
      {...input}
      // A search is not sent with a text that is no time; a form says so by its own checks.
      ref={(element) => {
        element?.setCustomValidity(isFaulty ? fault : "");
        return passOn(ref, element);
      }}
      title={isFaulty ? fault : undefined}
      aria-invalid={isFaulty || input["aria-invalid"]}
      value={input.value || kept[place]}
      aria-label={
        isEnd
          ? text("common.named", { name: label ?? "", value: input.placeholder ?? "" })
          : undefined
      }
      onChange={(event) => {
        input.onChange?.(event);
        if (event.target.value === "") take("", place);
      }}
      onKeyDown={(event) => {
        if (event.key === "Enter" && !isComposing(event)) {
          const { value, form } = event.currentTarget;
          if (sendsByEnter && isTaken(value, place)) form?.requestSubmit();
          else take(value, place);
        }
        input.onKeyDown?.(event);
      }}
      onBlur={(event) => {
        take(event.target.value, place);
        input.onBlur?.(event);
      }}
    />
  );
}

function passOn(ref: MomentInputProps["ref"], element: HTMLInputElement | null) {
  if (typeof ref === "function") return ref(element);
  if (ref) ref.current = element;
  return undefined;
}

/** The parts of antd's pickers that are replaced; a constant, since other parts are drawn anew. */
export const ownInput = { input: MomentInput };

/** The classes of antd's calendars, whose parts are arranged for narrow screens. */
export const calendarClasses = { popup: { root: styles.popup } };
