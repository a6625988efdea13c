import type { MouseEvent } from "react";

/**
 * Lets options of a list be chosen by pointer, by their ids; the focus stays in the field that
 * controls the list, where the keys are pressed.
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
