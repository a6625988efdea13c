import { expect, it } from "vitest";
import { openPlaceOfOwnPages } from "../../own-page-files.ts";

const { place, addPage } = openPlaceOfOwnPages();

it("a card that can be checked and has further fields begins right beside its check", async () => {
  const columns = ["name", "status", "userCount", "deptCount", "remark", "updateTime"];
  await addPage("cards", {
    title: "Cards",
    body: {
      kind: "table",
      rows: "culturalGroup.page",
      columns: [...columns, "createTime", "id", "version"],
      bulkActions: [
        {
          label: "common.delete",
          call: { call: "culturalGroup.delete", with: { ids: "rows.map(group, group.id)" } },
        },
      ],
    },
  });
  const { page } = await place.visitSignedIn({ at: "/cards", width: 390 });
  const card = page.locator("[data-row-key]").first();
  const more = card.getByRole("button", { name: "Show all fields" });
  await more.waitFor();
  const check = await card.getByRole("checkbox").boundingBox();
  const field = await card.locator("dt").first().boundingBox();
  const further = await more.boundingBox();
  expect((field?.x ?? 999) - (check?.x ?? 0)).toBeLessThan(60);
  expect(further?.x).toBe(field?.x);
});
