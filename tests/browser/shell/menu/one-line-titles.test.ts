import { expect, it } from "vitest";
import { languages } from "../../../../src/i18n/language.ts";
import { texts } from "../../../../src/i18n/texts.ts";
import { sizes } from "../../../../src/shell/settings.ts";
import { openPlace } from "../../place.ts";
import { shows } from "../../shows.ts";
import { switchLanguage } from "../language/switch-language.ts";

const place = openPlace();

it("each title of the shipped menu stands on one line, in every size and language", async () => {
  const visitor = await place.visitSignedIn({ at: "/points/dept-group" });
  const { page } = visitor;
  const folded = page.locator('#sidebar [aria-expanded="false"]');
  const titles = page.locator("#sidebar .ant-menu-title-content");
  const branch = page.getByRole("menuitem", { name: texts.en.menu.points, exact: true });
  const height = async () => (await branch.boundingBox())?.height ?? 0;
  await titles.first().waitFor();
  for (let count = await folded.count(); count > 0; count = await folded.count()) {
    await folded.first().click();
    await expect.poll(() => folded.count()).toBeLessThan(count);
  }
  await expect.poll(() => titles.count()).toBeGreaterThan(10);
  await page.getByRole("button", { name: "Settings" }).click();
  await page.getByRole("switch", { name: "Size selector" }).click();
  await page.keyboard.press("Escape");
  for (const [index, size] of sizes.entries()) {
    await switchLanguage(visitor, "en");
    const before = await height();
    await page.getByRole("button", { name: "Size" }).click();
    await page.getByRole("menuitem", { name: size }).click();
    if (index > 0) await expect.poll(height).toBeLessThan(before);
    for (const language of languages) {
      await switchLanguage(visitor, language);
      await shows(titles.getByText(texts[language].menu.dictType));
      const wrapped = await titles.evaluateAll((elements) =>
        elements
          .filter((element) => {
            const range = document.createRange();
            range.selectNodeContents(element);
            return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1;
          })
          .map(({ textContent }) => textContent),
      );
      expect(wrapped, `${size}, ${language}`).toEqual([]);
    }
  }
});
