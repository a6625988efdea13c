/** The options by which the library that names elements asks for their styles. */
export interface KnownStyles {
  getComputedStyle: typeof window.getComputedStyle;
  computedStyleSupportsPseudoElements: boolean;
}

/** Elements that stand in a line of text; what is in another gets a space before and after it. */
const inline = new Set([
  ...["A", "B", "BUTTON", "CODE", "EM", "I", "IMG", "INPUT", "LABEL", "MARK", "SMALL", "SPAN"],
  ...["STRONG", "SVG"],
]);

/**
 * The styles that matter to an element's name: whether it is shown, which is known, and whether it
 * stands in a line. A document without a browser looks through all rules for each that is computed.
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
