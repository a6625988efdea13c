import {
  computeAccessibleDescription,
  computeAccessibleName,
  getRole,
  isDisabled,
} from "dom-accessibility-api";

/** Roles that contain others: each has a line of its own, with its content indented below. */
const containers = new Set([
  ...["dialog", "form", "grid", "group", "list", "listitem", "menu", "navigation", "radiogroup"],
  ...["region", "table", "tablist", "tabpanel", "toolbar", "tree", "treegrid", "treeitem"],
]);

/** Roles that are described by their name alone. */
const leaves = new Set([
  ...["alert", "button", "checkbox", "columnheader", "combobox", "heading", "img", "link"],
  ...["menuitem", "option", "progressbar", "radio", "searchbox", "separator", "slider"],
  ...["spinbutton", "status", "switch", "tab", "textbox"],
]);

/** Roles whose texts and controls are written one after the other. */
const announcements = new Set(["alert", "status"]);

/**
 * What a person perceives of a part of a page, in reading order: roles, names, values and states,
 * one on each line, with nested content indented. Markup and style leave no trace.
 */
export function textOf(root: Element): string {
  const hidden = hiddenByStyle(root);
  return linesOf(root, { hidden, styles: knownStyles(hidden) }).join("\n");
}

/** The elements that are hidden by style, for this module and for the accessible-name library. */
interface Styling {
  hidden: ReadonlySet<Element>;
  styles: KnownStyles;
}

function linesOf(parent: Element, styling: Styling): string[] {
  const lines: string[] = [];
  let text = "";
  const endText = () => {
    const said = tidy(text);
    if (said !== "") lines.push(said);
    text = "";
  };
  for (const node of parent.childNodes) {
    if (node instanceof Text) text += node.data;
    else if (node instanceof Element && isPerceived(node, styling)) {
      const own = linesOfElement(node, styling);
      const isInline = own.length === 1 && isPlain(node);
      if (isInline) text += ` ${own[0]} `;
      else if (own.length > 0) {
        endText();
        lines.push(...own);
      }
    }
  }
  endText();
  return lines;
}

/** Whether an element is only a part of the text around it. */
function isPlain(element: Element): boolean {
  return ["B", "CODE", "EM", "I", "MARK", "SMALL", "SPAN", "STRONG"].includes(element.tagName) &&
    roleOf(element) === null
    ? element.querySelector("*") === null
    : false;
}

function linesOfElement(element: Element, styling: Styling): string[] {
  const role = roleOf(element);
  if (role === "row") return [rowLine(element, styling)];
  if (role === "separator" || (role === "img" && isOrnament(element, styling))) return [];
  if (role !== null && leaves.has(role)) return [leafLine(element, role, styling)].filter(Boolean);
  const inner = linesOf(element, styling);
  if (role === null || !containers.has(role)) return inner;
  const name = nameOf(element, styling);
  if (inner.length === 0 && name === "") return [];
  const head = line(role, element, role === "treeitem" ? (inner.shift() ?? name) : name, styling);
  return [head, ...inner.map((one) => `  ${one}`)];
}

/**
 * Whether an element is an image without a name, or an icon that has only the name of its drawing.
 */
function isOrnament(element: Element, styling: Styling): boolean {
  const name = nameOf(element, styling);
  return name === "" || element.querySelector("svg")?.dataset.icon === name;
}

function leafLine(element: Element, role: string, styling: Styling): string {
  if (announcements.has(role)) {
    const said = linesOf(element, styling).join(", ") || nameOf(element, styling);
    return said === "" ? "" : `${role}: ${said}`;
  }
  return line(role, element, nameOf(element, styling) || tidy(element.textContent ?? ""), styling);
}

/** The cells of a row on one line. */
function rowLine(row: Element, styling: Styling): string {
  const cells = [...row.querySelectorAll("td, th, [role=cell], [role=gridcell]")];
  const perceived = cells.filter((cell) => isPerceived(cell, styling));
  const shown = perceived.map((cell) => linesOf(cell, styling).join(", "));
  return `row${statesOf(row)}: ${shown.join(" | ")}`;
}

