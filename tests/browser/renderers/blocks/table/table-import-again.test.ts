import { resolve } from "node:path";
import { expect, it } from "vitest";
import { password } from "../../../../support/first-start.ts";
import { startService } from "../../../../support/service.ts";
import { chooseOption } from "../../../controls.ts";
import { openPlace } from "../../../place.ts";
import { chooseFile } from "./import-file.ts";

const place = openPlace(() =>
  startService({ configuration: { clientDirectory: resolve("dist/client") } }),
);

it("a row refused as others have changed its record is imported again upon their changes", async () => {
  const { ask } = place.product;
  const { id } = await ask("culturalGroup.add", { name: "Choir", remark: "Old", status: 1 });
  const { page } = await place.visitSignedIn({ password, at: "/points/cultural-group" });
  const dialog = page.getByRole("dialog", { name: "Import from a file" });
  const button = (name: string) => dialog.getByRole("button", { name, exact: true });
  await page.getByRole("button", { name: "Import from a file" }).click();
  const content = "Group name,Remark\nChoir,New\n";
  await chooseFile(page, button("Choose a file"), { name: "groups.csv", content });
  const records = dialog.getByRole("combobox", { name: "Existing records" });
  await chooseOption(records, "Update by Group name");
  await button("Import 1").waitFor();
  await ask("culturalGroup.update", { id, name: "Choir", remark: "Theirs", status: 0 });
  await button("Import 1").click();
  await dialog.getByText("Rows imported: 0 of 1.").waitFor();
  await button("Import 1 again").click();
  await dialog.getByText("Rows imported: 1 of 1.").waitFor();
  const { records: groups } = await ask("culturalGroup.page", { name: "Choir" });
  expect(groups).toMatchObject([{ remark: "New", status: 0 }]);
});
