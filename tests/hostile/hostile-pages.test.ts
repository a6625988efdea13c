import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { shippedCatalogue } from "../../src/catalogue/shipped.ts";
import { openPlace } from "../browser/place.ts";
import { go } from "../browser/shell/frame.ts";
import { addPages } from "../browser/shell/own-pages.ts";
import type { Visitor } from "../browser/visitor.ts";
import { effects, type HostilePage, hostilePages, open } from "./pages.ts";

const place = openPlace();
let visitor: Visitor;
let page: Page;

/**
 * The paths of all calls that delete, grant or touch a session, and the calls of this kind that
 * were sent.
 */
const guarded = new Map(
  [...shippedCatalogue().operations.values()]
    .filter(({ isDestroy, isGrant, isSession }) => isDestroy || isGrant || isSession)
    .map(({ id, service, path }) => [service.base + path, id]),
);
const sent: (string | undefined)[] = [];

const addressOf = (index: number) => `/hostile-${index}`;

beforeAll(async () => {
  visitor = await place.stay();
  page = visitor.page;
  const nodes = hostilePages.map(({ name }, index) => ({
    title: name,
    routerPath: addressOf(index),
    componentPath: `hostile/${index}`,
    isHidden: true,
    noCache: true,
  }));
  const sources = hostilePages.map(({ source }, index) => [`hostile/${index}`, source] as const);
  await addPages(visitor, nodes, Object.fromEntries(sources));
  await visitor.arriveSignedIn("/dashboard");
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (guarded.has(pathname)) sent.push(guarded.get(pathname));
  });
});

/** The product's own question, which alone describes the action in one line. */
const question = () =>
  page.getByRole("dialog").filter({ has: page.getByText("Action", { exact: true }) });

const problems = () => page.getByRole("alert").filter({ hasText: "schemas/pages/hostile/" });

/** Opens a page as a person would and presses what it offers. */
async function meet(hostile: HostilePage, index: number): Promise<void> {
  const { act, after, opens = false } = hostile;
  await go(visitor, addressOf(index));
  await page.getByRole("heading", { level: 1, name: hostile.way, exact: true }).waitFor();
  if (opens) await open(page);
  if (after !== "session" && act) await act(page, effects[after]);
  else await problems().filter({ visible: true }).first().waitFor();
}

describe("a hostile page", () => {
  it("comes in at least sixty ways", () => {
    expect(hostilePages.length).toBeGreaterThanOrEqual(60);
  });

  it.each(hostilePages.map((hostile, index) => [hostile.name, hostile, index] as const))(
    "%s",
    async (_, hostile, index) => {
      await meet(hostile, index);
      if (!hostile.isLoad && hostile.after !== "session") {
        await question().waitFor();
        // Pressing Enter without reading does not confirm anything.
        const cancel = question().getByRole("button", { name: "Cancel" });
        await expect
          .poll(() => cancel.evaluate((button) => button === document.activeElement))
          .toBe(true);
        await page.keyboard.press("Enter");
        await question().waitFor({ state: "detached" });
      }
      expect(sent).toEqual([]);
      await page.keyboard.press("Escape");
    },
  );

  it("gets its way only where a person agrees to the product's own words", async () => {
    const index = hostilePages.findIndex(({ name }) => name === "a toolbar button: grant");
    await go(visitor, addressOf(index));
    await page.getByRole("button", { name: "Look", exact: true }).click();
    await expect.poll(() => question().textContent()).toContain("Super administrator");
    expect(await question().textContent()).toContain(`schemas/pages/hostile/${index}.json`);
    const json = { code: 20000, msg: "", data: null };
    await page.route("**/api/memberRole/add", (route) => route.fulfill({ json }));
    await question().getByRole("button", { name: "Grant role", exact: true }).click();
    await expect.poll(() => sent).toEqual(["memberRole.add"]);
  });
});
