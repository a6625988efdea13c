import type { Locator, Page } from "playwright-core";
import { beforeAll, expect, it } from "vitest";
import { password } from "../../../support/first-start.ts";
import { requestsTo } from "../../controls.ts";
import { hasFocus } from "../../shell/focus.ts";
import { go } from "../../shell/frame.ts";
import { shows } from "../../shows.ts";
import type { Visitor } from "../../visitor.ts";
import { openPlaceOfOwnPages } from "../own-page-files.ts";

const form = (title: string, field: object) => ({
  kind: "form",
  title,
  submit: { call: "member.update", with: { id: "user.id", fullname: "user.fullname" } },
  fields: [{ field: "ext", ...field }, "mobile"],
});

const rule = {
  kind: "form",
  title: "Rule",
  submit: "deductionPointsRule.add",
  fields: ["title", "points", "parentId"],
};

const { place, addPage } = openPlaceOfOwnPages();
let visitor: Visitor;
let page: Page;

beforeAll(async () => {
  const items = [
    form("Leave", { widget: "date", label: "From" }),
    form("Visit", { widget: "dateTime", label: "At" }),
    form("Shift", { field: "remarks", widget: "time", label: "Begins at" }),
    form("Absence", { widget: "dateRange", to: "remarks", label: "Away from" }),
    {
      ...form("Trip", { widget: "dateRange", to: "remarks", label: "Travelling from" }),
      values: { load: { call: "member.getOne", with: { id: "user.id" } } },
    },
  ];
  await addPage("made/days", { title: "Days", body: { kind: "stack", items } });
  await addPage("made/rule", { title: "Rule", body: rule });
  visitor = await place.staySignedIn({ password, at: "/made/days" });
  page = visitor.page;
});

const within = (title: string): Locator => page.getByRole("region", { name: title, exact: true });
const field = (title: string, name: string): Locator =>
  within(title).getByRole("textbox", { name, exact: true });

/** A day in the calendars that are open. */
const shown = (day: string): Locator =>
  page.getByTitle(day, { exact: true }).filter({ visible: true });

/** Rests the pointer where the calendar of a field shows a day, with the calendar closed again. */
async function restOverCalendar(input: Locator): Promise<void> {
  await input.fill("2026-12-17");
  const day = shown("2026-12-17").first();
  await day.hover();
  await input.fill("");
  await input.press("Escape");
  await day.waitFor({ state: "hidden" });
  await page.getByRole("button", { name: "Save" }).last().focus();
}

/** Types a day key by key, with the pointer moving over the days as the calendar opens below it. */
async function type(input: Locator, day: string): Promise<void> {
  await input.focus();
  for (const key of day) {
    await page.keyboard.press(key);
    await shown("2026-11-11").or(shown("2026-12-11")).first().hover();
  }
  expect(await input.inputValue()).toBe(day);
  await input.press("Enter");
}

it("a day that is typed is kept where the pointer rests over the calendar", async () => {
  const sent = requestsTo(page, "/member/update");
  const from = field("Leave", "From");
  await restOverCalendar(from);
  await type(from, "2026-12-01");
  await within("Leave").getByRole("button", { name: "Save" }).click();
  await expect.poll(() => sent).toEqual([expect.objectContaining({ ext: "2026-12-01" })]);
});

it("both days of a range are kept so", async () => {
  const sent = requestsTo(page, "/member/update");
  const start = field("Absence", "Away from");
  const end = field("Absence", "Away from: End");
  await restOverCalendar(start);
  await type(start, "2026-12-01");
  await hasFocus(end);
  await type(end, "2026-12-24");
  await within("Absence").getByRole("button", { name: "Save" }).click();
  const range = expect.objectContaining({ ext: "2026-12-01", remarks: "2026-12-24" });
  await expect.poll(() => sent).toEqual([range]);
});

it("the first day of a range is kept while its form reads what another has changed", async () => {
  const sent = requestsTo(page, "/member/update");
  await page.reload();
  const known = { id: 1, fullname: "Administrator", ext: "2026-12-01", remarks: "2026-12-24" };
  const start = field("Trip", "Travelling from");
  await start.fill("2026-12-11");
  await start.press("Enter");
  const end = field("Trip", "Travelling from: End");
  await hasFocus(end);
  await place.product.ask("member.update", { ...known, mobile: "13800138000" });
  await within("Trip").getByText("Administrator has changed Mobile").waitFor();
  await end.press("Enter");
  await within("Trip").getByRole("button", { name: "Save" }).click();
  const range = expect.objectContaining({ ext: "2026-12-11", remarks: "2026-12-24" });
  await expect.poll(() => sent).toEqual([range]);
});

