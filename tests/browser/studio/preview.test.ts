import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { FrameLocator, Page, Route } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { previewAddress } from "../../../src/language/preview-address.ts";
import { password } from "../../support/first-start.ts";
import { startService } from "../../support/service.ts";
import { violationsOf } from "../axe.ts";
import { chooseOption } from "../controls.ts";
import { openPlace } from "../place.ts";
import { go } from "../shell/frame.ts";
import { shows } from "../shows.ts";
import type { Visitor } from "../visitor.ts";

const place = openPlace(() =>
  startService({ configuration: { clientDirectory: resolve("dist/client") } }),
);
const path = "points/cultural-group";
const shipped = readFileSync(`schemas/pages/${path}.json`, "utf8");

let visitor: Visitor;
let page: Page;
let preview: FrameLocator;

beforeAll(async () => {
  visitor = await place.staySignedIn({ password, at: `/system/screens/edit?page=${path}` });
  page = visitor.page;
  preview = page.frameLocator("iframe[title='The page as it will look']");
});

const heading = (name: string) => preview.getByRole("heading", { level: 1, name, exact: true });
const sample = () => preview.getByText("Amateur Theatre", { exact: true });
const add = () => preview.getByRole("button", { name: "Add group", exact: true });
const dialog = () => preview.getByRole("dialog");
const told = () => page.getByRole("status", { name: "What the page did" });

async function write(source: string): Promise<void> {
  await page.getByRole("textbox", { name: `Source of ${path}` }).click();
  await page.keyboard.press("Control+A");
  await page.keyboard.insertText(source);
}

/** Chooses using the keyboard, by which everything in the studio can be operated. */
async function choose(name: string, option: string): Promise<void> {
  await chooseOption(page.getByRole("combobox", { name, exact: true }), option, "ArrowDown");
}

const switchTo = (name: string) =>
  page.getByRole("radio", { name, exact: true }).dispatchEvent("click");

const widthInside = () => preview.locator("html").evaluate(() => window.innerWidth);

/** Fills in and sends the form for a new group. */
async function addGroup(name: string): Promise<void> {
  await add().click();
  await dialog().getByLabel("Name").fill(name);
  await dialog().getByRole("button", { name: "Save", exact: true }).click();
}

/** Does something while another tab is shown, and comes back. */
async function aside(act: () => Promise<void>): Promise<void> {
  await go(visitor, "/dashboard");
  await page.locator("iframe").waitFor({ state: "hidden" });
  await act();
  await page.goBack();
  await page.locator("iframe").waitFor();
}

const groupsNamed = (name: string) => place.product.ask("culturalGroup.page", { name });

