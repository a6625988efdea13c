import type { MouseEvent } from "react";

/**
 * Handles pointer clicks on the options of a list, found by their ids; the focus stays in the field
 * that controls the list.
 */
export function optionPointer(choose: (id: string) => void) {
  return {
    onMouseDown: (event: MouseEvent): void => event.preventDefault(),
    onClick: ({ target }: MouseEvent): void => {
      const option = target instanceof Element ? target.closest("[role=option]") : null;
      if (option) choose(option.id);
    },
  };
}
