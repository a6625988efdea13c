import type { Page } from "playwright-core";
import { beforeAll, expect, it } from "vitest";
import { password } from "../../../../support/first-start.ts";
import { hearNothing } from "../../../sharing/hear-nothing.ts";
import { go } from "../../../shell/frame.ts";
import type { Visitor } from "../../../visitor.ts";
import { openPlaceOfOwnPages } from "../../own-page-files.ts";

const groups = { kind: "table", name: "groups", rows: "culturalGroup.page", columns: ["name"] };
const form = {
  kind: "form",
  values: "blocks.groups.selected",
  submit: { call: "culturalGroup.update" },
};
const beside = (end: object) => ({ kind: "split", start: groups, end });

const loaded = {
  kind: "split",
  start: {
    kind: "table",
    name: "members",
    rows: { call: "member.getList", with: { username: '"beside"' } },
    columns: ["username"],
  },
  end: {
    kind: "form",
    fields: ["remarks"],
    values: { load: { call: "member.getOne", with: { id: "blocks.members.selected.id" } } },
    submit: "member.update",
  },
};

const hidden = {
  kind: "stack",
  items: [
    { kind: "filters", name: "asked", of: "culturalGroup.page", fields: ["name"] },
    {
      kind: "form",
      when: "blocks.asked.values.name == null",
      fields: ["name", "remark"],
      submit: "culturalGroup.add",
    },
  ],
};

const inSteps = {
  kind: "form",
  submit: "culturalGroup.add",
  steps: [
    { title: "Name", fields: ["name"] },
    { title: "Remark", fields: ["remark"] },
    { title: "Status", fields: ["status"] },
  ],
};

const optional = {
  kind: "form",
  submit: "culturalGroup.add",
  steps: [
    { title: "Remark", fields: ["remark"] },
    { title: "Status", fields: ["status"] },
    { title: "Name", fields: ["name"] },
  ],
};

const { place, addPage } = openPlaceOfOwnPages();
let visitor: Visitor;
let page: Page;

beforeAll(async () => {
  await addPage("made/beside", { title: "Groups beside", body: beside(form) });
  await addPage("made/hidden", { title: "Hidden", body: hidden });
  const remarks = beside({ ...form, fields: ["remark"] });
  await addPage("made/remarks", { title: "Remarks beside", body: remarks });
  await addPage("made/loaded", { title: "Loaded", body: loaded });
  await addPage("made/steps", { title: "Group in steps", body: inSteps });
  await addPage("made/optional", { title: "Group with a remark", body: optional });
  for (const name of ["Readers", "Runners"]) await place.product.ask("culturalGroup.add", { name });
  visitor = await place.staySignedIn({ at: "/made/beside", password });
  page = visitor.page;
});

const select = (name: string) => page.getByRole("cell", { name, exact: true }).click();
const field = () => page.getByRole("textbox", { name: "Group name" });
const holds = (text: string) => expect.poll(() => field().inputValue()).toBe(text);

it("a form beside a list keeps what was typed for each of two records", async () => {
  await select("Readers");
  await holds("Readers");
  await field().fill("Readers of old");
  await select("Runners");
  await holds("Runners");
  await field().fill("Runners of the hill");
  await select("Readers");
  await holds("Readers of old");
  await select("Runners");
  await holds("Runners of the hill");
});

it("a record that cannot be read tells nothing of what was typed for another one", async () => {
  for (const username of ["beside.read", "beside.lost"]) {
    const member = { username, fullname: "Member", mobile: "13800138000", password };
    await place.product.ask("member.add", member);
  }
  const { page: own, complaints } = await place.visitSignedIn({ at: "/made/loaded", password });
  const choose = (name: string) => own.getByRole("cell", { name, exact: true }).click();
  const remarks = own.getByRole("textbox", { name: "Remarks" });
  await choose("beside.read");
  await remarks.fill("Works on Mondays");
  await own.route("**/member/get*", (route) => route.fulfill({ status: 404 }));
  await choose("beside.lost");
  await own.getByRole("button", { name: "Try again" }).waitFor();
  expect(await own.getByText("Works on Mondays").count()).toBe(0);
  await own.unrouteAll({ behavior: "wait" });
  await choose("beside.read");
  await expect.poll(() => remarks.inputValue()).toBe("Works on Mondays");
  complaints.length = 0;
});

