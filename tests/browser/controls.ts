import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";

/**
 * The menus that have opened over the page, such as those of rows and nodes, without the sidebar.
 */
export const openMenus = (page: Page): Locator =>
  page.locator("body > :not(#root)").getByRole("menu").filter({ visible: true });

/**
 * Chooses an item from the menu that a button opens; a row that is redrawn meanwhile closes its
 * menu, so that it is opened again.
 */
export async function chooseFromMenu(opener: Locator, item: Locator): Promise<void> {
  await expect
    .poll(
      async () => {
        if (!(await item.isVisible())) await opener.click();
        return await item.click({ timeout: 5_000 }).then(
          () => true,
          () => false,
        );
      },
      { timeout: 40_000 },
    )
    .toBe(true);
}

/** Presses a row's action, which is shown in the row or in the row's menu. */
export async function pressRowAction(row: Locator, action: string): Promise<void> {
  await row.waitFor();
  const beside = row.getByRole("button", { name: action, exact: true });
  if (await beside.isVisible()) return await beside.click();
  const item = openMenus(row.page()).getByRole("menuitem", { name: action, exact: true });
  await chooseFromMenu(row.getByRole("button", { name: /^More actions/ }), item);
}

/** Opens the options of a field, by a click unless a key is given, and chooses one of them. */
export async function chooseOption(box: Locator, option: string, key?: string): Promise<void> {
  await (key === undefined ? box.click() : box.press(key));
  const list = () => box.getAttribute("aria-controls");
  await expect.poll(list).not.toBeNull();
  // The chosen value is shown in the field with the same title as its option.
  const own = box.page().locator(`[id="${await list()}"]`);
  const options = box.page().locator("body > *").filter({ has: own });
  await options.getByTitle(option, { exact: true }).click();
}

/** The option of a field that Enter would choose, or an empty text. */
export const activeOption = (box: Locator): Promise<string> =>
  box.evaluate((input) => {
    const id = input.getAttribute("aria-activedescendant");
    const option = id ? document.getElementById(id) : null;
    return option?.getAttribute("aria-label") ?? option?.textContent ?? "";
  });

/** Collects the bodies of the requests to an operation's path from now on. */
export function requestsTo(page: Page, path: string): unknown[] {
  const bodies: unknown[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith(path)) bodies.push(request.postDataJSON());
  });
  return bodies;
}

/** Confirms the product's own question before something is deleted or granted. */
export async function agree(page: Page, what: string): Promise<void> {
  await page.getByRole("dialog").getByRole("button", { name: what, exact: true }).click();
}
