import type { Locator, Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { password } from "../support/first-start.ts";
import { openPlaceOfOwnPages } from "./renderers/own-page-files.ts";
import { shows } from "./shows.ts";

const { place, addFile, addNode } = openPlaceOfOwnPages();
let page: Page;

const members = { call: "culturalGroupUserRel.current", with: { groupId: "row.id" } };

const groups = {
  title: "{{blocks.groups.total}} groups",
  body: {
    kind: "tabs",
    items: [
      {
        label: "All ({{blocks.groups.total}})",
        body: {
          kind: "stack",
          items: [
            {
              kind: "table",
              name: "groups",
              title: "Chosen: {{blocks.groups.selected.name}}",
              rows: "culturalGroup.page",
              search: [],
              expand: { kind: "table", rows: members },
              columns: ["name", { field: "remark", label: "Note for {{user.username}}" }],
              rowActions: [
                {
                  label: "Look at {{row.name}}",
                  open: { kind: "form", values: "row", submit: "culturalGroup.update" },
                },
                {
                  label: "Drop",
                  confirm: "{{action}} {{name}} of {{row.userCount}} members?",
                  go: "'/dashboard'",
                },
              ],
            },
          ],
        },
      },
    ],
  },
};

const strange = `<img src=x onerror="document.title='run'"> {{user.username}}`;

beforeAll(async () => {
  await addFile("texts/groups", groups);
  await addNode("texts/groups", "Groups by text");
  for (const name of ["Lantern", strange]) await place.product.ask("culturalGroup.add", { name });
  ({ page } = await place.staySignedIn({ password, at: "/texts/groups" }));
});

describe("texts that hold values", () => {
  it("head the page, its tab, the document and the trail, and follow what they read", async () => {
    const heading = page.getByRole("heading", { level: 1, name: /^\d+ groups$/ });
    await heading.waitFor();
    const title = (await heading.textContent()) ?? "";
    await expect.poll(() => page.title()).toMatch(new RegExp(`^${title} · `));
    await shows(page.getByRole("link", { name: title, exact: true }));
    await shows(
      page.getByRole("navigation", { name: "Breadcrumb" }).getByText(title, { exact: true }),
    );
    const count = title.split(" ")[0];
    await shows(page.getByRole("tab", { name: `All (${count})` }));
    await place.product.ask("culturalGroup.add", { name: "Choir" });
    await page
      .getByRole("button", { name: /^Refresh/ })
      .first()
      .click();
    await shows(page.getByRole("heading", { level: 1, name: `${Number(count) + 1} groups` }));
    await shows(page.getByRole("tab", { name: `All (${Number(count) + 1})` }));
  });

  it("head a block and its columns", async () => {
    await shows(page.getByRole("heading", { name: "Chosen:" }));
    await page.getByRole("cell", { name: "Lantern", exact: true }).click();
    await shows(page.getByRole("heading", { name: "Chosen: Lantern" }));
    await shows(page.getByRole("columnheader", { name: /^Note for \w+/ }));
  });

  it("name an action on a row, and the dialog that it opens, once", async () => {
    await page.getByRole("button", { name: "Look at Lantern" }).click();
    const dialog = page.getByRole("dialog", { name: "Look at Lantern", exact: true });
    await shows(dialog);
    await dialog.getByRole("button", { name: "Cancel" }).click();
    await dialog.waitFor({ state: "hidden" });
  });

  it("ask a question", async () => {
    const row = page.getByRole("row").filter({ hasText: "Lantern" });
    await row.getByRole("button", { name: "Drop" }).click();
    const question = page.getByRole("dialog");
    await shows(question.getByText("Drop Lantern of 0 members?"));
    await question.getByRole("button", { name: "Cancel" }).click();
    await question.waitFor({ state: "hidden" });
  });

  it("have the room that they take in a row, and what the row opens stays within it", async () => {
    const row = page.getByRole("row").filter({ hasText: "Sailing Friends" });
    const edgeOf = (part: Locator) =>
      part.evaluate((element) => element.getBoundingClientRect().right);
    const label = row.getByRole("button", { name: "Drop" });
    const table = page.getByRole("table").first();
    expect(await edgeOf(label)).toBeLessThanOrEqual(await edgeOf(table));
    await row.getByRole("button", { expanded: false }).click();
    const inner = page.getByRole("group").getByRole("table");
    await inner.getByRole("row").nth(2).waitFor();
    expect(await edgeOf(inner)).toBeLessThanOrEqual(await edgeOf(table));
    await row.getByRole("button", { expanded: true }).click();
    await inner.waitFor({ state: "hidden" });
  });

  it("show markup and braces in a value as they are", async () => {
    await shows(page.getByRole("button", { name: `Look at ${strange}` }));
    expect(await page.locator("main img[src=x]").count()).toBe(0);
    expect(await page.title()).not.toContain("run");
  });
});
