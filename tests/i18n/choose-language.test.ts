import { expect, it } from "vitest";
import { chooseLanguage } from "../../src/i18n/language.ts";

it.each([
  [["en-US"], "en"],
  [["zh-TW"], "zh"],
  [["es-MX"], "es"],
  [["ja"], "ja"],
  [["fr"], "zh"],
  [["fr", "ja-JP"], "ja"],
  [["tlh", "es"], "es"],
  [[undefined, "fr-CH, es;q=0.8"], "es"],
  [[], "zh"],
] as const)("of %j the interface shows %s (specification section 9)", (preferred, shown) => {
  expect(chooseLanguage(preferred)).toBe(shown);
});
