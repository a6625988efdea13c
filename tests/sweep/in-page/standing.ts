// These functions run in the page, sent as source text: each uses only others that are sent too.

/** A fault that was found, and its description. */
export type Found = [Element, string];

/** A rectangle of the window, in pixels. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** A description of an element by which a developer can find it. */
export function nameOf(element: Element): string {
  const role = element.getAttribute("role");
  const [first = ""] = element.classList;
  const label = element.getAttribute("aria-label") ?? element.textContent ?? "";
  const name = element.localName + (role ? `[role=${role}]` : "") + (first ? `.${first}` : "");
  return `${name} “${label.trim().replace(/\s+/g, " ").slice(0, 60)}”`;
}

/** The intersection of two rectangles. */
export function common(one: Box, other: Box): Box {
  return {
    left: Math.max(one.left, other.left),
    top: Math.max(one.top, other.top),
    right: Math.min(one.right, other.right),
    bottom: Math.min(one.bottom, other.bottom),
  };
}

/** The topmost layer, which alone is examined: the last open dialog or menu, or the page. */
export function topLayer(): Element {
  const isShown = (element: Element) => element.checkVisibility({ opacityProperty: true });
  const dialogs = [...document.querySelectorAll('[role="dialog"]')].filter(isShown);
  return dialogs.at(-1) ?? document.body;
}

/** Whether an element is visible; one of one pixel is there for screen readers only. */
export function isSeen(element: Element): boolean {
  if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
  const { width, height } = element.getBoundingClientRect();
  return width > 1 && height > 1;
}

/** A line of text in the window. */
export interface Piece {
  element: Element;
  text: string;
  /** The rectangle of the line without clipping, and the part of it that is visible. */
  box: Box;
  seen: Box;
  /** The element that clips the line: an ancestor that hides overflow and cannot be scrolled. */
  limits: Limits;
}

/** The parts of an element that scrolling can reach and that are visible now. */
export interface Limits {
  reachable: Box;
  shown: Box;
}

/** The part of an element that its ancestors leave visible; `known` caches it. */
export function limitsOf(element: Element | null, known: Map<Element, Limits>): Limits {
  const endless = { left: -1e6, top: -1e6, right: 1e6, bottom: 1e6 };
  if (!element) return { reachable: endless, shown: endless };
  const found = known.get(element);
  if (found) return found;
  const { position, overflowX, overflowY } = getComputedStyle(element);
  const isLifted = position === "absolute" || position === "fixed";
  const around =
    isLifted && element instanceof HTMLElement ? element.offsetParent : element.parentElement;
  const limits = { ...limitsOf(around, known) };
  const hides = (overflow: string) => overflow === "hidden" || overflow === "clip";
  const scrolls = (overflow: string) => overflow === "auto" || overflow === "scroll";
  const box = element.getBoundingClientRect();
  const across = { left: box.left, right: box.right };
  const along = { top: box.top, bottom: box.bottom };
  const isRoot = element === document.body || element === document.documentElement;
  if (!isRoot && overflowX !== "visible") {
    limits.shown = common(limits.shown, { ...endless, ...across });
    if (hides(overflowX)) limits.reachable = common(limits.reachable, { ...endless, ...across });
    if (scrolls(overflowX)) limits.reachable = { ...limits.reachable, left: -1e6, right: 1e6 };
  }
  if (!isRoot && overflowY !== "visible") {
    limits.shown = common(limits.shown, { ...endless, ...along });
    if (hides(overflowY)) limits.reachable = common(limits.reachable, { ...endless, ...along });
    if (scrolls(overflowY)) limits.reachable = { ...limits.reachable, top: -1e6, bottom: 1e6 };
  }
  known.set(element, limits);
  return limits;
}

/** The lines of text in the examined layer. */
export function piecesIn(top: Element): Piece[] {
  const known = new Map<Element, Limits>();
  const walker = document.createTreeWalker(top, NodeFilter.SHOW_TEXT);
  const pieces: Piece[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    const text = node.textContent?.trim() ?? "";
    if (!element || text === "" || element.closest("style, script, svg, option")) continue;
    if (!isSeen(element) || getComputedStyle(element).clipPath !== "none") continue;
    const limits = limitsOf(element, known);
    // An element one pixel wide is there for screen readers only.
    const { reachable, shown } = limits;
    if (reachable.right - reachable.left < 2 || reachable.bottom - reachable.top < 2) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const box of range.getClientRects()) {
      if (box.width < 1) continue;
      pieces.push({ element, text, box, seen: common(box, shown), limits });
    }
  }
  return pieces;
}

/** Whether a text is cut on purpose: its lines are limited, or its title holds all of it. */
export function isMeantToBeCut({ element, text }: Piece): boolean {
  // The row of tabs can be scrolled.
  if (element.closest(".ant-tabs-nav")) return true;
  for (let part: Element | null = element; part; part = part.parentElement) {
    const title = part.getAttribute("title") ?? "";
    if (title !== "" && (title.includes(text) || text.includes(title))) return true;
    if (getComputedStyle(part).webkitLineClamp !== "none") return true;
    if (part.matches("[data-tip], [role=dialog], #content, body"))
      return part.matches("[data-tip]");
  }
  return false;
}

