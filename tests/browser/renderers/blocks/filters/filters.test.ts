import type { Page } from "playwright-core";
import { beforeAll, expect, it } from "vitest";
import { password } from "../../../../support/first-start.ts";
import { violationsOf } from "../../../axe.ts";
import { chooseOption } from "../../../controls.ts";
import { hides, shows } from "../../../shows.ts";
import type { Visitor } from "../../../visitor.ts";
import { openPlaceOfOwnPages } from "../../own-page-files.ts";

const read = {
  call: "culturalGroup.page",
  with: { name: "blocks.chosen.values.name", status: "blocks.chosen.values.status" },
};

const body = {
  kind: "stack",
  items: [
    {
      kind: "filters",
      name: "chosen",
      title: "Which groups",
      of: "culturalGroup.page",
      fields: ["name", { field: "status", value: 1 }],
    },
    { kind: "table", title: "List", rows: read, columns: ["name"], search: [] },
    { kind: "chart", title: "Members", rows: read, category: "name", value: "userCount" },
  ],
};

const ofPeriod = {
  kind: "filters",
  name: "period",
  of: "audit.getList",
  fields: [
    {
      field: "from",
      to: "to",
      value: "startOf(now(), 'month')",
      end: "endOf(now(), 'month')",
      label: "Period",
    },
    "outcome",
  ],
};

const { place, addPage } = openPlaceOfOwnPages();
let visitor: Visitor;
let page: Page;
const asked: URLSearchParams[] = [];

beforeAll(async () => {
  await addPage("made/groups", { title: "Groups", body });
  await addPage("made/changes", { title: "Changes", body: ofPeriod });
  for (const [name, status] of [
    ["Readers", 1],
    ["Runners", 1],
    ["Sleepers", 0],
  ] as const) {
    await place.product.ask("culturalGroup.add", { name, status });
  }
  visitor = await place.staySignedIn({ password });
  page = visitor.page;
  page.on("request", (request) => {
    const url = new URL(request.url());
    if (url.pathname.endsWith("/cultural-group/page")) asked.push(url.searchParams);
  });
  await visitor.open("/made/groups?chosen.name=R");
  await row("Readers").waitFor();
});

const row = (name: string) =>
  page.getByRole("region", { name: "List" }).getByText(name, { exact: true });
const filters = () => page.getByRole("region", { name: "Which groups" });

it("what the address says holds from the first read on, for every block that reads it", async () => {
  await shows(row("Runners"));
  expect(asked.length).toBeGreaterThan(0);
  for (const search of asked) {
    expect([search.get("name"), search.get("status")]).toEqual(["R", "1"]);
  }
  expect(await violationsOf(page)).toEqual([]);
});

it("what is typed reaches the others after a pause, and the address keeps it", async () => {
  const name = filters().getByLabel("Group name");
  await name.fill("Run");
  await hides(row("Readers"));
  await shows(row("Runners"));
  await expect.poll(() => visitor.address()).toContain("chosen.name=Run");
});

it("a chosen value may be emptied although it is not at first; the browser's Back undoes it", async () => {
  const status = filters().getByRole("combobox", { name: "Status" });
  await filters().getByLabel("Group name").fill("");
  await shows(row("Readers"));
  await chooseOption(status, "Disabled");
  await shows(row("Sleepers"));
  await hides(row("Readers"));
  await page.goBack();
  await shows(row("Readers"));
  await hides(row("Sleepers"));
});

it("resetting brings back what is usual", async () => {
  await filters().getByLabel("Group name").fill("Run");
  await hides(row("Readers"));
  await filters().getByRole("button", { name: "Reset" }).click();
  await shows(row("Readers"));
  await hides(filters().getByRole("button", { name: "Reset" }));
  await expect.poll(() => visitor.address()).toBe("/made/groups");
});

it.each([1440, 390])(
  "a period is to be read whole, with its times, at a width of %i px",
  async (width) => {
    await page.setViewportSize({ width, height: 900 });
    await visitor.open("/made/changes");
    const begin = page.getByRole("textbox", { name: "Period", exact: true });
    await shows(begin);
    for (const input of await page.getByRole("textbox", { name: /^Period/ }).all()) {
      const hiddenPixels = await input.evaluate(
        ({ scrollWidth, clientWidth }) => scrollWidth - clientWidth,
      );
      expect(hiddenPixels).toBeLessThanOrEqual(0);
    }
  },
);

it("a period whose end is before its start is told where it was typed", async () => {
  await visitor.open(
    "/made/changes?period.from=2026-12-24T10:00:00Z&period.to=2026-12-01T10:00:00Z",
  );
  const end = page.getByRole("textbox", { name: "Period: End" });
  await expect.poll(() => end.getAttribute("aria-invalid")).toBe("true");
  const told = page.getByText("The end is before the start.");
  await shows(told);
  expect(await violationsOf(page)).toEqual([]);
  await end.fill("2026-12-31 10:00");
  await end.press("Enter");
  await hides(told);
});
