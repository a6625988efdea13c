/**
 * What lies within a part of a page and is hidden by its style. The computed style is asked for
 * only where some rule hides: a document without a browser takes long over each of them.
 */
export function hiddenByStyle(root: Element): ReadonlySet<Element> {
  const rules = [...root.ownerDocument.styleSheets].flatMap(({ cssRules }) => [...cssRules]);
  const selectors = new Set(["[style*=display], [style*=visibility]"]);
  for (const selector of rules.flatMap(hidingSelectors)) selectors.add(selector);
  const candidates = [...selectors].flatMap((selector) => [...root.querySelectorAll(selector)]);
  return new Set(candidates.filter((element) => isHiding(getComputedStyle(element))));
}

/** The selectors of a rule, and of those within it, that may hide something. */
function hidingSelectors(rule: CSSRule): string[] {
  const within = rule instanceof CSSGroupingRule ? [...rule.cssRules] : [];
  const selectors = within.flatMap(hidingSelectors);
  if (!(rule instanceof CSSStyleRule && isHiding(rule.style))) return selectors;
  const ofElements = rule.selectorText.split(betweenSelectors).filter(isOfElement);
  return [...ofElements, ...selectors];
}

/** Commas, but for those within parentheses. */
const betweenSelectors = /,(?![^(]*\))/;

/** What is drawn before or after an element, or is a part of one, is none. */
const isOfElement = (selector: string) => !/::|:(before|after)\b/.test(selector);

const isHiding = ({ display, visibility }: CSSStyleDeclaration) =>
  display === "none" || visibility === "hidden";
