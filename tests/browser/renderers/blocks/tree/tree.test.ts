import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { chooseFromMenu, openMenus } from "../../../controls.ts";
import { openPlace } from "../../../place.ts";
import { holdsFocus } from "../../../shell/focus.ts";
import { go } from "../../../shell/frame.ts";
import { addPages } from "../../../shell/own-pages.ts";
import { hides, shows } from "../../../shows.ts";
import type { Visitor } from "../../../visitor.ts";

const place = openPlace();
let visitor: Visitor;
let page: Page;

beforeAll(async () => {
  visitor = await place.staySignedIn({ at: "/points/deduction-rule" });
  page = visitor.page;
});

const node = (name: string) => page.getByRole("treeitem", { name });
const dialog = () => page.getByRole("dialog");

/** Chooses an action from the menu of a node. */
async function act(name: string, action: string): Promise<void> {
  await node(name).click();
  const item = openMenus(page).getByRole("menuitem", { name: action });
  await chooseFromMenu(node(name).getByRole("button", { name: /actions/i }), item);
}

describe("a tree", () => {
  it("opens and closes all of its nodes at once", async () => {
    await node("Attendance").waitFor();
    const closed = await page.getByRole("treeitem").count();
    await page.getByRole("button", { name: "Expand all" }).click();
    await node("Late by up to 15 minutes").waitFor();
    await page.getByRole("button", { name: "Collapse all" }).click();
    await node("Late by up to 15 minutes").waitFor({ state: "detached" });
    await expect.poll(() => page.getByRole("treeitem").count()).toBe(closed);
  });

  it("filters, keeps what stands above a match, marks the match, and says how many there are", async () => {
    await page.getByRole("textbox", { name: "Filter" }).fill("accident reported LATE");
    await page.getByText("1 match").waitFor();
    await expect
      .poll(() => page.getByRole("treeitem").allInnerTexts())
      .toEqual([
        expect.stringContaining("Safety"),
        expect.stringContaining("Reporting"),
        expect.stringContaining("Accident reported late"),
      ]);
    await expect
      .poll(() => page.locator("mark").allInnerTexts())
      .toEqual(["Accident reported late"]);
    await page.getByRole("textbox", { name: "Filter" }).fill("no such rule");
    await page.getByText("Nothing matches “no such rule”.").waitFor();
    await page.getByRole("textbox", { name: "Filter" }).fill("");
    await node("Attendance").waitFor();
  });

  it("has the whole menu button of a touched node within its edge", async () => {
    const seen = { width: 390, height: 844, isTouched: true, at: "/points/deduction-rule" };
    const touched = await place.visitSignedIn(seen);
    await touched.page.getByRole("treeitem", { name: "Attendance" }).tap();
    const tree = touched.page.getByRole("tree");
    await tree.getByRole("button", { name: "More actions" }).waitFor();
    const beyond = tree.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
    expect(await beyond).toBe(0);
  });

  it("can be walked through, and its menus opened, with the keyboard alone", async () => {
    await page.getByRole("tree").focus();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Space");
    const selected = page.getByRole("treeitem", { selected: true });
    await selected.waitFor();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    const remove = page.getByRole("menuitem", { name: "Delete" });
    await holdsFocus(openMenus(page));
    await page.keyboard.press("Escape");
    await hides(remove);
  });
});

describe("changing a tree", () => {
  it("adds a rule under another, which opens for it", async () => {
    await page.getByRole("button", { name: "Add rule" }).click();
    await dialog().getByLabel("Rule").fill("Company cars");
    await dialog().getByLabel("Points deducted").fill("0");
    await dialog().getByRole("button", { name: "Save" }).click();
    await node("Company cars").waitFor();
    await act("Company cars", "Add below");
    await dialog().getByLabel("Rule").fill("Returned unwashed");
    await dialog().getByLabel("Points deducted").fill("2");
    await dialog().getByRole("button", { name: "Save" }).click();
    await shows(node("Returned unwashed"));
  });

  it("deletes a rule without others below it, after a question that names it", async () => {
    await act("Returned unwashed", "Delete");
    const question = dialog().filter({ hasText: "Returned unwashed" });
    await question.getByRole("button", { name: "Delete" }).click();
    await node("Returned unwashed").waitFor({ state: "detached" });
    await shows(node("Company cars"));
  });

  it("deletes what stands below a rule with it, after a question that names all of it once", async () => {
    await act("Company cars", "Add below");
    await dialog().getByLabel("Rule").fill("Parked on the lawn");
    await dialog().getByLabel("Points deducted").fill("1");
    await dialog().getByRole("button", { name: "Save" }).click();
    await node("Parked on the lawn").waitFor();
    await node("Company cars").click();
    await page.keyboard.press("Delete");
    const question = dialog().filter({ hasText: "“Company cars” and the 1 node below it" });
    await question.getByText("Parked on the lawn").waitFor();
    expect(await question.getByText("Parked on the lawn").count()).toBe(1);
    await question.getByRole("button", { name: "Delete" }).click();
    await node("Company cars").waitFor({ state: "detached" });
    await expect
      .poll(() => page.getByRole("tree").evaluate((tree) => tree.matches(":focus")))
      .toBe(true);
  });
});

