import { resolve } from "node:path";
import type { Locator } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { password } from "../../../../support/first-start.ts";
import { startService } from "../../../../support/service.ts";
import { violationsOf } from "../../../axe.ts";
import { openPlace } from "../../../place.ts";
import { hearNothing } from "../../../sharing/hear-nothing.ts";
import { hasFocus } from "../../../shell/focus.ts";
import { frameOf, go } from "../../../shell/frame.ts";
import type { Visitor } from "../../../visitor.ts";

const place = openPlace(() =>
  startService({ configuration: { clientDirectory: resolve("dist/client") } }),
);
const anna = "anna.administrator";
const annasName = "Anna Weber";
let admin: Visitor;

beforeAll(async () => {
  admin = await place.staySignedIn({ password, keepsPages: false });
  await hearNothing(admin.page);
  await frameOf(admin).heading("Points home").waitFor();
});

/** Opens the form of a group while another person changes the group. */
interface Shared {
  id: number;
  form: Locator;
  /** Changes the group as another person would. */
  changeMeanwhile(fields: { name?: string; remark?: string }): Promise<void>;
  /** Reads the current state of the group. */
  now(): Promise<{ name: string; remark: string } | undefined>;
}

let made = 0;

async function share({ page }: Visitor = admin): Promise<Shared> {
  const name = `Shared ${++made}`;
  const { ask } = place.product;
  const { id } = await ask("culturalGroup.add", { name, remark: "Before" });
  const group = async () => {
    const { records } = await ask("culturalGroup.page", { size: 500 });
    return records.find((record) => record.id === id);
  };
  await go({ page }, `/points/cultural-group?groups.name=${encodeURIComponent(name)}`);
  await page
    .getByRole("row")
    .filter({ hasText: name })
    .getByRole("button", { name: "Edit" })
    .click();
  const form = page.getByRole("dialog", { name: /Edit group/ });
  await form.getByLabel("Group name").waitFor();
  return {
    id,
    form,
    async changeMeanwhile(fields) {
      const token = await place.product.signIn(anna);
      await ask("culturalGroup.update", { id, name, ...fields }, { token });
    },
    now: async () => {
      const record = await group();
      return record && { name: record.name, remark: record.remark };
    },
  };
}

const save = (form: Locator) => form.getByRole("button", { name: "Save" }).click();
const comparisonOf = ({ page }: Visitor) =>
  page.getByRole("dialog", { name: "Changed by two people" });

describe("a form whose record somebody else has changed", () => {
  it("keeps both changes where they touch other fields, and says who changed what", async () => {
    const { form, changeMeanwhile, now } = await share();
    await changeMeanwhile({ name: "Renamed by Anna" });
    await form.getByLabel("Remark").fill("Mine");
    await save(form);
    const told = `${annasName} also changed Group name; both changes are saved.`;
    await admin.page.getByText(told).waitFor();
    await form.waitFor({ state: "detached" });
    expect(await now()).toEqual({ name: "Renamed by Anna", remark: "Mine" });
  });

  it("shows what two have changed in the same field, and saves what is chosen", async () => {
    const { form, changeMeanwhile, now } = await share();
    await changeMeanwhile({ remark: "Hers" });
    await form.getByLabel("Remark").fill("Mine");
    await save(form);
    const comparison = comparisonOf(admin);
    await comparison.getByText(`${annasName} changed the same fields as you.`).waitFor();
    expect((await now())?.remark).toBe("Hers");
    const field = comparison.getByRole("group", { name: "Remark" });
    await field.getByText("Before", { exact: true }).last().waitFor();
    const mine = field.getByRole("radio", { name: "Mine" });
    expect(await mine.isChecked()).toBe(true);
    expect(await violationsOf(admin.page)).toEqual([]);
    await mine.press("ArrowDown");
    await expect.poll(() => field.getByRole("radio", { name: annasName }).isChecked()).toBe(true);
    await comparison.getByRole("button", { name: "Keep all of mine" }).click();
    await expect.poll(() => mine.isChecked()).toBe(true);
    await comparison.getByRole("button", { name: "Save this choice" }).click();
    await form.waitFor({ state: "detached" });
    expect((await now())?.remark).toBe("Mine");
  });

  it("takes over the other's value where that is chosen, on a phone too", async () => {
    const { form, changeMeanwhile, now } = await share();
    await admin.page.setViewportSize({ width: 390, height: 844 });
    await changeMeanwhile({ remark: "Hers", name: "Renamed too" });
    await form.getByLabel("Remark").fill("Mine");
    await save(form);
    const comparison = comparisonOf(admin);
    await comparison
      .getByText(`Only ${annasName} changed Group name; that change is kept.`)
      .waitFor();
    const body = admin.page.locator("body");
    expect(await body.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(
      0,
    );
    await comparison.getByRole("button", { name: "Take all of theirs" }).click();
    await comparison.getByRole("button", { name: "Save this choice" }).click();
    await form.waitFor({ state: "detached" });
    expect(await now()).toEqual({ name: "Renamed too", remark: "Hers" });
    await admin.page.setViewportSize({ width: 1440, height: 900 });
  });

  it("keeps what was typed when the comparison is closed, and overwrites nothing", async () => {
    const { form, changeMeanwhile, now } = await share();
    await changeMeanwhile({ remark: "Hers" });
    await form.getByLabel("Remark").fill("Mine");
    await save(form);
    const comparison = comparisonOf(admin);
    await comparison.getByRole("radio", { name: "Mine" }).waitFor();
    await admin.page.keyboard.press("Escape");
    await comparison.waitFor({ state: "detached" });
    expect(await form.getByLabel("Remark").inputValue()).toBe("Mine");
    await hasFocus(form.getByRole("button", { name: "Save" }));
    expect((await now())?.remark).toBe("Hers");
    await save(form);
    await comparison.getByRole("button", { name: "Save this choice" }).click();
    await form.waitFor({ state: "detached" });
    expect((await now())?.remark).toBe("Mine");
  });

  it("says that a record is gone, and keeps what was typed", async () => {
    const { id, form, now } = await share();
    await place.product.ask("culturalGroup.delete", { ids: [id] });
    await form.getByLabel("Remark").fill("Mine");
    await save(form);
    await form.getByText("This record has been deleted").waitFor();
    expect(await form.getByLabel("Remark").inputValue()).toBe("Mine");
    expect(await now()).toBeUndefined();
  });
});

it("a profile that is saved twice, and changed in another window between, loses neither", async () => {
  const { page } = await place.visitSignedIn({ password, username: anna });
  await hearNothing(page);
  await page.getByRole("button", { name: "Account" }).click();
  await page.getByRole("menuitem", { name: "Personal profile" }).click();
  const form = page.getByRole("dialog", { name: "Personal profile" });
  await form.getByLabel("Remarks").waitFor();
  const token = await place.product.signIn(anna);
  const { id, fullname } = await place.product.ask("member.userInfo", {}, { token });
  await place.product.ask("member.update", { id, fullname, ext: "Elsewhere" });
  await form.getByLabel("Remarks").fill("Here");
  await save(form);
  await page.getByText("Administrator also changed Extended information").waitFor();
  const after = await place.product.ask("member.userInfo", {}, { token });
  expect(after).toMatchObject({ ext: "Elsewhere", remarks: "Here" });
});
