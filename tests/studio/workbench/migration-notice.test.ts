// @vitest-environment happy-dom

import { act, createElement } from "react";
import { beforeEach, describe, expect, it } from "vitest";
import { createEnvironment } from "../../../renderers/environment.ts";
import { loneHost } from "../../../renderers/runtime/page/lone-host.ts";
import { shippedCatalogue } from "../../../src/catalogue/shipped.ts";
import { type Language, languages } from "../../../src/i18n/language.ts";
import { translators } from "../../../src/i18n/texts.ts";
import { compilePage } from "../../../src/language/compile/compile-page.ts";
import {
  blocksOfKind,
  type Migration,
  renameProperty,
} from "../../../src/language/migrations/migration.ts";
import { entryNamed } from "../../../src/language/source.ts";
import { createFixtureWire } from "../../../src/snapshot/fixture-wire.ts";
import { textOf } from "../../../src/snapshot/text-of.ts";
import { StudioContext, type StudioHost } from "../../../src/studio/studio-host.ts";
import { MigrationNotice } from "../../../src/studio/workbench/notices.tsx";
import { mountedEach } from "../../support/mounted.ts";

const catalogue = shippedCatalogue();

/** A language in which a table's rows were called `list` until version 2. */
const migrations: readonly Migration[] = [
  {
    summary: "A table's `list` is called `rows`.",
    edits: (root) =>
      blocksOfKind(root, "table").flatMap((table) => {
        const list = entryNamed(table, "list");
        return list ? [renameProperty(list, "rows")] : [];
      }),
  },
];

const oldPage = `{
  "title": "Groups",
  "body": { "kind": "table", "list": "culturalGroup.page" }
}
`;

function studioIn(language: Language): StudioHost {
  return {
    catalogue,
    language,
    route: { path: "/system/screens/edit", query: {} },
    environment: { ...createEnvironment(catalogue, translators[language]), migrations },
    wire: createFixtureWire(catalogue, {}, "loaded"),
    text: translators[language].say,
    can: () => true,
    isAdministrator: true,
    pageFile: "schemas/pages/test/groups.json",
    user: null,
    ...loneHost,
  };
}

describe("what tells that a page is written in an older version of the language", () => {
  const mounted = mountedEach();
  let migrated: string | null;

  beforeEach(() => {
    migrated = null;
  });

  /**
   * Draws the notice of a page as the workbench does, and returns its text as a person perceives
   * it.
   */
  async function noticeOf(source: string, { language = "en", isReadOnly = false } = {}) {
    const studio = studioIn(languages.find((one) => one === language) ?? "en");
    const { migratedFrom } = compilePage("test/groups", source, studio.environment);
    const onMigrate = (next: string): void => {
      migrated = next;
    };
    const notice = createElement(MigrationNotice, {
      source,
      isReadOnly,
      onMigrate,
      from: migratedFrom,
    });
    await mounted.draw(createElement(StudioContext, { value: studio }, notice));
    return textOf(mounted.container);
  }

  it("names both versions, and turns the text into the newest", async () => {
    const told = await noticeOf(oldPage);
    expect(told).toContain("version 1 of the page language; read as version 2");
    const button = mounted.container.querySelector("button");
    expect(button?.textContent).toBe("Rewrite in version 2");
    await act(async () => button?.click());
    expect(JSON.parse(migrated ?? "")).toEqual({
      version: 2,
      title: "Groups",
      body: { kind: "table", rows: "culturalGroup.page" },
    });
    expect(await noticeOf(migrated ?? "")).toBe("");
  });

  it("only tells it where the page may not be changed", async () => {
    expect(await noticeOf(oldPage, { isReadOnly: true })).toContain("version 1");
    expect(mounted.container.querySelector("button")).toBeNull();
  });

  it.each(languages.map((language) => [language] as const))("is said in %s", async (language) => {
    const told = await noticeOf(oldPage, { language });
    const { say } = translators[language];
    expect(told).toContain(say("studio.workbench.migrated", { from: 1, to: 2 }));
  });
});
