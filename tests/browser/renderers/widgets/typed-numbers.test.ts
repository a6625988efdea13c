import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { openPlace } from "../../place.ts";

const place = openPlace();

/** Opens the form of a new rule in a language. */
async function openForm(language: string, add: string): Promise<Page> {
  const { page } = await place.visitSignedIn({ language, at: "/points/deduction-rule" });
  await page.getByRole("button", { name: add }).click();
  await page.getByRole("spinbutton").first().waitFor();
  return page;
}

/** What a number input shows once a text was typed into it and it was left. */
async function shownAfter(page: Page, text: string): Promise<string> {
  const input = page.getByRole("spinbutton").first();
  await input.fill("");
  await input.pressSequentially(text);
  await input.press("Tab");
  return await input.inputValue();
}

it("a decimal comma is one in Spanish, and a number is read as it is shown", async () => {
  const page = await openForm("es", "Añadir regla");
  // The library's own buttons have English names only.
  expect(await page.getByRole("button", { name: "Value" }).count()).toBe(0);
  expect(await shownAfter(page, "1,5")).toBe("1,5");
  expect(await shownAfter(page, "1.234,5")).toBe("1234,5");
  expect(await shownAfter(page, "−5")).toBe("-5");
});

it("digits of full width are digits", async () => {
  const page = await openForm("ja", "ルールを追加");
  expect(await shownAfter(page, "１２")).toBe("12");
  expect(await shownAfter(page, "1,500")).toBe("1500");
});
