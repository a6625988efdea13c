import { resolve } from "node:path";
import { expect, it } from "vitest";
import { password } from "../../support/first-start.ts";
import { startService } from "../../support/service.ts";
import { pressRowAction } from "../controls.ts";
import { openPlace } from "../place.ts";
import { shows } from "../shows.ts";

const place = openPlace(() =>
  startService({ configuration: { clientDirectory: resolve("dist/client") } }),
);

const people = ["Ana Alto", "Ben Bass", "Cleo Choral"];

it("the members of a group are saved without one who is deleted meanwhile, who is named", async () => {
  const { product } = place;
  const { db } = product.database;
  const department = db.selectFrom("department").select("id").limit(1);
  const { id: departmentId } = await department.executeTakeFirstOrThrow();
  const rows = people.map((fullname) => ({
    fullname,
    username: fullname,
    departmentId,
    points: 1,
  }));
  await db
    .insertInto("pointsUser")
    .values(rows.map((row) => ({ ...row, mobile: "13800138000" })))
    .execute();
  const { id: groupId } = await product.ask("culturalGroup.add", { name: "Choir" });
  const offered = await product.ask("culturalGroupUserRel.candidates", { groupId });
  const [ana, ben, cleo] = people.map(
    (name) => offered.find(({ fullname }) => fullname === name)?.id ?? 0,
  );
  await product.ask("culturalGroupUserRel.update", { groupId, ids: [ana ?? 0] });
  const { page } = await place.staySignedIn({ password, at: "/points/cultural-group" });
  await pressRowAction(page.getByRole("row").filter({ hasText: "Choir" }), "Users");
  const dialog = page.getByRole("dialog");
  for (const name of people.slice(1)) {
    await page.getByRole("textbox", { name: "Search in Available" }).fill(name);
    await dialog.getByRole("listbox", { name: "Available" }).getByText(name).dblclick();
    await shows(dialog.getByRole("listbox", { name: "Chosen" }).getByText(name));
  }
  const gone = [ana ?? 0, ben ?? 0];
  await db.updateTable("pointsUser").set({ isDeleted: true }).where("id", "in", gone).execute();
  await dialog.getByRole("button", { name: "Save", exact: true }).click();
  await shows(dialog.getByText("This user does not exist or was deleted."));
  await shows(dialog.getByText("Others removed: Ana Alto"));
  await shows(dialog.getByText("No longer there: Ben Bass"));
  await dialog.getByRole("button", { name: "Save my changes too" }).click();
  const now = async () =>
    (await product.ask("culturalGroupUserRel.current", { groupId })).map(({ id }) => id);
  await expect.poll(now).toEqual([cleo]);
});