describe("a tree beside a table", () => {
  it("shows in the table what belongs to the node that was chosen", async () => {
    await go(visitor, "/points/user");
    await node("Transport").click();
    const departments = async () => {
      const texts = await page.getByRole("row").locator("td:nth-child(4)").allInnerTexts();
      return new Set(texts.filter((text) => text !== ""));
    };
    await expect.poll(departments).toEqual(new Set(["Transport"]));
    await node("Warehousing").click();
    await expect.poll(departments).toEqual(new Set(["Warehousing"]));
    await page.goBack();
    await expect.poll(departments).toEqual(new Set(["Transport"]));
    await page.getByRole("treeitem", { name: "Transport", selected: true }).waitFor();
  });
});

const level = (step: string | number) => ({ call: "menu.getLevelList", with: { step } });

/** A tree whose nodes are read one level at a time. */
const lazyPage = {
  title: "Nodes",
  body: {
    kind: "tree",
    name: "nodes",
    rows: level(1),
    children: { call: level("row.step + 1"), parent: "parentId", leaf: "row.typeId == '2'" },
    selection: "cascade",
    toolbar: [{ label: "Leave", enabled: "size(checked) > 1", go: "'/'" }],
  },
};
const lazyNode = { title: "Nodes", routerPath: "/nodes", componentPath: "own/nodes" };

describe("a tree of ten thousand nodes", () => {
  it("draws only those in sight, says how many there are, and bears what is no node", async () => {
    const rules: unknown[] = Array.from({ length: 10_000 }, (_, id) => ({
      id: id + 1,
      parentId: null,
      title: `Rule ${id + 1}`,
      points: 1,
      remark: "",
      sort: id,
      children: [],
    }));
    const circle = { id: 20_000, title: "A circle", points: 0, children: [{ id: 20_000 }, null] };
    rules.push(null, "no rule", { id: 7, title: "Its id is taken" }, circle);
    await page.route("**/deduction-points-rule/getAll4TreeData*", (route) =>
      route.fulfill({ json: { code: 0, msg: "", data: rules } }),
    );
    await addPages(visitor, [lazyNode], { "own/nodes": lazyPage });
    await visitor.open("/points/deduction-rule");
    await node("Rule 1").first().waitFor();
    const last = page.getByRole("treeitem", { name: "A circle" });
    await page.getByRole("tree").focus();
    await page.keyboard.press("End");
    await last.waitFor();
    expect(await last.getAttribute("aria-posinset")).toBe("10001");
    expect(await last.getAttribute("aria-setsize")).toBe("10001");
    // The keys are pressed within the page, without the pauses that a busy machine causes.
    await page.getByRole("tree").evaluate((tree) => {
      for (const key of "rule 77") {
        tree.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
      }
    });
    await node("Rule 77").first().waitFor();
    await page.getByRole("textbox", { name: "Filter" }).fill("Rule 99");
    await page.getByText("111 matches").waitFor();
    await page.getByRole("textbox", { name: "Filter" }).fill("");
    await page.getByRole("tree").focus();
    await page.keyboard.press("Home");
    await node("Rule 2").first().waitFor();
    expect(await page.getByRole("treeitem").count()).toBeLessThan(100);
  });
});

describe("a tree whose nodes are read when they are opened", () => {
  it("tells why a node's children are not read, and checks a node with all below it, even what is read later", async () => {
    await go(visitor, "/nodes");
    const points = page.getByRole("treeitem", { name: "Points", exact: true });
    await points.click();
    await page.keyboard.press("Space");
    await page.getByText("1 selected").waitFor();
    const leave = page.getByRole("button", { name: "Leave" });
    await expect.poll(() => leave.isDisabled()).toBe(true);
    const levels = "**/getLevelList*";
    await page.route(levels, (route) =>
      route.fulfill({ json: { code: 50000, msg: "The archive is closed.", data: null } }),
    );
    await page.keyboard.press("ArrowRight");
    const retry = points.getByRole("button", { name: "Try again" });
    await points.getByText("The archive is closed.").waitFor();
    await page.unroute(levels);
    await retry.focus();
    await page.keyboard.press("Enter");
    const cultural = node("Cultural groups");
    await cultural.waitFor();
    await expect.poll(() => cultural.getAttribute("aria-checked")).toBe("true");
    await expect.poll(() => leave.isEnabled()).toBe(true);
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Space");
    await expect.poll(() => points.getAttribute("aria-checked")).toBe("mixed");
    await expect.poll(() => cultural.getAttribute("aria-checked")).toBe("false");
  });
});