it("asks before a tab is closed whose only typed text is another record's", async () => {
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.getByRole("cell", { name: "Runners of the hill", exact: true }).waitFor();
  await page.getByRole("img", { name: "Unsaved changes" }).waitFor();
  await page.getByRole("button", { name: "Close Groups beside" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Cancel" }).click();
  await select("Readers");
  await holds("Readers of old");
  expect(await page.getByRole("img", { name: "Unsaved changes" }).count()).toBe(1);
});

it("leaves no draft once a record is saved whose other fields changed while it was typed in", async () => {
  const { ask } = place.product;
  const { id } = await ask("culturalGroup.add", { name: "Rowers" });
  const { page: own } = await place.visitSignedIn({ at: "/made/remarks", password });
  await own.getByRole("cell", { name: "Rowers", exact: true }).click();
  const remark = own.getByRole("textbox", { name: "Remark" });
  await remark.fill("Every Sunday");
  const token = await place.product.signIn("anna.administrator");
  await ask("culturalGroup.update", { id, name: "Lake rowers" }, { token });
  await own.getByRole("cell", { name: "Lake rowers", exact: true }).waitFor();
  await remark.fill("Every Sunday at nine");
  await own.getByRole("button", { name: "Save", exact: true }).click();
  const saved = async () => (await ask("culturalGroup.page", { name: "Lake rowers" })).records[0];
  await expect.poll(async () => (await saved())?.remark).toBe("Every Sunday at nine");
  await expect.poll(() => own.getByRole("img", { name: "Unsaved changes" }).count()).toBe(0);
});

it("is there again after a reload although others have changed what the form only carries", async () => {
  const { ask } = place.product;
  const { id } = await ask("culturalGroup.add", { name: "Swimmers" });
  const { page: own } = await place.visitSignedIn({ at: "/made/remarks", password });
  await hearNothing(own);
  await own.getByRole("cell", { name: "Swimmers", exact: true }).click();
  const remark = own.getByRole("textbox", { name: "Remark" });
  await remark.fill("Every Monday");
  await expect.poll(() => own.evaluate(() => sessionStorage.getItem("drafts"))).toContain("Monday");
  await ask("culturalGroup.update", { id, name: "Sea swimmers" });
  await own.reload();
  await own.getByRole("cell", { name: "Sea swimmers", exact: true }).click();
  await expect.poll(() => remark.inputValue()).toBe("Every Monday");
});

it("what was typed into a block that its condition hides is asked about before it is lost", async () => {
  await go(visitor, "/made/hidden");
  const remark = page.getByRole("textbox", { name: "Remark" });
  const word = page.getByRole("textbox", { name: "Group name" }).first();
  await remark.fill("Meets on Mondays");
  await word.fill("Readers");
  await word.press("Enter");
  await remark.waitFor({ state: "detached" });
  const openPages = page.getByRole("navigation", { name: "Open pages" });
  await openPages.getByRole("link", { name: "Hidden" }).press("Delete");
  await page.getByRole("dialog").getByRole("button", { name: "Cancel" }).click();
  await word.fill("");
  await word.press("Enter");
  await expect.poll(() => remark.inputValue()).toBe("Meets on Mondays");
});

it("a form in steps is at the same step after the page is loaded again, with all that was typed", async () => {
  await go(visitor, "/made/steps");
  await field().fill("Half a group");
  await page.getByRole("button", { name: "Next" }).click();
  const remark = page.getByRole("textbox", { name: "Remark" });
  await remark.fill("Half a remark");
  page.once("dialog", (question) => void question.accept());
  await page.reload();
  await expect.poll(() => remark.inputValue()).toBe("Half a remark");
  await page.getByRole("button", { name: "Back" }).click();
  await holds("Half a group");
  await page.getByRole("button", { name: "Discard" }).click();
  await holds("");
});

it("a form in steps is at the same step after the page is loaded again, though nothing was typed", async () => {
  await go(visitor, "/made/optional");
  const next = page.getByRole("button", { name: "Next" });
  await next.click();
  await page.getByRole("combobox", { name: "Status" }).waitFor();
  await next.click();
  await field().waitFor();
  await page.reload();
  expect(await field().waitFor()).toBeUndefined();
  const openPages = page.getByRole("navigation", { name: "Open pages" });
  await openPages.getByRole("link", { name: "Group with a remark" }).press("Delete");
  await expect.poll(() => openPages.getByText("Group with a remark").count()).toBe(0);
});

it("a form in steps that was saved begins anew when the page is loaded again", async () => {
  await go(visitor, "/made/optional");
  const next = page.getByRole("button", { name: "Next" });
  await next.click();
  await page.getByRole("combobox", { name: "Status" }).waitFor();
  await next.click();
  await field().fill("Rowers");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.getByText("“Rowers” added").waitFor();
  await page.reload();
  await page.getByRole("textbox", { name: "Remark" }).waitFor();
  expect(await field().count()).toBe(0);
});
