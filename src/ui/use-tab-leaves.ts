import { type KeyboardEvent, useRef } from "react";

/**
 * Returns a select's handler of keys in its input, by which Tab leaves an open list without a change
 * of the value. By itself antd's select would choose the marked option, which is the first one before
 * anybody has moved, or take back a value that is chosen already. Where one value is chosen, Tab
 * still takes the option that a person has moved to or searched for.
 */
export function useTabLeaves(isMultiple: boolean): (event: KeyboardEvent<HTMLElement>) => void {
  const hasMoved = useRef(false);
  return (event) => {
    const { key, currentTarget } = event;
    if (key === "Tab") {
      const isSearching = currentTarget instanceof HTMLInputElement && currentTarget.value !== "";
      const isTaken = !isMultiple && (hasMoved.current || isSearching);
      if (!isTaken) event.stopPropagation();
    }
    // An arrow that opens the list moves to no option yet.
    const isOpen = currentTarget.getAttribute("aria-expanded") === "true";
    hasMoved.current = isOpen && (key.startsWith("Arrow") || (hasMoved.current && key !== "Tab"));
  };
}
