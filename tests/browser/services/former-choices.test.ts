import type { Locator, Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { password } from "../../support/first-start.ts";
import { chooseOption } from "../controls.ts";
import { openPlaceOfService } from "./place-of-service.ts";

const stored = {
  name: "Newsletter",
  status: "system",
  mode: "old_mode",
  labels: ["news", "legacy_label"],
  target: { city: "Oslo", reach: "global" },
};

const choiceOf = (values: readonly string[]) => ({ type: "string", enum: values });
const fieldsOf = (more: { [field in "status" | "mode" | "labels" | "reach"]: string[] }) => ({
  name: { type: "string" },
  status: choiceOf(["draft", "active", ...more.status]),
  mode: choiceOf(["fast", "slow", ...more.mode]),
  labels: { type: "array", items: choiceOf(["news", "sport", ...more.labels]) },
  target: {
    type: "object",
    properties: { city: { type: "string" }, reach: choiceOf(["local", ...more.reach]) },
  },
});
const content = (schema: object) => ({ content: { "application/json": { schema } } });
const write = (operationId: string) => ({
  operationId,
  requestBody: content({
    type: "object",
    properties: fieldsOf({ status: [], mode: [], labels: [], reach: [] }),
  }),
  responses: { "200": { description: "Saved." } },
});
const record = {
  type: "object",
  properties: fieldsOf({
    status: ["archived", "system"],
    mode: ["old_mode"],
    labels: ["legacy_label"],
    reach: ["global"],
  }),
};

/** A service that tells more values of its campaign than its writes take. */
const campaigns = {
  openapi: "3.0.3",
  info: { title: "Campaigns", version: "1" },
  paths: {
    "/campaign": {
      get: {
        operationId: "readCampaign",
        responses: { "200": { description: "The campaign.", ...content(record) } },
      },
      patch: write("changeCampaign"),
      put: write("replaceCampaign"),
    },
  },
};

describe("a record with values that the request does not allow", () => {
  const { place, publish, sent } = openPlaceOfService(
    "campaigns",
    campaigns,
    (_request, response) => {
      response.writeHead(200, { "Content-Type": "application/json" });
      response.end(JSON.stringify(stored));
    },
  );
  beforeAll(async () => {
    for (const submit of ["changeCampaign", "replaceCampaign"]) {
      const fields = ["name", "status", { field: "mode", widget: "radio" }, "labels", "target"];
      const title = { en: submit, zh: submit, es: submit, ja: submit };
      await publish(`test/${submit}`, submit, {
        kind: "form",
        submit: `campaigns.${submit}`,
        after: "stay",
        values: { load: "campaigns.readCampaign" },
        sections: [{ title, fields }],
      });
    }
  });

  const open = async (submit: string): Promise<Page> => {
    const { page } = await place.visitSignedIn({ password, at: `/test/${submit}` });
    const name = page.getByRole("textbox", { name: "Name" });
    await expect.poll(() => name.inputValue()).toBe(stored.name);
    return page;
  };
  const save = (page: Page) => page.getByRole("button", { name: "Save", exact: true }).click();
  const toldOf = (page: Page, role: "combobox" | "radiogroup", name: string) =>
    describedBy(page.getByRole(role, { name }));

  it("shows them, each with a sentence, and keeps them when something else is saved", async () => {
    const page = await open("changeCampaign");
    const told = "“system” is not one of the options.";
    await expect.poll(() => toldOf(page, "combobox", "Status")).toBe(told);
    expect(await page.getByTitle("system", { exact: true }).textContent()).toBe("system");
    const kept = "“old_mode” is not one of the options.";
    expect(await toldOf(page, "radiogroup", "Mode")).toBe(kept);
    expect(await page.getByRole("radio", { name: "old_mode" }).isChecked()).toBe(true);
    const label = "“legacy_label” is not one of the options.";
    expect(await toldOf(page, "combobox", "Labels")).toBe(label);
    expect(await page.getByTitle("legacy_label").textContent()).toBe("legacy_label");
    const reach = "“global” is not one of the options.";
    expect(await toldOf(page, "combobox", "Reach")).toBe(reach);
    await page.getByRole("textbox", { name: "Name" }).fill("News");
    await save(page);
    await expect.poll(() => sent("PATCH")).toEqual([{ name: "News" }]);
  });

  it("are refused beside their fields where they would be sent, until others are chosen", async () => {
    const page = await open("replaceCampaign");
    await page.getByRole("textbox", { name: "Name" }).fill("News");
    await save(page);
    const choose = "Choose one of the options.";
    for (const [role, name, value] of [
      ["combobox", "Status", "system"],
      ["radiogroup", "Mode", "old_mode"],
      ["combobox", "Reach", "global"],
    ] as const) {
      const told = `“${value}” is not one of the options. ${choose}`;
      await expect.poll(() => toldOf(page, role, name)).toBe(told);
    }
    const remove =
      "“legacy_label” is not one of the options. Entry 2: This is not one of the options. Remove it.";
    await expect.poll(() => toldOf(page, "combobox", "Labels")).toBe(remove);
    expect(sent("PUT")).toEqual([]);
    expect(await page.getByRole("textbox", { name: "Name" }).inputValue()).toBe("News");
    await chooseOption(page.getByRole("combobox", { name: "Status" }), "Active");
    await chooseOption(page.getByRole("combobox", { name: "Reach" }), "Local");
    await page.getByRole("radio", { name: "Slow" }).check();
    await page.getByRole("combobox", { name: "Labels" }).press("Backspace");
    await save(page);
    const target = { city: "Oslo", reach: "local" };
    const body = { name: "News", status: "active", mode: "slow", labels: ["news"], target };
    await expect.poll(() => sent("PUT")).toEqual([body]);
  });
});

/** What is said beside a field, as a screen reader says it. */
function describedBy(field: Locator): Promise<string> {
  return field.evaluate((element) => {
    const ids = (element.getAttribute("aria-describedby") ?? "").split(" ");
    const texts = ids.map((id) => document.getElementById(id)?.textContent ?? "");
    return texts.filter(Boolean).join(" ");
  });
}
