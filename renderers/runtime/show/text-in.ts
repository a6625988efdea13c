import { isTextOrNumber } from "../../../src/catalogue/schema/record.ts";
import { shortened } from "../../../src/catalogue/written/shortened.ts";
import { listText } from "../../../src/i18n/list-text.ts";
import type { TextValues } from "../../../src/i18n/messages.ts";
import { evaluate } from "../../../src/language/expression/evaluate.ts";
import type { ScopeValues } from "../../../src/language/expression/scope.ts";
import { isFilled } from "../../../src/language/plan/filled-text.ts";
import type { FilledText, TextPlan, ValueLabels } from "../../../src/language/plan/plans.ts";
import type { PageHost } from "../page/host.ts";
import { formatsOf, momentOf } from "./format-values.ts";
import { shownText } from "./shown-text.ts";

type Saying = Pick<PageHost, "text" | "language" | "words">;

/** Maximum length of a value within a text, in characters; a longer one is cut. */
const longest = 300;

/** Maximum list members named within a text. */
const mostMembers = 20;

/** Translates a page's text and fills its placeholders from a scope. */
export function textIn(
  host: Saying,
  said: TextPlan,
  scope: ScopeValues,
  values: TextValues = {},
): string {
  if (!isFilled(said)) return host.text(said, values);
  const shown: Record<string, TextValues[string]> = { ...values };
  for (const [place, expression] of Object.entries(said.values)) {
    const value = evaluate(expression, scope);
    // The number that selects the plural form of a translated text.
    const isCount = place === "count" && typeof value === "number";
    shown[place] = isCount ? value : namedText(host, value, said, place);
  }
  const text = host.text(said.words, shown).trim();
  return text === "" ? "–" : text;
}

/** A value by its label; an ellipsis while its dictionary loads. */
function namedText(host: Saying, value: unknown, said: FilledText, place: string): string {
  const dictionary = said.dictionaries[place];
  if (dictionary === undefined) return valueText(host, value, said.names[place]);
  const words = host.words?.get(dictionary);
  return words || (value ?? "") === "" ? valueText(host, value, words) : "…";
}

/** A value within a sentence, by its label; empty where it is absent. */
export function valueText(host: Saying, value: unknown, names: ValueLabels = {}): string {
  const { language, text } = host;
  const name = isTextOrNumber(value) && Object.hasOwn(names, value) ? names[value] : undefined;
  if (name !== undefined) return text(name);
  if (typeof value === "number") return formatsOf(language).number.format(value);
  if (typeof value === "boolean") return text(value ? "common.yes" : "common.no");
  if (Array.isArray(value)) {
    const members = value.slice(0, mostMembers).map((member) => valueText(host, member, names));
    if (value.length > mostMembers) members.push("…");
    return listText(members, language);
  }
  if (typeof value !== "string") return "";
  return momentText(host, value) ?? inOneLine(shownText(host, value));
}

function momentText({ language }: Saying, value: string): string | null {
  if (
    !/^\d{4}-\d{2}-\d{2}(?:[T ]\d{2}:\d{2}(?::\d{2}[\d.]*)?(?:Z|[+-]\d{2}:?\d{2})?)?$/.test(value)
  ) {
    return null;
  }
  const moment = momentOf(value);
  const { date, dateTime } = formatsOf(language);
  return moment && (value.length === 10 ? date : dateTime).format(moment);
}

/** A value on one line, shortened. */
function inOneLine(value: string): string {
  return shortened(value.slice(0, longest * 2).replace(/\s+/g, " "), longest);
}
