import { expect, it } from "vitest";
import { languages } from "../../../../src/i18n/language.ts";
import { texts } from "../../../../src/i18n/texts.ts";
import { sizes } from "../../../../src/shell/settings.ts";
import { openPlace } from "../../place.ts";
import { shows } from "../../shows.ts";
import { switchLanguage } from "../language/switch-language.ts";

const place = openPlace();

it.each(sizes)(
  "each title of the shipped menu stands on one line, in the size %s",
  async (size) => {
    const visitor = await place.visit();
    const { page, context } = visitor;
    await context.addCookies([{ name: "size", value: size, url: place.product.url }]);
    await visitor.arriveSignedIn("/points/dept-group");
    const folded = page.locator('#sidebar [aria-expanded="false"]');
    const titles = page.locator("#sidebar .ant-menu-title-content");
    await titles.first().waitFor();
    for (let count = await folded.count(); count > 0; count = await folded.count()) {
      await folded.first().click();
      await expect.poll(() => folded.count()).toBeLessThan(count);
    }
    await expect.poll(() => titles.count()).toBeGreaterThan(10);
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
      expect(wrapped, language).toEqual([]);
    }
  },
);
