import type { Language } from "../../../src/i18n/language.ts";
import { texts } from "../../../src/i18n/texts.ts";
import type { Visitor } from "../visitor.ts";

/** What the languages call themselves. */
const names: Readonly<Record<Language, string>> = {
  en: "English",
  zh: "中文",
  es: "Español",
  ja: "日本語",
};

/** Chooses a language from the menu that the page's top offers, unless it is the one shown. */
export async function switchLanguage({ page }: Pick<Visitor, "page">, to: Language): Promise<void> {
  const called = Object.values(texts).map(({ shell }) => shell.language);
  const opener = page.getByRole("button", { name: new RegExp(`^(${called.join("|")})$`) });
  // Before that is there, the document has no language of its own.
  await opener.waitFor();
  if ((await page.locator("html").getAttribute("lang")) === to) return;
  await opener.click();
  await page.getByRole("menuitem", { name: names[to], exact: true }).click();
  await page.locator(`html[lang=${to}]`).waitFor();
}
