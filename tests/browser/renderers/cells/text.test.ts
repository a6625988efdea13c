import { beforeAll, expect, it } from "vitest";
import { password } from "../../../support/first-start.ts";
import type { Visitor } from "../../visitor.ts";
import { openPlaceOfOwnPages } from "../own-page-files.ts";

const remark = "First line,\nsecond line <b>and no markup</b>.";

const fromRight = "مجموعة القراءة المسائية";

const { place, addPage } = openPlaceOfOwnPages();
let visitor: Visitor;

beforeAll(async () => {
  const columns = ["name", { field: "remark", cell: { kind: "text", lines: true } }];
  const rows = "culturalGroup.page";
  await addPage("made/remarks", { title: "Remarks", body: { kind: "table", rows, columns } });
  await place.product.ask("culturalGroup.add", { name: "Readers", remark, status: 1 });
  await place.product.ask("culturalGroup.add", { name: fromRight, remark: fromRight, status: 1 });
  visitor = await place.staySignedIn({ password, at: "/made/remarks" });
});

it.each([1440, 390])("a text in lines keeps its line breaks at a width of %i px", async (width) => {
  await visitor.page.setViewportSize({ width, height: 900 });
  const cell = visitor.page.getByText("second line", { exact: false });
  // A new width may replace the row by a card while its lines are counted.
  const lines = () =>
    cell.evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return new Set([...range.getClientRects()].map(({ top }) => top)).size;
    });
  await expect.poll(lines).toBeGreaterThanOrEqual(2);
  expect(await cell.textContent()).toBe(remark);
});

it.each([1440, 390])(
  "a text from right to left begins at the right at a width of %i px",
  async (width) => {
    await visitor.page.setViewportSize({ width, height: 900 });
    const cells = visitor.page.locator("td, dd").filter({ hasText: fromRight });
    await cells.first().waitFor();
    const directions = await cells.evaluateAll((all) =>
      all.map((cell) => cell.matches(":dir(rtl)")),
    );
    expect(new Set(directions)).toEqual(new Set([true]));
  },
);
