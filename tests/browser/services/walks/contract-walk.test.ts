import type { Locator, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { startContractProduct } from "../../../support/contract-product.ts";
import {
  type ContractService,
  startContractService,
} from "../../../support/contract-service/contract-service.ts";
import { type Shape, shapeOf } from "../../../support/contract-service/shape.ts";
import { productPassword } from "../../../support/product.ts";
import { startStaticHost } from "../../../support/static-host.ts";
import { isWhole } from "../../../support/whole.ts";
import { agree } from "../../controls.ts";
import { openPlace } from "../../place.ts";
import { frameOf } from "../../shell/frame.ts";
import { once } from "../../shell/once.ts";

const screens = [
  ...["Cultural groups", "Department groups", "Deduction rules", "Points users", "Departments"],
  ...["Dictionary types", "Monthly averages"],
].map((name) => ["Points", name] as const);
const systemScreens = ["Members", "Menu"].map((name) => ["System", name] as const);

const rowOf = (page: Page, text: string) => page.getByRole("row").filter({ hasText: text });
const press = (within: Page | Locator, name: string | RegExp) =>
  within.getByRole("button", { name }).first().click();

interface Ran {
  backEnd: ContractService;
  url: string;
  stop(): Promise<void>;
}

/** The two ways to run the product on a separate back end (decisions). */
const ways = {
  "behind the product's server": (shape: Shape): Promise<Ran> =>
    startContractProduct({ captcha: false }, shape),
  "as files on another origin": async (shape: Shape): Promise<Ran> => {
    const backEnd = await startContractService(productPassword, shape);
    const bases = { system: backEnd.systemUrl, points: backEnd.pointsUrl };
    const host = await startStaticHost("dist/client", { captcha: false, bases });
    const stop = async (): Promise<void> => {
      await host.stop();
      await backEnd.stop();
    };
    return { backEnd, url: host.url, stop };
  },
};

function suite(start: () => Promise<Ran>): void {
  const place = openPlace(start);
  const atWork = once(async () => {
    const visitor = await place.stay();
    await visitor.open("/dashboard");
    await visitor.signIn();
    return visitor;
  });
  const lastOf = (path: string) =>
    place.product.backEnd.calls.findLast((call) => call.path === path)?.body;

  it("every screen reads, and says its values in words", async () => {
    const visitor = await atWork();
    const { page } = visitor;
    await page
      .getByRole("region", { name: "Users by department" })
      .getByText("Transport")
      .waitFor();
    expect(await page.getByText("Not available").count()).toBe(0);
    for (const [folder, name] of [...screens, ...systemScreens]) {
      await frameOf(visitor).choose(folder, name);
      await page
        .getByRole("main")
        .getByText("The data could not be loaded")
        .waitFor({ state: "detached" });
    }
    await frameOf(visitor).choose("Points", "Points users");
    await page.getByRole("treeitem", { name: /Transport/ }).click();
    await rowOf(page, "Tanaka").first().waitFor();
    await frameOf(visitor).choose("Points", "Cultural groups");
    await rowOf(page, "Reading Club").getByText("Enabled").waitFor();
    const menu = page.getByRole("navigation", { name: "Main menu" });
    expect(await menu.getByRole("menuitem", { name: "Screens" }).count()).toBe(0);
  });

  it("every sort of write is made, to the record that is meant", async () => {
    const visitor = await atWork();
    const { page } = visitor;
    const dialog = page.getByRole("dialog");
    await frameOf(visitor).choose("Points", "Cultural groups");
    await press(page, "Add group");
    await dialog.getByRole("textbox", { name: "Group name" }).fill("Kite Builders");
    await press(dialog, "Save");
    await rowOf(page, "Kite Builders").waitFor();
    await press(rowOf(page, "Night Runners"), "Edit");
    await dialog.getByRole("textbox", { name: "Group name" }).fill("Day Runners");
    await press(dialog, "Save");
    await rowOf(page, "Day Runners").waitFor();
    expect(lastOf("/cultural-group/update")).toMatchObject({ id: 2, name: "Day Runners" });
    await press(rowOf(page, "Kite Builders"), "More actions");
    expect(await page.getByRole("menuitem", { name: "Duplicate" }).count()).toBe(0);
    await page.getByRole("menuitem", { name: "Delete" }).click();
    await agree(page, "Delete");
    await rowOf(page, "Kite Builders").waitFor({ state: "detached" });
    expect(await page.getByRole("button", { name: "Undo" }).count()).toBe(0);

    await press(page, /account$/i);
    await page.getByRole("menuitem", { name: "Personal profile" }).click();
    const file = { name: "face.png", mimeType: "image/png", buffer: onePixel };
    await dialog.locator("input[type=file]").setInputFiles(file);
    await dialog.getByRole("button", { name: "Avatar: Delete" }).waitFor();
    await dialog.getByRole("textbox", { name: "Full name" }).fill("Ada Administrator");
    await press(dialog, "Save");
    await dialog.waitFor({ state: "hidden" });
    expect(lastOf("/api/member/update")).toMatchObject({ id: 101, fullname: "Ada Administrator" });
    expect(lastOf("/api/member/update")?.thumb).toMatch(/\/upload\/2025\/1-face\.png$/);
  });

  it("nothing was asked beyond the contract, and no id was wrong", () => {
    expect(place.product.backEnd.calls.length).toBeGreaterThan(20);
    expect(place.product.backEnd.faults).toEqual([]);
  });
}

/** A PNG of one pixel. */
const onePixel = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==",
  "base64",
);

/**
 * Each seed gives a different back end: one in a short run, three in a whole one, and
 * `CONTRACT_SEEDS=5,6,7` tests others.
 */
const seeds = (process.env.CONTRACT_SEEDS ?? (isWhole ? "1,2,3" : "1")).split(",").map(Number);

describe.each(Object.entries(ways))("a back end of the contract alone, %s", (_name, start) => {
  for (const seed of seeds) describe(`of seed ${seed}`, () => suite(() => start(shapeOf(seed))));
});
