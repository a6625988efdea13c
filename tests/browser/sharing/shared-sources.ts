import type { Page } from "playwright-core";
import { own } from "../../../src/catalogue/schema/record.ts";
import type { OperationId } from "../../../src/catalogue/types.gen.ts";
import { operationOf } from "../reach.ts";
import { type Make, pathOf, type SharedRecord, sourceOf, type Windows } from "./shared-records.ts";
import { dialogOf, goneByThem, type SharedWrite } from "./shared-write.ts";

/** The acts of the history on a whole page or one of its versions, by the buttons that confirm. */
export type HistoryButton = "Discard draft" | "Delete screen" | "Roll back to this version";

/** Publishes a page as the person at this window, who saves another draft where wanted. */
async function publish({ service }: Windows, title: string, hasDraft: boolean): Promise<string> {
  const path = pathOf(title);
  await service.ask("page.saveDraft", { path, source: sourceOf(title) });
  await service.ask("page.publish", { path });
  if (hasDraft) await service.ask("page.saveDraft", { path, source: `${sourceOf(title)}\n` });
  return path;
}

/** Reads the source or the version of a page as it is now. */
const pageNow = ({ service }: Windows, path: string, draft: boolean): SharedRecord["now"] => {
  return async () => {
    const token = service.adminToken;
    const { envelope } = await service.call("page.getOne", { path, draft }, { token });
    return own(envelope.data, "path") === path ? Object(envelope.data) : undefined;
  };
};

/** Makes a published page with a draft, which the other window saves anew. */
export const pageWithDraft =
  (isDraftRead: boolean): Make =>
  async (windows, title) => {
    const path = await publish(windows, title, true);
    const source = sourceOf(`${title} Theirs.`);
    return {
      change: () => windows.call("page.saveDraft", { path, source }),
      remove: () => windows.call("page.del", { path }),
      now: pageNow(windows, path, isDraftRead),
    };
  };

/** Makes a page of two versions, of which the other window publishes a third. */
export const pageOfVersions: Make = async (windows, title) => {
  const path = await publish(windows, title, true);
  await windows.service.ask("page.publish", { path });
  return {
    async change() {
      await windows.call("page.saveDraft", { path, source: sourceOf(`${title} Theirs.`) });
      await windows.call("page.publish", { path });
    },
    remove: () => windows.call("page.del", { path }),
    now: pageNow(windows, path, false),
  };
};

export const editor = (page: Page) => page.getByRole("textbox", { name: /^Source of/ });
const note = (page: Page) => dialogOf(page).getByLabel("Note for the history");

async function openDialog(page: Page, press: (page: Page) => Promise<void>): Promise<void> {
  await editor(page).waitFor();
  await press(page);
  await note(page).fill("Mine");
}

export const openHistory = (page: Page) =>
  page.getByRole("tab", { name: "History", exact: true }).click();

/** Opens the dialog of an act on the page or, for a rollback, on its first version. */
export async function pressInHistory(page: Page, button: HistoryButton): Promise<void> {
  if (button === "Roll back to this version") {
    const version = page.getByRole("listitem", { name: "Version 1", exact: true });
    await version.getByRole("button", { name: "More actions for version 1" }).click();
    await page.getByRole("menuitem", { name: button }).click();
  } else await page.getByRole("button", { name: button }).click();
  await dialogOf(page).waitFor();
}

/** Confirms the open dialog by its button, and returns the code of the answer. */
export async function confirm(page: Page, button: string, operation: OperationId) {
  const { service, path } = operationOf(operation);
  const answered = page.waitForResponse(
    (response) => new URL(response.url()).pathname === service.base + path,
  );
  await dialogOf(page).getByRole("button", { name: button, exact: true }).click();
  const { code } = await (await answered).json();
  return code;
}

/** A dialog of the studio that asks for a note. */
function byDialog(button: string, open: (page: Page) => Promise<void>) {
  return {
    at: (name: string) => `/system/screens/edit?page=${pathOf(name)}`,
    told: "alert",
    shown: editor,
    enter: (page: Page) => openDialog(page, open),
    entered: note,
    send: (page: Page) => dialogOf(page).getByRole("button", { name: button, exact: true }).click(),
    question: null,
    gone: goneByThem,
  } as const;
}

const publishing: SharedWrite = {
  ...byDialog("Publish", (page) =>
    page.getByRole("button", { name: "Publish", exact: true }).click(),
  ),
  operation: "page.publish",
  make: pageWithDraft(false),
  mine: (name) => ({ version: 2, source: sourceOf(`${name} Theirs.`) }),
};

const rollingBack: SharedWrite = {
  ...byDialog("Roll back to this version", async (page) => {
    await openHistory(page);
    await pressInHistory(page, "Roll back to this version");
  }),
  operation: "page.rollback",
  make: pageOfVersions,
  mine: (name) => ({ version: 4, source: sourceOf(name) }),
};

const deleting: SharedWrite = {
  ...byDialog("Delete screen", async (page) => {
    await openHistory(page);
    await pressInHistory(page, "Delete screen");
  }),
  operation: "page.del",
  make: pageWithDraft(true),
  mine: undefined,
};

const discarding: SharedWrite = {
  ...byDialog("Discard draft", openHistory),
  operation: "page.discardDraft",
  make: pageWithDraft(true),
  async enter(page) {
    await editor(page).waitFor();
    await openHistory(page);
    await pressInHistory(page, "Discard draft");
  },
  entered: null,
  mine: (name) => ({ source: sourceOf(name) }),
};

const saving: SharedWrite = {
  operation: "page.saveDraft",
  at: publishing.at,
  told: "merge",
  make: pageWithDraft(true),
  shown: editor,
  enter: (page) => editor(page).waitFor(),
  entered: null,
  async send(page, name) {
    await editor(page).click();
    await page.keyboard.press("Control+A");
    await page.keyboard.insertText(sourceOf(`${name} Mine.`));
    await page.keyboard.press("Control+S");
  },
  question: null,
  gone: goneByThem,
  mine: (name) => ({ source: sourceOf(`${name} Mine.`) }),
};

/** The writes of pages that the studio sends. */
export const writesInStudio: readonly SharedWrite[] = [
  saving,
  publishing,
  rollingBack,
  discarding,
  deleting,
];
