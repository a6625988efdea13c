// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import { readPageFiles } from "../../src/cli/page-files.ts";
import { languages } from "../../src/i18n/language.ts";
import { translators } from "../../src/i18n/texts.ts";
import { pageSnapshot } from "../../src/snapshot/page-snapshot.ts";
import { snapshotName, snapshotStates } from "../../src/snapshot/snapshot-name.ts";

describe.each(readPageFiles())("$path", ({ path }) => {
  it.each(snapshotStates)("%s", async (state) => {
    const text = await pageSnapshot(path, { state });
    await expect(`${text}\n`).toMatchFileSnapshot(`${path}/${snapshotName({ state })}`);
  });

  it.each(languages)("is drawn in %s, of the same plan, and says no key", async (language) => {
    const text = await pageSnapshot(path, { language });
    const words = text.match(/[A-Za-z][\w.]*\.\w+/g) ?? [];
    expect(words.filter((word) => translators.en.find(word) !== undefined)).toEqual([]);
  });
});