/** Types a text in place of what a field holds, and leaves the field by Tab. */
async function overwrite(input: Locator, text: string): Promise<void> {
  await input.focus();
  await page.keyboard.press("Control+a");
  await page.keyboard.press("Delete");
  await page.keyboard.type(text);
  await page.keyboard.press("Tab");
}

it("what is shown in a field is what is saved, also where it is typed in another way", async () => {
  const sent = requestsTo(page, "/member/update");
  const save = within("Leave").getByRole("button", { name: "Save" });
  const from = field("Leave", "From");
  await overwrite(from, "18/12/2026");
  await expect.poll(() => from.inputValue()).toBe("2026-12-18");
  await save.click();
  await expect.poll(() => sent.at(-1)).toMatchObject({ ext: "2026-12-18" });
  await overwrite(from, "31/02/2027");
  await save.click();
  await within("Leave").getByText("Enter a date, such as 2024-02-29.").waitFor();
  expect(await from.inputValue()).toBe("31/02/2027");
  await overwrite(from, "");
  await save.click();
  await expect.poll(() => sent).toHaveLength(2);
  expect(sent.at(-1)).not.toHaveProperty("ext", "2026-12-18");
  expect(await from.inputValue()).toBe("");
});

it("a range whose end is before its start is told, and saved once it is right", async () => {
  await page.reload();
  const sent = requestsTo(page, "/member/update");
  const [start, end] = [field("Absence", "Away from"), field("Absence", "Away from: End")];
  await overwrite(start, "2026-12-24");
  await overwrite(end, "2026-12-01");
  await expect.poll(() => end.getAttribute("aria-invalid")).toBe("true");
  expect(await start.inputValue()).toBe("2026-12-24");
  const save = within("Absence").getByRole("button", { name: "Save" });
  await save.click();
  await shows(within("Absence").getByText("The end is before the start."));
  await overwrite(end, "2026-12-31");
  await save.click();
  const range = expect.objectContaining({ ext: "2026-12-24", remarks: "2026-12-31" });
  await expect.poll(() => sent).toEqual([range]);
});

it("a moment and a time are typed without seconds", async () => {
  const sent = requestsTo(page, "/member/update");
  const at = field("Visit", "At");
  await at.fill("2026-12-17 10:30");
  await at.press("Enter");
  await expect.poll(() => at.inputValue()).toBe("2026-12-17 10:30:00");
  await within("Visit").getByRole("button", { name: "Save" }).click();
  const moment = new Date("2026-12-17T10:30:00").toISOString();
  await expect.poll(() => sent).toEqual([expect.objectContaining({ ext: moment })]);
  await page.reload();
  await overwrite(field("Shift", "Begins at"), "9:05");
  await within("Shift").getByRole("button", { name: "Save" }).click();
  await expect.poll(() => sent.at(-1)).toMatchObject({ remarks: "09:05:00" });
});

it.each([
  ["a time", "Shift", "Begins at", "07:45:00", { remarks: "07:45:00" }],
  ["the first day of a range", "Absence", "Away from", "2027-01-04", { ext: "2027-01-04" }],
])("%s that is typed counts for the tap on Save that follows at once", async (...given) => {
  const [, title, name, text, saved] = given;
  await page.reload();
  const sent = requestsTo(page, "/member/update");
  await field(title, name).fill(text);
  const button = within(title).getByRole("button", { name: "Save" });
  // On a phone, the events of a tap follow one another at once.
  await button.evaluate(async (save: HTMLButtonElement) => {
    save.focus();
    await Promise.resolve();
    save.click();
  });
  await expect.poll(() => sent).toEqual([expect.objectContaining(saved)]);
});

/** An id that JavaScript numbers cannot represent: rounding gives the id of another record. */
const id = "9007199254740993";

it("a number beyond 2^53 that is entered is named as faulty, and none near it is sent", async () => {
  await go(visitor, "/made/rule");
  const form = within("Rule");
  const sent = requestsTo(page, "/deduction-points-rule/add");
  await form.getByRole("textbox", { name: "Rule" }).fill("Late");
  await form.getByRole("spinbutton", { name: "Points" }).fill("3");
  await form.getByRole("spinbutton", { name: "Parent rule" }).fill(id);
  await form.getByRole("button", { name: "Save" }).click();
  await shows(form.getByText(/whole number/));
  expect(await form.getByRole("spinbutton", { name: "Parent rule" }).inputValue()).toBe(id);
  expect(sent).toEqual([]);
});
