/** The assumed size of every element in pixels, where nothing is laid out. */
const width = 1280;
const height = 640;

/** The assumed height of a line in pixels, for lists that draw only their visible lines. */
const lineHeight = 40;

/**
 * Gives every element of a document without layout a size, so that components that measure
 * themselves before they draw do so as on a desktop screen.
 */
export function layOut({ HTMLElement, Element, DOMRect }: typeof globalThis): void {
  const sizes = {
    clientWidth: width,
    offsetWidth: width,
    scrollWidth: width,
    clientHeight: height,
    offsetHeight: lineHeight,
    scrollHeight: lineHeight,
  };
  for (const [name, value] of Object.entries(sizes)) {
    Object.defineProperty(HTMLElement.prototype, name, { configurable: true, get: () => value });
  }
  Element.prototype.getBoundingClientRect = () => new DOMRect(0, 0, width, lineHeight);
}
