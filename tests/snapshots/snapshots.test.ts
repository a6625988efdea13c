// @vitest-environment happy-dom
import { readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { readPageFiles } from "../../src/cli/page-files.ts";
import { type Language, languages } from "../../src/i18n/language.ts";
import { translators } from "../../src/i18n/texts.ts";
import { pageSnapshot } from "../../src/snapshot/page-snapshot.ts";
import { snapshotName, snapshotStates } from "../../src/snapshot/snapshot-name.ts";
import { isWhole } from "../support/whole.ts";

const translations = languages.filter((language) => language !== "en");

/** The languages beside English in which a page is drawn: one in turn; in a whole run all. */
const drawnIn = (turn: number): readonly Language[] =>
  isWhole ? translations : translations.slice(turn % translations.length).slice(0, 1);

/** The keys of texts that a drawn page shows in place of the texts. */
function keysIn(text: string): string[] {
  const words = text.match(/[A-Za-z][\w.]*\.\w+/g) ?? [];
  return words.filter((word) => translators.en.find(word) !== undefined);
}

it("every stored text is that of a page", () => {
  const stored = readdirSync(import.meta.dirname, { recursive: true, encoding: "utf8" });
  const expected = readPageFiles().flatMap(({ path }) =>
    snapshotStates.map((state) => `${path}/${snapshotName({ state })}`),
  );
  expect(stored.filter((name) => name.endsWith(".txt")).sort()).toEqual(expected.sort());
});

describe.each(readPageFiles().map(({ path }, turn) => ({ path, others: drawnIn(turn) })))(
  "$path",
  ({ path, others }) => {
    it.each(snapshotStates)("%s, with no key for a text", async (state) => {
      const text = await pageSnapshot(path, { state });
      expect(keysIn(text)).toEqual([]);
      await expect(`${text}\n`).toMatchFileSnapshot(`${path}/${snapshotName({ state })}`);
    });

    it.each(others)("is drawn in %s, of the same plan, and says no key", async (language) => {
      expect(keysIn(await pageSnapshot(path, { language }))).toEqual([]);
    });
  },
);
