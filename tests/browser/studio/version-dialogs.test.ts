import { resolve } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { password } from "../../support/first-start.ts";
import { startService } from "../../support/service.ts";
import { violationsOf } from "../axe.ts";
import { openPlace } from "../place.ts";
import { hasFocus } from "../shell/focus.ts";
import { go } from "../shell/frame.ts";
import { switchLanguage } from "../shell/language/switch-language.ts";
import { shows } from "../shows.ts";
import type { Visitor } from "../visitor.ts";

const place = openPlace(() =>
  startService({ configuration: { clientDirectory: resolve("dist/client") } }),
);
const path = "points/versions";
const sourceOf = (title: string): string =>
  JSON.stringify({ title, body: { kind: "table", rows: "culturalGroup.page" } });

let visitor: Visitor;
beforeAll(async () => {
  for (const title of ["First", "Second"]) {
    await place.product.ask("page.saveDraft", { path, source: sourceOf(title) });
    await place.product.ask("page.publish", { path });
  }
  await place.product.ask("page.saveDraft", { path, source: sourceOf("Third") });
  const at = `/system/screens/edit?page=${path}`;
  visitor = await place.staySignedIn({ password, at });
});

describe("the dialogs of a screen's versions", () => {
  it("begin at the note, so that Enter neither publishes unseen nor closes unasked", async () => {
    const { page } = visitor;
    await page.getByRole("button", { name: "Publish", exact: true }).press("Enter");
    const dialog = page.getByRole("dialog", { name: `Publish ${path}` });
    await hasFocus(dialog.getByLabel("Note for the history"));
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "hidden" });
    await hasFocus(page.getByRole("button", { name: "Publish", exact: true }));
  });

  it("keep the note until its act is done, however they are closed before, in any language", async () => {
    const { page } = visitor;
    const dialog = page.getByRole("dialog", { name: `Publish ${path}` });
    const note = dialog.getByLabel("Note for the history");
    const publish = page.getByRole("button", { name: "Publish", exact: true });
    await publish.click();
    await note.fill("Why it was changed");
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "hidden" });
    await page.reload();
    await publish.waitFor();
    await switchLanguage(visitor, "es");
    await page.getByRole("button", { name: "Publicar", exact: true }).click();
    const inSpanish = page.getByRole("dialog").getByRole("textbox");
    await expect.poll(() => inSpanish.inputValue()).toBe("Why it was changed");
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "hidden" });
    await switchLanguage(visitor, "en");
    await publish.click();
    await expect.poll(() => note.inputValue()).toBe("Why it was changed");
    await dialog.getByRole("button", { name: "Publish", exact: true }).click();
    await dialog.waitFor({ state: "hidden" });
    const { records } = await place.product.ask("page.getHistory", { path });
    expect(records[0]?.note).toBe("Why it was changed");
    await page.getByRole("tab", { name: "History", exact: true }).click();
    await page.getByRole("button", { name: "Delete screen" }).click();
    const deletion = page.getByRole("dialog", { name: "Delete screen" });
    expect(await deletion.getByLabel("Note for the history").inputValue()).toBe("");
    await page.keyboard.press("Escape");
    await deletion.waitFor({ state: "hidden" });
  });

  it("say why a version could not be read, and read it when opened again", async () => {
    const { page } = visitor;
    await page.getByRole("tab", { name: "History", exact: true }).click();
    const failing = { json: { code: 50_000, msg: "The disk is asleep.", data: null } };
    await page.route("**/page/getVersion*", (route) => route.fulfill(failing));
    const versions = page.getByRole("list", { name: "Versions, newest first" });
    const second = versions.getByRole("listitem", { name: "Version 2", exact: true });
    const dialog = page.getByRole("dialog", { name: "Version 2" });
    const why = page.getByRole("dialog").getByText("The disk is asleep.");
    await second.getByRole("button", { name: "What changed" }).click();
    await dialog.getByText("The disk is asleep.").waitFor();
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "hidden" });
    for (const act of ["Load into editor", "Roll back to this version"]) {
      const first = versions.getByRole("listitem", { name: "Version 1", exact: true });
      await first.getByRole("button", { name: "More actions for version 1" }).click();
      await page.getByRole("menuitem", { name: act }).click();
      await why.waitFor();
      await page.keyboard.press("Escape");
      await why.waitFor({ state: "hidden" });
    }
    await page.unroute("**/page/getVersion*");
    await second.getByRole("button", { name: "What changed" }).click();
    await dialog.getByRole("list", { name: "Differences" }).waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await page.keyboard.press("Escape");
  });
});

