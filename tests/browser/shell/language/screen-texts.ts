import { readFileSync } from "node:fs";
import enAntd from "antd/locale/en_GB.js";
import esAntd from "antd/locale/es_ES.js";
import jaAntd from "antd/locale/ja_JP.js";
import zhAntd from "antd/locale/zh_CN.js";
import type { Locator, Page } from "playwright-core";
import { pointTo } from "../../../../src/catalogue/schema/pointer.ts";
import { type Language, languages } from "../../../../src/i18n/language.ts";
import { texts, translators } from "../../../../src/i18n/texts.ts";

const antd: Readonly<Record<Language, unknown>> = {
  en: enAntd,
  zh: zhAntd,
  es: esAntd,
  ja: jaAntd,
};

const foreignScript = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/**
 * Every text on a screen that a person sees or hears: content, names, titles, placeholders,
 * alternative texts.
 */
export function visibleTexts(place: Page | Locator): Promise<string[]> {
  const root = "locator" in place && "goto" in place ? place.locator("html") : place;
  return root.evaluate((element) => {
    const found = new Set<string>([document.title]);
    const own = document.documentElement.lang;
    const isOwn = (inner: Element): boolean =>
      (inner.closest("[lang]")?.getAttribute("lang") ?? own) === own;
    for (const inner of [element, ...element.querySelectorAll("*")]) {
      if (!inner.checkVisibility() || !isOwn(inner)) continue;
      for (const name of ["aria-label", "title", "placeholder", "alt"]) {
        found.add(inner.getAttribute(name)?.trim() ?? "");
      }
      if (inner.matches("script, style, code")) continue;
      for (const node of inner.childNodes) {
        if (node.nodeType === Node.TEXT_NODE) found.add(node.textContent?.trim() ?? "");
      }
    }
    found.delete("");
    return [...found];
  });
}

/** Calls whose responses contain texts that people wrote, in any language. */
const dataCalls = /\/points-api\/|\/api\/(member|notice|audit|page)\//;

/** Records every text in the data that a page reads; returns all texts so far. */
export function followData(page: Page): () => Promise<ReadonlySet<string>> {
  const found = new Set<string>();
  const reading: Promise<void>[] = [];
  page.on("response", (response) => {
    if (!dataCalls.test(response.url())) return;
    const read = async () => {
      for (const [, text] of entriesOf(pointTo(await response.json(), "/data"))) {
        found.add(text.trim());
      }
    };
    reading.push(read().catch(() => undefined));
  });
  return async () => {
    await Promise.all(reading);
    return found;
  };
}

/**
 * The fault of a text in a language, or `null`: it shows a key, or it is in another language. Data
 * may be in any language.
 */
export function createTextJudge(
  language: Language,
): (text: string, data: ReadonlySet<string>) => string | null {
  const own = sentencesOf(language);
  const others = languages
    .filter((other) => other !== language)
    .map((other) => ({ other, sentences: sentencesOf(other) }));
  const keys = new Set(entriesOf(texts.en).map(([key]) => key));
  const areas = Object.keys(texts.en).join("|");
  const keyLike = new RegExp(`^(${areas})(\\.[\\w-]+)+$`);
  return (text, data) => {
    if (data.has(text) || isInitial(text, data)) return null;
    if (keys.has(text) || keyLike.test(text)) return "a key";
    if (own.has(text)) return null;
    const leftover = others.find(({ sentences }) => sentences.has(text));
    if (leftover) return `a text in ${leftover.other}`;
    if (language === "zh" || language === "ja" || !foreignScript.test(text)) return null;
    const words = [...data].reduce((rest, datum) => rest.replaceAll(datum || " ", " "), text);
    return foreignScript.test(words) ? "a foreign script" : null;
  };
}

/** Whether a text is the initial of a name, as an avatar without an image shows it. */
function isInitial(text: string, data: ReadonlySet<string>): boolean {
  return [...text].length === 1 && [...data].some((datum) => datum.startsWith(text));
}

/**
 * All texts of a language, from the application and the component library, as matchers of shown
 * texts.
 */
function sentencesOf(language: Language): { has(text: string): boolean } {
  const all = [...entriesOf(texts[language]), ...entriesOf(antd[language])];
  const exact = new Set(all.map(([, text]) => text.trim()));
  const patterns = all
    .map(([, text]) => text)
    .filter((text) => text.includes("{{") && lettersIn(text.replace(/\{\{\w+\}\}/g, "")) > 3)
    .map(
      (text) =>
        new RegExp(
          `^${text
            .split(/\{\{\w+\}\}/)
            .map(escaped)
            .join(".+")}$`,
          "u",
        ),
    );
  return { has: (text) => exact.has(text) || patterns.some((pattern) => pattern.test(text)) };
}

function entriesOf(value: unknown, key = ""): [key: string, text: string][] {
  if (typeof value === "string") return [[key, value]];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([step, inner]) =>
    entriesOf(inner, key === "" ? step : `${key}.${step}`),
  );
}

function lettersIn(text: string): number {
  return text.match(/\p{L}/gu)?.length ?? 0;
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}

/** An action of a page that opens a dialog. */
export interface OpeningAction {
  label: string;
  /**
   * Whether the action opens an empty form, which a test may send to see its validation messages.
   */
  isEmptyForm: boolean;
}

/** The actions of a shipped page that open a dialog, with their labels in a language. */
export function openingActions(componentPath: string, language: Language): OpeningAction[] {
  const found: OpeningAction[] = [];
  const source = readFileSync(`schemas/pages/${componentPath}.json`, "utf8");
  JSON.parse(source, (_key, value: unknown) => {
    const label = pointTo(value, "/label");
    if (typeof label === "string" && pointTo(value, "/open") !== undefined) {
      const isForm = pointTo(value, "/open/kind") === "form";
      const isEmptyForm = isForm && pointTo(value, "/open/values") === undefined;
      found.push({ label: translators[language].say(label), isEmptyForm });
    }
    return value;
  });
  return found;
}
