import type { Locator, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { type Language, languageNames, languages } from "../../../../src/i18n/language.ts";
import { texts, translators } from "../../../../src/i18n/texts.ts";
import { baseMenu } from "../../../../src/server/first-start/base/menu.ts";
import { isWhole } from "../../../support/whole.ts";
import { openPlace } from "../../place.ts";
import { go } from "../frame.ts";
import { once } from "../once.ts";
import { createTextJudge, followData, openingActions, visibleTexts } from "./screen-texts.ts";
import { switchLanguage } from "./switch-language.ts";

const place = openPlace();
const pages = baseMenu.flatMap((folder) => folder.pages);

/** The languages in which a leftover of English shows. */
const translations: readonly Language[] = ["zh", "es", "ja"];

/** The screens to check in a language: each screen in one translation; in a whole run in all. */
function walkedIn(language: Language): typeof pages {
  const turn = translations.indexOf(language);
  return pages.filter((_page, index) => isWhole || index % translations.length === turn);
}

/** The faults that the walk found, each with its place. */
interface Walk {
  findings: string[];
  dialogs: number;
  look(where: string, part?: Page | Locator): Promise<void>;
}

function newWalk(page: Page, language: Language, data: ReturnType<typeof followData>): Walk {
  const judge = createTextJudge(language);
  const seen = new Set<string>();
  const walk: Walk = {
    findings: [],
    dialogs: 0,
    async look(where, part = page) {
      const shown = await visibleTexts(part);
      const known = await data();
      for (const text of shown) {
        const fault = seen.has(text) ? null : judge(text, known);
        seen.add(text);
        if (fault) walk.findings.push(`${where}: ${fault}: ${text}`);
      }
    },
  };
  return walk;
}

/** Waits until a page shows the data that it read. */
async function settled(page: Page, language: Language): Promise<void> {
  await page.getByRole("heading", { level: 1 }).filter({ visible: true }).first().waitFor();
  await loaded(page, language);
}

async function loaded(part: Page | Locator, language: Language): Promise<void> {
  const loading = part.getByRole("status", { name: texts[language].common.loading });
  const count = () => loading.filter({ visible: true }).count();
  await expect.poll(count).toBe(0);
}

async function closeDialog(page: Page): Promise<void> {
  const dialog = page.getByRole("dialog").filter({ visible: true });
  while ((await dialog.count()) > 0) {
    const count = await dialog.count();
    await page.keyboard.press("Escape");
    await expect.poll(() => dialog.count()).toBeLessThan(count);
  }
}

async function lookAtDialogs(
  page: Page,
  walk: Walk,
  language: Language,
  { routerPath, componentPath }: { routerPath: string; componentPath: string },
): Promise<void> {
  for (const { label, isEmptyForm } of openingActions(componentPath, language)) {
    const named = page.getByRole("button", { name: label, exact: true });
    const button = named.filter({ visible: true }).first();
    if ((await button.count()) === 0 || !(await button.isEnabled())) continue;
    await button.click();
    const dialog = page.getByRole("dialog").filter({ visible: true }).last();
    await dialog.waitFor();
    await loaded(dialog, language);
    walk.dialogs += 1;
    await walk.look(`${routerPath}, ${label}`);
    const submit = dialog.getByRole("button", { name: texts[language].common.save, exact: true });
    if (isEmptyForm && (await submit.count()) === 1) {
      await submit.click();
      await walk.look(`${routerPath}, ${label}, refused`);
    }
    await closeDialog(page);
  }
}

async function lookAtTopBar(page: Page, walk: Walk, language: Language): Promise<void> {
  const { shell, account } = texts[language];
  const [, afterName = ""] = account.label.split("{{name}}");
  const user = page.getByRole("button", { name: afterName });
  for (const [opener, name] of [
    [page.getByRole("button", { name: shell.language }), languageNames[language]],
    [user, account.signOut],
  ] as const) {
    await opener.click();
    const item = page.getByRole("menuitem", { name, exact: true });
    await item.waitFor();
    await walk.look("the top bar");
    await page.keyboard.press("Escape");
    await item.waitFor({ state: "hidden" });
  }
  for (const item of [account.profile, account.password]) {
    await user.click();
    await page.getByRole("menuitem", { name: item }).click();
    await page.getByRole("dialog", { name: item }).getByRole("textbox").first().waitFor();
    walk.dialogs += 1;
    await walk.look(item);
    await closeDialog(page);
  }
}

/** The time limit for looking at all screens. */
const wholeWalkTime = 240_000;

const openPaths = ["/jun/member/industryAtten", "/register", "/login"];

describe("no screen shows a key or a leftover of another language (specification section 1)", () => {
  it("of those that are open to everybody, in any language", async () => {
    const visitor = await place.visit();
    const { page } = visitor;
    const data = followData(page);
    const walks = languages.map((language) => [language, newWalk(page, language, data)] as const);
    for (const path of openPaths) {
      await visitor.open(path);
      for (const [language, walk] of walks) {
        await switchLanguage(visitor, language);
        await settled(page, language);
        await walk.look(path);
      }
    }
    for (const [language, walk] of walks) {
      await switchLanguage(visitor, language);
      await page.getByRole("button", { name: texts[language].signIn.submit }).click();
      await page.getByText(texts[language].signIn.noUsername).waitFor();
      await walk.look("/login, refused");
      expect(walk.findings).toEqual([]);
    }
  });

  const visit = once(async () => {
    const visitor = await place.stay();
    const data = followData(visitor.page);
    await visitor.arriveSignedIn("/dashboard");
    return { visitor, data };
  });

  it.each(isWhole ? languages : translations)(
    "of those behind the sign-in, in %s",
    async (language) => {
      const { visitor, data } = await visit();
      const { page } = visitor;
      const walk = newWalk(page, language, data);
      // The page shown for an unknown address has no top bar.
      await go(visitor, "/dashboard");
      await switchLanguage(visitor, language);
      for (const { name, routerPath, componentPath } of walkedIn(language)) {
        await go(visitor, routerPath);
        const title = translators[language].say(`menu.${name}`);
        await page.getByRole("region", { name: title, exact: true }).waitFor();
        await settled(page, language);
        await walk.look(routerPath);
        await lookAtDialogs(page, walk, language, { routerPath, componentPath });
      }
      await lookAtTopBar(page, walk, language);
      await go(visitor, "/nowhere");
      await page.waitForURL("**/404");
      await page.getByRole("heading", { level: 1 }).filter({ visible: true }).first().waitFor();
      await walk.look("/404");
      expect(walk.findings).toEqual([]);
      // A smaller number would mean that the walk no longer finds the texts that it should check.
      expect(walk.dialogs).toBeGreaterThan(isWhole ? 8 : 2);
    },
    wholeWalkTime,
  );
});
