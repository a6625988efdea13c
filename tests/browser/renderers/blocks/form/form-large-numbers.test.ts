import { beforeAll, expect, it } from "vitest";
import { password } from "../../../../support/first-start.ts";
import { requestsTo } from "../../../controls.ts";
import { shows } from "../../../shows.ts";
import { openPlaceOfOwnPages } from "../../own-page-files.ts";

/** An id that JavaScript numbers cannot represent: rounding gives the id of another record. */
const id = "9007199254740993";

const page = {
  title: "Rule",
  body: {
    kind: "form",
    title: "Rule",
    submit: "deductionPointsRule.add",
    fields: ["title", "points", "parentId"],
  },
};

const { place, addPage } = openPlaceOfOwnPages();

beforeAll(async () => {
  await addPage("made/rule", page);
});

it("a number beyond 2^53 that is entered is named as faulty, and none near it is sent", async () => {
  const { page: browser } = await place.visitSignedIn({ password, at: "/made/rule" });
  const form = browser.getByRole("region", { name: "Rule", exact: true });
  const sent = requestsTo(browser, "/deduction-points-rule/add");
  await form.getByRole("textbox", { name: "Rule" }).fill("Late");
  await form.getByRole("spinbutton", { name: "Points" }).fill("3");
  await form.getByRole("spinbutton", { name: "Parent rule" }).fill(id);
  await form.getByRole("button", { name: "Save" }).click();
  await shows(form.getByText(/whole number/));
  expect(await form.getByRole("spinbutton", { name: "Parent rule" }).inputValue()).toBe(id);
  expect(sent).toEqual([]);
});
