import { type Language, languageNames } from "../../../../src/i18n/language.ts";
import { texts } from "../../../../src/i18n/texts.ts";
import type { Visitor } from "../../visitor.ts";

/** Chooses a language from the menu in the top bar, unless that language is already shown. */
export async function switchLanguage({ page }: Pick<Visitor, "page">, to: Language): Promise<void> {
  const called = Object.values(texts).map(({ shell }) => shell.language);
  const opener = page.getByRole("button", { name: new RegExp(`^(${called.join("|")})$`) });
  // Before the menu button is drawn, the document's language is not set.
  await opener.waitFor();
  if ((await page.locator("html").getAttribute("lang")) === to) return;
  await opener.click();
  await page.getByRole("menuitem", { name: languageNames[to], exact: true }).click();
  await page.locator(`html[lang=${to}]`).waitFor();
}
