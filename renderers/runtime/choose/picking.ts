import type { KeyboardEvent } from "react";

/** The properties by which a calendar's picks count, the same for a moment, a time and a range. */
export function picking<Picked>(pick: (picked: Picked) => void) {
  return {
    // What is picked counts when the input is left, also without a press of the button.
    needConfirm: false,
    // A preview of the day below the pointer would replace what is typed in the input.
    previewValue: false,
    onKeyDown: pickByEnter,
    onChange: pick,
    // The picker tells of a change only a frame after the input was left, which on a phone comes
    // after the tap on the button that sends the form.
    onCalendarChange: pick,
  } as const;
}

/** In a calendar's input Enter picks the date and does not submit the form. */
function pickByEnter(event: KeyboardEvent<HTMLElement>): void {
  if (event.key === "Enter") event.preventDefault();
}
