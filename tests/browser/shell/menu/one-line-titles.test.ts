import { expect, it } from "vitest";
import { languages } from "../../../../src/i18n/language.ts";
import { sizes } from "../../../../src/shell/settings.ts";
import { openPlace } from "../../place.ts";

const place = openPlace();

it.each(languages)("each title of the shipped menu stands on one line, in %s", async (language) => {
  const { page, context } = await place.visitSignedIn({ language, at: "/points/dept-group" });
  const folded = page.locator('#sidebar [aria-expanded="false"]');
  const titles = page.locator("#sidebar .ant-menu-title-content");
  await titles.first().waitFor();
  for (let count = await folded.count(); count > 0; count = await folded.count()) {
    await folded.first().click();
    await expect.poll(() => folded.count()).toBeLessThan(count);
  }
  for (const size of sizes) {
    await context.addCookies([{ name: "size", value: size, url: place.product.url }]);
    await page.reload();
    await expect.poll(() => titles.count()).toBeGreaterThan(10);
    const wrapped = await titles.evaluateAll((elements) =>
      elements
        .filter((element) => {
          const range = document.createRange();
          range.selectNodeContents(element);
          return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1;
        })
        .map(({ textContent }) => textContent),
    );
    expect(wrapped, size).toEqual([]);
  }
});
