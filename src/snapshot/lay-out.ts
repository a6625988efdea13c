/** The room, in pixels, that everything is taken to have where nothing is laid out. */
const width = 1280;
const height = 640;

/** The height of a line, for lists that draw those in sight only. */
const lineHeight = 40;

/**
 * Gives every element of a document that knows no layout a size, so that what measures itself
 * before it draws does so as on a desk.
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
