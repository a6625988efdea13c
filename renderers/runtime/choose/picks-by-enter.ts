import type { KeyboardEvent } from "react";

/** For a calendar's input: Enter picks what is typed or marked, and does not send the form as well. */
export function picksByEnter(event: KeyboardEvent<HTMLElement>): void {
  if (event.key === "Enter") event.preventDefault();
}