function line(role: string, element: Element, name: string, styling: Styling): string {
  const level = role === "heading" ? ` ${levelOf(element)}` : "";
  const named = name === "" ? "" : ` "${name}"`;
  const value = entered(element, role);
  const told = tidy(computeAccessibleDescription(element, styling.styles));
  const description = told === "" || told === name ? "" : ` — ${told}`;
  return `${role}${level}${named}${statesOf(element)}${value}${description}`;
}

const levelOf = (element: Element) =>
  element.getAttribute("aria-level") ?? element.tagName.replace(/\D/g, "");

function entered(element: Element, role: string): string {
  if (!["combobox", "searchbox", "spinbutton", "textbox"].includes(role)) return "";
  const typed =
    element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
      ? element.value
      : "";
  return typed === "" ? "" : `: ${typed}`;
}

/** The states of an element that a screen reader announces. */
function statesOf(element: Element): string {
  const is = (name: string) => element.getAttribute(`aria-${name}`) === "true";
  const isChecked = (element instanceof HTMLInputElement && element.checked) || is("checked");
  const expanded = element.getAttribute("aria-expanded");
  const states = [
    isChecked && "checked",
    is("selected") && "selected",
    is("pressed") && "pressed",
    (isDisabled(element) || is("disabled")) && "disabled",
    is("busy") && "busy",
    (is("required") || element.hasAttribute("required")) && "required",
    is("invalid") && "invalid",
    expanded === "true" && "expanded",
    expanded === "false" && "collapsed",
  ].filter((state) => state !== false);
  return states.length === 0 ? "" : ` (${states.join(", ")})`;
}

const roleOf = (element: Element): string | null => {
  const role = getRole(element);
  return role === "presentation" || role === "none" || role === "generic" ? null : role;
};

const nameOf = (element: Element, { styles }: Styling) =>
  tidy(computeAccessibleName(element, styles));

const tidy = (text: string) => text.replace(/\s+/g, " ").trim();

function isPerceived(element: Element, styling: Styling): boolean {
  if (element.getAttribute("aria-hidden") === "true" || element.hasAttribute("hidden"))
    return false;
  if (["STYLE", "SCRIPT", "TEMPLATE"].includes(element.tagName)) return false;
  // A label is skipped, because its field already has the label as its name.
  if (element.tagName === "LABEL" && element.querySelector("input") === null) return false;
  return !styling.hidden.has(element);
}

/**
 * The elements of a part of a page that are hidden by their style. Computed styles are read only
 * where a rule may hide, since a simulated document is slow to compute them.
 */
function hiddenByStyle(root: Element): ReadonlySet<Element> {
  const rules = [...root.ownerDocument.styleSheets].flatMap(({ cssRules }) => [...cssRules]);
  const selectors = new Set(["[style*=display], [style*=visibility]"]);
  for (const selector of rules.flatMap(hidingSelectors)) selectors.add(selector);
  const candidates = [...selectors].flatMap((selector) => [...root.querySelectorAll(selector)]);
  return new Set(candidates.filter((element) => isHiding(getComputedStyle(element))));
}

/** The selectors of a rule, and of those nested in it, that may hide an element in this window. */
function hidingSelectors(rule: CSSRule): string[] {
  if (rule instanceof CSSMediaRule && !matchMedia(rule.conditionText).matches) return [];
  const within = rule instanceof CSSGroupingRule ? [...rule.cssRules] : [];
  const selectors = within.flatMap(hidingSelectors);
  if (!(rule instanceof CSSStyleRule && isHiding(rule.style))) return selectors;
  const ofElements = rule.selectorText.split(betweenSelectors).filter(isOfElement);
  return [...ofElements, ...selectors];
}

/** Matches commas outside parentheses. */
const betweenSelectors = /,(?![^(]*\))/;

/** Whether a selector matches elements, not pseudo-elements. */
const isOfElement = (selector: string) => !/::|:(before|after)\b/.test(selector);

const isHiding = ({ display, visibility }: CSSStyleDeclaration) =>
  display === "none" || visibility === "hidden";

/** The options by which the accessible-name library reads computed styles. */
interface KnownStyles {
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
function knownStyles(hidden: ReadonlySet<Element>): KnownStyles {
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
