import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { password } from "../../../../support/first-start.ts";
import { startService } from "../../../../support/service.ts";
import { violationsOf } from "../../../axe.ts";
import { agree } from "../../../controls.ts";
import { openPlace } from "../../../place.ts";
import { hides, shows } from "../../../shows.ts";

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

const pages = await mkdtemp(join(tmpdir(), "screenwright-pages-"));
const place = openPlace(() =>
  startService({
    configuration: { clientDirectory: resolve("dist/client"), pagesDirectory: pages },
  }),
);
let page: Page;

beforeAll(async () => {
  await mkdir(join(pages, "made"));
  await writeFile(join(pages, "made/somebody.json"), JSON.stringify({ title: "Record", body }));
  await place.product.ask("menu.add", {
    title: "Record",
    typeId: "1",
    routerPath: "/made/somebody",
    componentPath: "made/somebody",
  });
  const added = { username: "ada.b", fullname: "Ada", password: "long enough" };
  const { id } = await place.product.ask("member.add", added);
  ({ page } = await place.staySignedIn({ password, at: `/made/somebody?id=${id}` }));
});

afterAll(() => rm(pages, { recursive: true, force: true }));

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
