import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";
import type { Mock, Received } from "../../../corpus/mock/server.ts";

/** Presses an action of the second row of a table, also where it is behind "More actions". */
export async function actOnRow(page: Page, label: string, within: Page | Locator = page) {
  const row = within.getByRole("row").nth(2);
  const direct = row.getByRole("button", { name: label, exact: true });
  const more = row.getByRole("button", { name: /^More actions/ });
  await direct.or(more).first().waitFor();
  if (await direct.isVisible()) return direct.click();
  await more.click();
  await page.getByRole("menuitem", { name: label, exact: true }).click();
}

/**
 * Types into each required text field that is empty, apart from calendars; for an edit, into the
 * first field that can be edited.
 */
export async function fillIn(dialog: Locator, isEdit: boolean): Promise<void> {
  await dialog.getByRole("button", { name: "Save" }).waitFor();
  const inputs = dialog.getByRole("textbox");
  await inputs.first().waitFor();
  for (const input of await inputs.all()) {
    const isOpen = isEdit || (await input.inputValue()) === "";
    if (!isOpen || !(await input.isEditable()) || (await isOfCalendar(input))) continue;
    await input.fill(`walked ${(await input.inputValue()).slice(0, 10)}`.trim());
    if (isEdit) return;
  }
}

const isOfCalendar = (input: Locator) =>
  input.evaluate((element) => element.closest(".ant-picker") !== null);

/** The last request since a given moment that the mock received for one of these operations. */
export async function asked(mock: Mock, from: number, lines: readonly string[]): Promise<Received> {
  const found = () => mock.received.slice(from).find(({ line }) => lines.includes(line));
  await expect.poll(found).toBeDefined();
  const received = found();
  if (!received) throw new Error("Nothing came.");
  return received;
}
