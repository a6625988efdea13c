import type { KeyboardEvent } from "react";

/** In a calendar's input Enter picks the date and does not submit the form. */
export function picksByEnter(event: KeyboardEvent<HTMLElement>): void {
  if (event.key === "Enter") event.preventDefault();
}