describe("the first version of a screen that is shipped", () => {
  it("says what it changed of the shipped file", async () => {
    const shipped = "points/dept-group";
    await place.product.ask("page.saveDraft", { path: shipped, source: sourceOf("Teams") });
    await place.product.ask("page.publish", { path: shipped });
    const { page } = visitor;
    await go(visitor, `/system/screens/edit?page=${shipped}`);
    await page.getByRole("tab", { name: "History", exact: true }).click();
    const first = page.getByRole("listitem", { name: "Version 1", exact: true });
    await first.getByRole("button", { name: "What changed" }).click();
    const dialog = page.getByRole("dialog", { name: "Version 1" });
    await shows(dialog.getByRole("list", { name: "Differences" }).getByText("Teams"));
    await shows(dialog.getByText("Shipped"));
    await page.keyboard.press("Escape");
  });
});

describe("the address of a deleted screen", () => {
  it("says that it can be restored, and restores it", async () => {
    const gone = "points/gone";
    await place.product.ask("page.saveDraft", { path: gone, source: sourceOf("Gone") });
    await place.product.ask("page.publish", { path: gone });
    await place.product.ask("page.del", { path: gone });
    const { page } = visitor;
    await go(visitor, `/system/screens/edit?page=${gone}`);
    await page.getByText(`The screen “${gone}” was deleted. It can be restored.`).waitFor();
    await page.getByRole("button", { name: "Restore screen" }).click();
    const dialog = page.getByRole("dialog", { name: "Restore screen" });
    await dialog.getByRole("button", { name: "Restore screen" }).click();
    await page.getByRole("textbox", { name: `Source of ${gone}` }).waitFor();
    expect((await place.product.ask("page.getOne", { path: gone })).source).toBe(sourceOf("Gone"));
  });

  it("does not offer to create the screen while it is not known whether one was deleted", async () => {
    const gone = "points/gone-late";
    await place.product.ask("page.saveDraft", { path: gone, source: sourceOf("Gone") });
    await place.product.ask("page.publish", { path: gone });
    await place.product.ask("page.del", { path: gone });
    const { page } = visitor;
    let letGo = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await page.route("**/api/page/getHistory", async (route) => {
      await held;
      await route.continue();
    });
    const asked = page.waitForRequest((request) => {
      return request.url().endsWith("getHistory") && !!request.postData()?.includes(gone);
    });
    await go(visitor, `/system/screens/edit?page=${gone}`);
    await asked;
    const coming = page.getByRole("region", { name: `Edit ${gone}` }).getByRole("status");
    await expect.poll(() => coming.getAttribute("aria-label")).toBe("Loading");
    expect(await page.getByRole("button", { name: "Create it" }).count()).toBe(0);
    letGo();
    await page.getByText(`The screen “${gone}” was deleted. It can be restored.`).waitFor();
  });

  it("offers to read again what could not be read, and not to create the screen", async () => {
    const gone = "points/gone-unread";
    await place.product.ask("page.saveDraft", { path: gone, source: sourceOf("Gone") });
    await place.product.ask("page.publish", { path: gone });
    await place.product.ask("page.del", { path: gone });
    const { page } = visitor;
    await page.route("**/api/page/getHistory", (route) =>
      route.fulfill({ json: { code: 50000, message: "The disk is full.", data: null } }),
    );
    await go(visitor, `/system/screens/edit?page=${gone}`);
    const screen = page.getByRole("region", { name: `Edit ${gone}` });
    await screen.getByText("The disk is full.").waitFor();
    expect(await screen.getByRole("button", { name: "Create it" }).count()).toBe(0);
    await page.unroute("**/api/page/getHistory");
    await screen.getByRole("button", { name: "Try again" }).click();
    await page.getByText(`The screen “${gone}” was deleted. It can be restored.`).waitFor();
  });
});
