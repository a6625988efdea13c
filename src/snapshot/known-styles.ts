/** The options by which the accessible-name library reads computed styles. */
export interface KnownStyles {
  getComputedStyle: typeof window.getComputedStyle;
  computedStyleSupportsPseudoElements: boolean;
}

/** Elements that are displayed inline; the text of any other element is separated by spaces. */
const inline = new Set([
  ...["A", "B", "BUTTON", "CODE", "EM", "I", "IMG", "INPUT", "LABEL", "MARK", "SMALL", "SPAN"],
  ...["STRONG", "SVG"],
]);

/**
 * The styles that affect an element's accessible name: whether it is hidden, which is already
 * known, and whether it is inline. Real computed styles are avoided because a simulated document
 * checks all rules for each of them.
 */
export function knownStyles(hidden: ReadonlySet<Element>): KnownStyles {
  const none = styleOf("none");
  const line = styleOf("inline");
  const block = styleOf("block");
  const shown = (element: Element) => (inline.has(element.tagName.toUpperCase()) ? line : block);
  return {
    computedStyleSupportsPseudoElements: false,
    getComputedStyle: (element) => (hidden.has(element) ? none : shown(element)),
  };
}

function styleOf(display: string): CSSStyleDeclaration {
  const { style } = document.createElement("span");
  style.display = display;
  return style;
}