describe("the preview of a page being edited", () => {
  it("follows what is typed, and what is open in it stays as it is", async () => {
    await sample().waitFor();
    await add().click();
    await dialog().getByLabel("Name").fill("Half a name");
    await write(shipped.replace('"menu.culturalGroup"', '{ "en": "Circles" }'));
    await heading("Circles").waitFor();
    await expect.poll(() => dialog().getByLabel("Name").inputValue()).toBe("Half a name");
  });

  it("says what is wrong with the text, above the page as it was", async () => {
    await write(shipped.slice(0, 200));
    const alert = preview.getByRole("alert");
    await alert.getByText(`schemas/pages/${path}.json:`).first().waitFor();
    await alert.getByText("Below is the last version that worked.").waitFor();
    await heading("Circles").waitFor();
    await expect.poll(() => dialog().getByLabel("Name").inputValue()).toBe("Half a name");
    await write(shipped);
    await heading("Cultural groups").waitFor();
    await alert.waitFor({ state: "hidden" });
    await dialog().getByRole("button", { name: "Cancel", exact: true }).click();
    await preview.getByRole("button", { name: "Discard", exact: true }).last().click();
    await dialog().waitFor({ state: "hidden" });
  });

  it("has a field for each value of the address, with an example, so that the page is drawn", async () => {
    const params = { team: "integer", since: { type: "date", required: false } };
    const title = { en: "Team {{params.team}} {{params.since}}" };
    await write(JSON.stringify({ ...JSON.parse(shipped), params, title }));
    await heading("Team 1").waitFor();
    await preview.getByRole("textbox", { name: "team" }).fill("31");
    await preview.getByRole("textbox", { name: "since" }).fill("2026-03-10");
    await heading("Team 31 10 Mar 2026").waitFor();
    await preview.getByRole("textbox", { name: "team" }).fill("many");
    await preview.getByText(/“team” in the address is “many”/).waitFor();
    await write(shipped);
    await heading("Cultural groups").waitFor();
    expect(await preview.getByRole("textbox", { name: "team" }).count()).toBe(0);
  });

  it("is what somebody of another role sees, with what they may do", async () => {
    await add().waitFor();
    await choose("View as", "Customer");
    await add().waitFor({ state: "hidden" });
    await sample().waitFor();
    expect(await add().count()).toBe(0);
    await choose("View as", "Me");
    await add().waitFor();
  });

  it("is as wide as the screen chosen, so that a phone's shows cards", async () => {
    await expect.poll(widthInside).toBe(1280);
    await page.getByText("1280 px wide, shown at 50%").waitFor();
    await preview.getByRole("columnheader", { name: "Group name" }).waitFor();
    await switchTo("Tablet");
    await expect.poll(widthInside).toBe(768);
    await switchTo("Phone");
    await expect.poll(widthInside).toBe(390);
    await preview.getByRole("columnheader").first().waitFor({ state: "hidden" });
    await sample().waitFor();
    await page.getByText("390 px wide").waitFor();
    await switchTo("Desktop");
    await expect.poll(widthInside).toBe(1280);
  });

  it("has the whole width where the source is hidden, which comes back by keyboard", async () => {
    const drawn = async () => (await page.locator("iframe").boundingBox())?.width ?? 0;
    const before = await drawn();
    await page.getByRole("button", { name: "Hide the source" }).click();
    await expect.poll(drawn).toBeGreaterThan(before + 200);
    const source = page.getByRole("textbox", { name: `Source of ${path}` });
    await source.waitFor({ state: "hidden" });
    await page.keyboard.press("Enter");
    await source.waitFor();
    await expect.poll(drawn).toBe(before);
  });

  it("is in the language and theme chosen, while the studio keeps its own", async () => {
    await choose("Language of the page", "日本語");
    await expect.poll(() => preview.locator("html").getAttribute("lang")).toBe("ja");
    await preview.getByRole("button", { name: "グループを追加", exact: true }).waitFor();
    await switchTo("Dark");
    const scheme = () => preview.locator("html").evaluate((html) => html.style.colorScheme);
    await expect.poll(scheme).toBe("dark");
    expect(await page.locator("html").getAttribute("lang")).toBe("en");
    expect(await page.locator("html").evaluate((html) => html.style.colorScheme)).toBe("light");
    expect((await visitor.context.cookies()).map(({ name }) => name)).not.toContain("language");
    await switchTo("Light");
    await choose("Language of the page", "English");
    await add().waitFor();
  });

  it("shows how the page is without data, and when the service fails", async () => {
    await choose("Data", "No data");
    await preview.getByText("There is nothing here yet.").waitFor();
    await sample().waitFor({ state: "hidden" });
    await choose("Data", "Service error");
    await preview.getByRole("alert").getByRole("button", { name: "Try again" }).waitFor();
    await choose("Data", "Sample data");
    await shows(sample());
  });
});

