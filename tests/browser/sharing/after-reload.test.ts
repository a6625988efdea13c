import { resolve } from "node:path";
import type { Locator, Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { password } from "../../support/first-start.ts";
import { startService } from "../../support/service.ts";
import { agree, pressRowAction } from "../controls.ts";
import { openPlace } from "../place.ts";
import { openFormOfRecord } from "../services/form-of-record.ts";
import { go } from "../shell/frame.ts";
import type { Visitor } from "../visitor.ts";
import { hearNothing } from "./hear-nothing.ts";
import { dialogOf, rowOf } from "./shared-write.ts";

const restored = (within: Locator | Page) => within.getByText("What you typed here has been");
const comparisonOf = (page: Page) => page.getByRole("dialog", { name: "Changed by two people" });
const save = (within: Locator | Page) =>
  within.getByRole("button", { name: "Save", exact: true }).click();

/** Waits until the tab has stored what was typed. */
const storedDraft = (page: Page, typed: string) =>
  expect.poll(() => page.evaluate(() => sessionStorage.getItem("drafts"))).toContain(typed);

describe("what is typed before a reload, while another person changes the record", () => {
  const place = openPlace(() =>
    startService({ configuration: { clientDirectory: resolve("dist/client") } }),
  );
  let visitor: Visitor;
  let page: Page;
  let made = 0;

  beforeAll(async () => {
    visitor = await place.staySignedIn({ password, keepsPages: false });
    page = visitor.page;
    await hearNothing(page);
  });

  const member = { fullname: "Reloaded", mobile: "13800138000" };

  /** Types remarks into the form of a new member. */
  async function typedForm() {
    const username = `reloaded${++made}`;
    const { id } = await place.product.ask("member.add", { ...member, username, password });
    await go(visitor, `/system/member?members.username=${username}`);
    await pressRowAction(rowOf(page, username), "Edit");
    const form = dialogOf(page).first();
    await form.getByLabel("Remarks").fill("Mine");
    await storedDraft(page, "Mine");
    return { id, form };
  }

  /** Types remarks into the form of a member, whom Anna changes before the page is loaded again. */
  async function reloadedForm(hers: { fullname?: string; remarks?: string }) {
    const { product } = place;
    const { id, form } = await typedForm();
    const token = await product.signIn("anna.administrator");
    await product.ask("member.update", { id, ...member, ...hers }, { token });
    await page.reload();
    await restored(form).waitFor();
    const now = async () => {
      const { fullname, remarks } = await product.ask("member.getOne", { id });
      return { fullname, remarks };
    };
    return { form, now };
  }

  it("is told until it is given up where the other has deleted the record", async () => {
    const { id, form } = await typedForm();
    await place.product.ask("member.del", { ids: [id] });
    await page.reload();
    await form.getByText("What you typed here is not saved.").waitFor();
    await form.getByText("Remarks: Mine").waitFor();
    const mark = page.getByRole("img", { name: "Unsaved changes" });
    await mark.waitFor();
    await form.getByRole("button", { name: "Discard" }).click();
    await mark.waitFor({ state: "detached" });
    expect(await form.getByText("Remarks: Mine").count()).toBe(0);
    await form.press("Escape");
    await form.waitFor({ state: "detached" });
  });

  it("is compared with the other's change of the same field before it is saved", async () => {
    const { form, now } = await reloadedForm({ remarks: "Hers" });
    expect(await form.getByLabel("Remarks").inputValue()).toBe("Mine");
    await form.getByText("has also changed Remarks").waitFor();
    // What it was typed upon is still known after another reload.
    await page.reload();
    await form.getByText("has also changed Remarks").waitFor();
    await save(form);
    await agree(page, "Change member");
    const comparison = comparisonOf(page);
    await comparison.getByText("Anna Weber changed the same fields as you.").waitFor();
    expect(await now()).toEqual({ fullname: "Reloaded", remarks: "Hers" });
    await comparison.getByRole("button", { name: "Save this choice" }).click();
    await agree(page, "Change member");
    await form.waitFor({ state: "hidden" });
    expect(await now()).toEqual({ fullname: "Reloaded", remarks: "Mine" });
  });

  it("is saved without a question where the other changed another field", async () => {
    const { form, now } = await reloadedForm({ fullname: "Renamed by Anna" });
    expect(await form.getByLabel("Full name").inputValue()).toBe("Renamed by Anna");
    await save(form);
    await agree(page, "Change member");
    await form.waitFor({ state: "hidden" });
    expect(await now()).toEqual({ fullname: "Renamed by Anna", remarks: "Mine" });
  });
});

describe("what is typed before a reload at a service without versions", () => {
  const stored = { name: "Lathe", place: "Hall 1" };
  const schema = {
    type: "object",
    properties: { name: { type: "string" }, place: { type: "string" } },
  };
  const { place, sent } = openFormOfRecord({ schema, stored, write: { method: "put" } });

  it("is compared with what others have changed meanwhile before it is saved", async () => {
    const { page } = await place.staySignedIn({ at: "/test/machine", password });
    const field = page.getByRole("textbox", { name: "Place" });
    await field.fill("Hall 2");
    await storedDraft(page, "Hall 2");
    stored.place = "Hall 3";
    await page.reload();
    await restored(page).waitFor();
    expect(await field.inputValue()).toBe("Hall 2");
    await save(page);
    const comparison = comparisonOf(page);
    await comparison.getByText("Hall 1", { exact: true }).waitFor();
    await comparison.getByRole("radio", { name: "Hall 3" }).check();
    expect(sent("PUT")).toEqual([]);
    await comparison.getByRole("button", { name: "Save this choice" }).click();
    await expect.poll(() => sent("PUT")).toEqual([{ name: "Lathe", place: "Hall 3" }]);
  });
});
