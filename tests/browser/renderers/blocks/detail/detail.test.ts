import type { Page } from "playwright-core";
import { beforeAll, expect, it } from "vitest";
import { password } from "../../../../support/first-start.ts";
import { violationsOf } from "../../../axe.ts";
import { agree } from "../../../controls.ts";
import { hides, shows } from "../../../shows.ts";
import { openPlaceOfOwnPages } from "../../own-page-files.ts";

const body = {
  kind: "detail",
  title: "Somebody",
  record: { call: "member.getOne", with: { id: "number(route.query.id)" } },
  fields: ["fullname", "mobile", "status"],
  toolbar: [
    {
      label: "Rename",
      open: {
        kind: "form",
        values: "row",
        submit: { call: "member.update", with: { id: "row.id" } },
        fields: ["fullname"],
      },
    },
    {
      label: "Never",
      when: "row.fullname == 'Nobody'",
      go: "'/'",
    },
    {
      label: "Delete",
      emphasis: "danger",
      call: { call: "member.del", with: { ids: "[row.id]" } },
    },
  ],
};

const { place, addPage } = openPlaceOfOwnPages();
let page: Page;

beforeAll(async () => {
  await addPage("made/somebody", { title: "Record", body });
  const added = { username: "ada.b", fullname: "Ada", password: "long enough" };
  const { id } = await place.product.ask("member.add", added);
  ({ page } = await place.staySignedIn({ password, at: `/made/somebody?id=${id}` }));
});

const block = () => page.getByRole("region", { name: "Somebody" });

it("the actions beside a record's heading are those that its values allow", async () => {
  await shows(block().getByText("Ada", { exact: true }));
  await shows(block().getByRole("button", { name: "Rename" }));
  expect(await block().getByRole("button", { name: "Never" }).count()).toBe(0);
  expect(await violationsOf(page)).toEqual([]);
});

it("one that changes the record begins with its values, and what is shown follows", async () => {
  await block().getByRole("button", { name: "Rename" }).click();
  const fullname = page.getByRole("dialog").getByLabel("Full name");
  await expect.poll(() => fullname.inputValue()).toBe("Ada");
  await fullname.fill("Ada Byron");
  await page.getByRole("dialog").getByRole("button", { name: "Save" }).click();
  await agree(page, "Change member");
  await shows(block().getByText("Ada Byron"));
});

it("the question before one names the record", async () => {
  await block().getByRole("button", { name: "Delete" }).click();
  const asked = () => page.getByRole("dialog").last().textContent();
  await expect.poll(asked).toContain("Ada Byron");
  await page.keyboard.press("Escape");
  await hides(page.getByRole("dialog"));
});

it("a deleted record is no longer shown, nor are its actions, until its deletion is undone", async () => {
  await block().getByRole("button", { name: "Delete" }).click();
  await agree(page, "Delete");
  await shows(block().getByText("This record does not exist, or has been deleted."));
  expect(await block().getByText("Ada Byron").count()).toBe(0);
  expect(await block().getByRole("button").allTextContents()).toEqual(["Try again"]);
  expect(await page.getByText("There is no record").count()).toBe(1);
  await page.getByRole("button", { name: "Undo" }).click();
  await shows(block().getByText("Ada Byron"));
  await shows(block().getByRole("button", { name: "Delete" }));
});
