import styles from "./icon-names.module.css";

/** What people press; an edge that is moved is none of them, but has the keyboard's focus too. */
const pressed = "button, a, [role=button], [role=tab]";
const focusable = `${pressed}, hr, [role=separator]`;

/** The distance that a name keeps from the edges of the window, in pixels. */
const margin = 4;

/**
 * Shows the names of the buttons that show only an icon: while they have the keyboard's focus, and
 * under the mouse where the browser shows no title by itself. Names do not open under a finger,
 * which would leave them open.
 */
export function showIconNames(): void {
  const sign = document.createElement("div");
  sign.className = styles.name ?? "";
  // Screen readers tell the name of the button itself.
  sign.ariaHidden = "true";
  sign.popover = "manual";
  document.body.append(sign);
  let named: Element | null = null;

  function hide(): void {
    if (sign.matches(":popover-open")) sign.hidePopover();
  }
  function show(button: Element, name: string): void {
    // The text is the style's, so that it is not found on the page a second time.
    sign.dataset.name = name;
    sign.showPopover();
    named = button;
    follow();
  }
  function follow(): void {
    if (named) place(sign, named.getBoundingClientRect());
  }
  function showFocused(): void {
    hide();
    const button = document.activeElement;
    if (!button?.matches(`:is(${focusable}):focus-visible`)) return;
    const name = nameOf(button);
    if (name) show(button, name);
  }

  document.addEventListener("focusin", showFocused);
  document.addEventListener("pointerover", ({ target, pointerType }) => {
    const button = target instanceof Element ? target.closest(pressed) : null;
    if (target === sign || pointerType !== "mouse") return;
    hide();
    const name = button && !button.closest("[title]") ? nameOf(button) : null;
    if (button && name) show(button, name);
  });
  for (const event of ["focusout", "keydown", "pointerdown"]) {
    window.addEventListener(event, hide, true);
  }
  // The focus scrolls its button into sight.
  for (const event of ["scroll", "resize"]) window.addEventListener(event, follow, true);
  showFocused();
}

/** The name of an element that shows no text of its own; `null` of any other. */
function nameOf(element: Element): string | null {
  if (element.textContent.trim() !== "") return null;
  return element.getAttribute("title") || element.getAttribute("aria-label");
}

/** Puts a name below a button, or above one at the window's lower edge. */
function place({ style, offsetWidth, offsetHeight }: HTMLElement, button: DOMRect): void {
  const middle = button.left + (button.width - offsetWidth) / 2;
  const left = Math.max(margin, Math.min(middle, window.innerWidth - offsetWidth - margin));
  const isBelow = button.bottom + offsetHeight + margin <= window.innerHeight;
  style.left = `${left}px`;
  style.top = `${isBelow ? button.bottom : button.top - offsetHeight}px`;
}
