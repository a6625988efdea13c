import { expect, it } from "vitest";
import { languages } from "../../../src/i18n/language.ts";
import { translators } from "../../../src/i18n/texts.ts";
import { keysOf, shortcutGroups } from "../../../src/shell/help/shortcuts.ts";

it("each shortcut and each part has its text in every language", () => {
  const keys = shortcutGroups.flatMap(({ part, shortcuts }) => [
    `help.within.${part}`,
    ...shortcuts.map(({ does }) => `help.shortcut.${does}`),
  ]);
  for (const language of languages) {
    expect(keys.filter((key) => translators[language].say(key) === key)).toEqual([]);
  }
});

it("keys are called as the device calls them", () => {
  expect(keysOf("Mod+K", "X11; Linux")).toEqual(["Ctrl", "K"]);
  expect(keysOf("Mod+K", "Macintosh; Intel Mac OS X")).toEqual(["⌘", "K"]);
});
