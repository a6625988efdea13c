import type { Locator } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { violationsOf } from "../../../axe.ts";
import { openPlace } from "../../../place.ts";
import { hasFocus } from "../../../shell/focus.ts";
import { go } from "../../../shell/frame.ts";
import type { Visitor } from "../../../visitor.ts";

const place = openPlace();
const groups = "/points/cultural-group";
const usual = ["Group name", "Status", "Users", "Departments", "Remark", "Updated", "Actions"];
const anna = { username: "anna.administrator" };

let visitor: Visitor;

beforeAll(async () => {
  visitor = await place.staySignedIn({ ...anna, at: groups });
});

const panel = ({ page }: Visitor) => page.getByRole("dialog", { name: "Columns" });
const button = (name: string) => panel(visitor).getByRole("button", { name });
const edge = (name: string) => visitor.page.getByRole("separator", { name: `Width of “${name}”` });
const head = (name: string) => visitor.page.getByRole("columnheader", { name });

/** The column headings, from left to right. */
async function headings({ page }: Visitor): Promise<(string | null)[]> {
  const names = await page
    .getByRole("columnheader")
    .evaluateAll((cells) =>
      cells.map((cell) => cell.getAttribute("aria-label") ?? cell.textContent),
    );
  return names.filter(Boolean);
}

interface Point {
  x: number;
  y: number;
}

