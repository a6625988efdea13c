import { resolve } from "node:path";
import { expect, it } from "vitest";
import { password } from "../../support/first-start.ts";
import { startService } from "../../support/service.ts";
import { chooseFromMenu, openMenus } from "../controls.ts";
import { openPlace } from "../place.ts";
import { shows } from "../shows.ts";

const place = openPlace(() =>
  startService({ configuration: { clientDirectory: resolve("dist/client") } }),
);

it("what is added below a record that another person has deleted is told so, in words, and stays", async () => {
  const { product } = place;
  const token = await product.signIn("sofia.super");
  const { id } = await product.ask("deductionPointsRule.add", { title: "Company cars", points: 1 });
  const { page } = await place.staySignedIn({ password, at: "/points/deduction-rule" });
  const parent = page.getByRole("treeitem", { name: "Company cars" });
  await parent.click();
  const add = openMenus(page).getByRole("menuitem", { name: "Add below" });
  await chooseFromMenu(parent.getByRole("button", { name: /actions/i }), add);
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Rule").fill("Returned unwashed");
  await dialog.getByLabel("Points deducted").fill("2");
  await product.ask("deductionPointsRule.delete", { id }, { token });
  await dialog.getByRole("button", { name: "Save" }).click();
  await shows(dialog.getByText("Parent rule: The parent does not exist."));
  expect(await dialog.getByLabel("Rule").inputValue()).toBe("Returned unwashed");
});
