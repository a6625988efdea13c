import type { DOMAttributes, SyntheticEvent } from "react";

/** The keys that move the focus or leave the form, and change no value. */
const leavingKeys: ReadonlySet<string> = new Set(["Tab", "Escape"]);

/** The events by which a person changes a field. */
type Changing = Pick<
  DOMAttributes<HTMLElement>,
  | "onKeyDownCapture"
  | "onPasteCapture"
  | "onCutCapture"
  | "onDropCapture"
  | "onMouseDownCapture"
  | "onClickCapture"
>;

/**
 * The properties of a form that is being saved and then closes or begins anew: what would be typed
 * meanwhile is neither sent nor kept, so its fields take nothing. They keep the focus, and what
 * opens over the form, such as a comparison, is used as ever.
 */
export function frozen(isFrozen: boolean, isExcepted: (target: Element) => boolean): Changing {
  if (!isFrozen) return {};
  const stop = (event: SyntheticEvent<HTMLElement>): void => {
    const { target, currentTarget } = event;
    if (!(target instanceof Element) || !currentTarget.contains(target)) return;
    if (isExcepted(target)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  return {
    onKeyDownCapture: (event) => {
      if (!leavingKeys.has(event.key)) stop(event);
    },
    onPasteCapture: stop,
    onCutCapture: stop,
    onDropCapture: stop,
    onMouseDownCapture: stop,
    onClickCapture: stop,
  };
}