describe("what a page in the preview would do", () => {
  it("is told: what it would have sent, and where it would have led", async () => {
    await addGroup("Made of samples");
    await dialog().waitFor({ state: "hidden" });
    await told().getByText("culturalGroup.add was not sent").waitFor();
    await told().getByText('"name": "Made of samples"').waitFor();
    expect(await groupsNamed("Made of samples")).toMatchObject({ total: 0 });
    await write(
      shipped.replace('"toolbar": [', `"toolbar": [{ "label": "menu.user", "go": "'/a?b=1'" },`),
    );
    await preview.getByRole("button", { name: "Points users", exact: true }).click();
    await told().getByText("This goes to /a?b=1.").waitFor();
    await told().getByRole("button", { name: "Dismiss" }).click();
    await write(shipped);
    const added = preview.getByRole("button", { name: "Points users", exact: true });
    await added.waitFor({ state: "hidden" });
  });

  it("is held back where it would be written to the real service until it is sent", async () => {
    await choose("Data", "Real service");
    await expect.poll(() => preview.getByRole("row").count()).toBeGreaterThan(10);
    await addGroup("Held group");
    await told().getByText("culturalGroup.add was held back").waitFor();
    expect(await groupsNamed("Held group")).toMatchObject({ total: 0 });
    expect(await violationsOf(page)).toEqual([]);
    await told().getByRole("button", { name: "Don't send" }).click();
    await dialog().getByRole("button", { name: "Save", exact: true }).click();
    await told().getByRole("button", { name: "Send this call" }).click();
    await dialog().waitFor({ state: "hidden" });
    expect(await groupsNamed("Held group")).toMatchObject({ total: 1 });
    const isOpen = page.getByRole("switch", { name: "Allow changes to data" });
    await isOpen.click();
    await expect.poll(() => isOpen.getAttribute("aria-checked")).toBe("true");
    await addGroup("Open group");
    await told().getByText("culturalGroup.add was sent to the service").waitFor();
    await told().getByText('"name": "Open group"').waitFor();
    await dialog().waitFor({ state: "hidden" });
    expect(await groupsNamed("Open group")).toMatchObject({ total: 1 });
  });

  it("still waits to be sent after another tab was shown, also where it was held meanwhile", async () => {
    await visitor.open(`/system/screens/edit?page=${path}`);
    await choose("Data", "Real service");
    await addGroup("Held while shown");
    await told().getByText("culturalGroup.add was held back").waitFor();
    await aside(async () => {});
    await told().getByRole("button", { name: "Send this call" }).click();
    await dialog().waitFor({ state: "hidden" });
    expect(await groupsNamed("Held while shown")).toMatchObject({ total: 1 });
    await add().click();
    await dialog().getByLabel("Name").fill("Held while hidden");
    await aside(async () => {
      const save = preview.locator("[role=dialog] button[type=submit]");
      await save.evaluate((button: HTMLButtonElement) => button.click());
      await expect.poll(() => save.getAttribute("aria-busy")).toBe("true");
    });
    await told().getByRole("button", { name: "Send this call" }).click();
    await dialog().waitFor({ state: "hidden" });
    expect(await groupsNamed("Held while hidden")).toMatchObject({ total: 1 });
  });

  it("shows a page that opens without signing in to nobody", async () => {
    await page.getByRole("button", { name: "Hide the source" }).click();
    await visitor.open("/system/screens/edit?page=jun/member/industryAtten");
    await preview.getByRole("heading", { level: 1 }).waitFor();
    const role = page.getByRole("combobox", { name: "View as", exact: true });
    await expect.poll(() => role.isDisabled()).toBe(true);
    await page.getByText("Nobody signed in", { exact: true }).waitFor();
    // The product remembers the layout of the workbench.
    await page.getByRole("button", { name: "Show the source" }).waitFor();
  });

  it("is drawn although its tab was left before it had loaded", async () => {
    const held: Route[] = [];
    await page.route(`**${previewAddress}`, (route) => void held.push(route));
    await visitor.open("/dashboard");
    await go(visitor, `/system/screens/edit?page=${path}`);
    await page.locator("iframe").waitFor();
    await expect.poll(() => held.length).toBe(1);
    const isReady = page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          addEventListener("message", ({ data }) => {
            if (data.type === "ready") resolve();
          });
        }),
    );
    await go(visitor, "/dashboard");
    await page.locator("iframe").waitFor({ state: "hidden" });
    await held[0]?.continue();
    await isReady;
    await page.goBack();
    await heading("Cultural groups").waitFor();
  });
});