/** The texts that are cut so that nobody can read their end. */
export function cutTexts(_top: Element, pieces: readonly Piece[]): Found[] {
  const cut = new Map<Element, string>();
  for (const piece of pieces) {
    const { box, limits, element } = piece;
    const { reachable } = limits;
    // Letters do not fill the whole height of a line.
    const air = (box.bottom - box.top) / 3;
    const isWide = box.left < reachable.left - 1 || box.right > reachable.right + 1;
    const isHigh = box.top < reachable.top - air || box.bottom > reachable.bottom + air;
    if ((isWide || isHigh) && !isMeantToBeCut(piece)) cut.set(element, "");
  }
  return [...cut];
}

/** Whether one of two texts has a background that covers the other, as a menu covers the page. */
export function isCovered(
  one: Element,
  other: Element,
  { left, top, right, bottom }: Box,
): boolean {
  const stack = document.elementsFromPoint((left + right) / 2, (top + bottom) / 2);
  const places = [stack.indexOf(one), stack.indexOf(other)].sort((a, b) => a - b);
  const [upper = -1, lower = -1] = places;
  if (upper < 0) return true;
  return stack.slice(0, lower).some((part) => {
    const [alpha = "1"] = /[\d.]+(?=\)$)/.exec(getComputedStyle(part).backgroundColor) ?? [];
    const ground = getComputedStyle(part).backgroundColor;
    const isOpaque = ground.startsWith("rgb(") || Number(alpha) > 0.9;
    return isOpaque && !(part.contains(one) && part.contains(other));
  });
}

/** The pairs of texts that overlap. */
export function overlappingTexts(_top: Element, pieces: readonly Piece[]): Found[] {
  const pairs = new Map<Element, string>();
  for (const [index, one] of pieces.entries()) {
    for (const other of pieces.slice(index + 1)) {
      if (one.element === other.element) continue;
      const shared = common(one.seen, other.seen);
      const height = Math.min(one.box.bottom - one.box.top, other.box.bottom - other.box.top);
      const isSlight = shared.right - shared.left < 3 || shared.bottom - shared.top < height / 3;
      if (isSlight || isCovered(one.element, other.element, shared)) continue;
      pairs.set(one.element, `upon ${nameOf(other.element)}`);
    }
  }
  return [...pairs];
}

/**
 * The elements that scroll sideways; tables, code and the row of tabs may scroll, and so may a group
 * with a name that the keyboard reaches.
 */
export function scrolledSideways(top: Element): Found[] {
  const group = "[role=group][aria-label][tabindex='0']";
  const meant = `.ant-table, .ant-tabs-nav, .cm-editor, pre, nav, [data-scrolls], ${group}`;
  const root = document.documentElement;
  const places = [root, ...top.querySelectorAll("*")].filter((element) => {
    if (element.scrollWidth <= element.clientWidth + 1 || element.closest(meant)) return false;
    if (element === root) return true;
    return /auto|scroll/.test(getComputedStyle(element).overflowX) && isSeen(element);
  });
  return places.map((place) => {
    const end = place === root ? innerWidth : place.getBoundingClientRect().right;
    const widest = [...place.querySelectorAll("*")].findLast(
      (part) => isSeen(part) && part.getBoundingClientRect().right > end + 1,
    );
    const over = place.scrollWidth - place.clientWidth;
    return [place, `by ${over} px: ${widest ? nameOf(widest) : ""}`];
  });
}

/** All interactive elements, grouped by what a press on them reaches. */
export function targetsIn(top: Element): Element[] {
  const roles = ["button", "link", "menuitem", "tab", "checkbox", "radio", "switch", "combobox"];
  const selector = `a[href], button, input, textarea, ${roles.map((role) => `[role=${role}]`)}`;
  const targets = [...top.querySelectorAll(selector)].map((target) => {
    const field =
      ".ant-tabs-tab, .ant-select, .ant-picker, .ant-input-affix-wrapper, .ant-input-number";
    return target.closest(`label, ${field}`) ?? target;
  });
  return [...new Set(targets)].filter((target) => isSeen(target) && !isInLine(target));
}

/** Whether a link is inside running text, whose line height limits the link's height. */
export function isInLine(target: Element): boolean {
  if (target.localName !== "a" || getComputedStyle(target).display !== "inline") return false;
  const beside = target.parentElement?.textContent?.trim() ?? "";
  return beside !== target.textContent?.trim();
}

/** Whether a press that far from the centre of an element reaches it. */
export function isReached(target: Element, dx: number, dy: number): boolean {
  const { width, height, left, top } = target.getBoundingClientRect();
  const hit = document.elementFromPoint(left + width / 2 + dx, top + height / 2 + dy);
  if (hit === null) return false;
  return target.contains(hit) || (!hit.contains(target) && hit.closest("label") === target);
}

/** The interactive elements smaller than 24 px, with the labels that react to a press. */
export function smallTargets(top: Element): Found[] {
  const [x, y] = [scrollX, scrollY];
  const found = targetsIn(top).flatMap((target): Found[] => {
    const { width, height } = target.getBoundingClientRect();
    const isWide = () =>
      width >= 23.5 || (isReached(target, -11.5, 0) && isReached(target, 11.5, 0));
    const isHigh = () =>
      height >= 23.5 || (isReached(target, 0, -11.5) && isReached(target, 0, 11.5));
    if (isWide() && isHigh()) return [];
    // What is beyond the edge of the window cannot be pressed there.
    target.scrollIntoView({ block: "center", behavior: "instant" });
    const size = `${Math.round(width)} × ${Math.round(height)} px`;
    return isWide() && isHigh() ? [] : [[target, size]];
  });
  scrollTo({ left: x, top: y, behavior: "instant" });
  return found;
}