async function centreOf(part: Locator): Promise<Point> {
  const box = await part.boundingBox();
  if (!box) throw new Error("It is nowhere.");
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Drags an element of the page and releases it once the page has reacted to the drag. */
async function drag(part: Locator, to: Point, noticed?: Locator): Promise<void> {
  const { mouse } = visitor.page;
  const from = await centreOf(part);
  await mouse.move(from.x, from.y);
  await mouse.down();
  await mouse.move(to.x, to.y, { steps: 6 });
  await noticed?.waitFor();
  await mouse.up();
}

const widthOf = async (part: Locator) => Math.round((await part.boundingBox())?.width ?? 0);
/** Waits until a matching arrangement has been saved; an earlier one may still be on its way. */
const whenSaved = (part: string) =>
  visitor.page.waitForResponse(
    (response) =>
      response.url().endsWith("/api/view/save") &&
      (response.request().postData() ?? "").includes(part),
  );

describe("a member arranges a table", () => {
  it("hides columns, moves them by button, key and drag, and pins them", async () => {
    const { page } = visitor;
    await expect.poll(() => headings(visitor)).toEqual(usual);
    await page.getByRole("button", { name: "Columns" }).click();
    await panel(visitor).getByRole("checkbox", { name: "Status" }).uncheck();
    await button("Move “Users” up").click();
    await button("Move “Users” up").click();
    await expect
      .poll(() => headings(visitor))
      .toEqual(["Users", "Group name", "Departments", "Remark", "Updated", "Actions"]);
    await button("Drag “Updated”").focus();
    for (const [key, place] of [
      ["Space", 6],
      ["ArrowUp", 5],
      ["ArrowUp", 4],
    ] as const) {
      await page.keyboard.press(key);
      // The list must announce a move before it accepts the next key.
      await panel(visitor).getByText(`“Updated”: column ${place} of 6`).waitFor();
    }
    await page.keyboard.press("Space");
    await expect
      .poll(() => headings(visitor))
      .toEqual(["Users", "Group name", "Updated", "Departments", "Remark", "Actions"]);
    const second = panel(visitor).getByText("“Remark”: column 2 of 6");
    await drag(button("Drag “Remark”"), await centreOf(button("Drag “Group name”")), second);
    await expect
      .poll(() => headings(visitor))
      .toEqual(["Users", "Remark", "Group name", "Updated", "Departments", "Actions"]);
    await button("Pin “Group name” to the left").click();
    await expect.poll(() => headings(visitor).then(([first]) => first)).toBe("Group name");
    const pin = button("Pin “Group name” to the left");
    await expect.poll(() => pin.getAttribute("aria-pressed")).toBe("true");
  });

  it("chooses how high rows are, sees it at once, and is back at the button after", async () => {
    const { page } = visitor;
    const row = page.getByRole("row").nth(1);
    const before = (await row.boundingBox())?.height ?? 0;
    const saved = whenSaved('"density"');
    await panel(visitor).getByText("Compact").click();
    await expect.poll(async () => (await row.boundingBox())?.height ?? 0).toBeLessThan(before);
    await saved;
    expect(await violationsOf(page)).toEqual([]);
    // The choice is one stop on the way by Tab.
    await button("Close").focus();
    await page.keyboard.press("Tab");
    await hasFocus(panel(visitor).getByRole("radio", { name: "Compact" }));
    await page.keyboard.press("Escape");
    await panel(visitor).waitFor({ state: "hidden" });
    await hasFocus(page.getByRole("button", { name: "Columns" }));
  });

  it("drags a column's edge, or moves it with the arrow keys", async () => {
    const { page } = visitor;
    const start = await widthOf(head("Group name"));
    const from = await centreOf(edge("Group name"));
    await drag(edge("Group name"), { ...from, x: from.x + 60 });
    await expect.poll(() => widthOf(head("Group name"))).toBe(start + 60);
    await edge("Group name").focus();
    const saved = whenSaved(String(start + 76));
    await page.keyboard.press("ArrowRight");
    await expect.poll(() => widthOf(head("Group name"))).toBe(start + 76);
    await expect
      .poll(() => edge("Group name").getAttribute("aria-valuenow"))
      .toBe(String(start + 76));
    await saved;
    // Dragging the edge of a heading does not sort the table.
    expect(await head("Group name").getAttribute("aria-sort")).toBeNull();
  });
});

describe("what a member has arranged", () => {
  it("is there wherever they sign in; on a telephone cards show the same fields in the same order", async () => {
    const phone = await place.visitSignedIn({ ...anna, at: groups, width: 390, height: 844 });
    const card = phone.page.getByRole("listitem").filter({ hasText: "Sailing Friends" });
    await expect
      .poll(() => card.getByRole("term").allInnerTexts())
      .toEqual(["Users", "Remark", "Updated", "Departments"]);
    await phone.page.setViewportSize({ width: 1440, height: 900 });
    await expect
      .poll(() => headings(phone))
      .toEqual(["Group name", "Users", "Remark", "Updated", "Departments", "Actions"]);
    await phone.page.setViewportSize({ width: 390, height: 844 });
    await phone.page.getByRole("button", { name: "Columns" }).click();
    await panel(phone).getByRole("checkbox", { name: "Remark" }).uncheck();
    await expect.poll(() => card.getByRole("term").count()).toBe(3);
  });

  it("is no other member's, and gone after a reset", async () => {
    const chen = await place.visitSignedIn({ username: "chen.comprehensive", at: groups });
    await expect.poll(() => headings(chen)).toEqual(usual);
    await visitor.page.getByRole("button", { name: "Columns" }).click();
    await button("Reset to default columns").press("Enter");
    await expect.poll(() => headings(visitor)).toEqual(usual);
    await hasFocus(button("Reset to default columns"));
  });
});

describe("a row that opens", () => {
  it("shows a block of its own below it, several at once, by mouse and by keyboard", async () => {
    const { page } = visitor;
    await go(visitor, "/system/audit-log");
    const openers = page.getByRole("row").getByRole("button", { name: /^Details of/ });
    const details = page.getByRole("group", { name: /^Details of/ });
    await openers.first().click();
    await openers.nth(1).focus();
    await page.keyboard.press("Enter");
    await expect.poll(() => details.getByText("Request").count()).toBe(2);
    const isOpen = () => openers.first().getAttribute("aria-expanded");
    await expect.poll(isOpen).toBe("true");
    expect(await violationsOf(page)).toEqual([]);
    await openers.first().click();
    await expect.poll(() => details.count()).toBe(1);
    await expect.poll(isOpen).toBe("false");
  });
});
