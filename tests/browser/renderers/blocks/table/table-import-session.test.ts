import { describe, expect, it } from "vitest";
import { openPlace } from "../../../place.ts";
import type { Visitor } from "../../../visitor.ts";
import { chooseFile } from "./import-file.ts";

const place = openPlace();

const dialogOf = ({ page }: Visitor) => page.getByRole("dialog", { name: "Import from a file" });

/** Imports four rows, of which the service refuses the last two since the session has ended. */
async function importUntilEnded(visitor: Visitor, name: string): Promise<void> {
  const { page } = visitor;
  await page.route("**/dept-group/add", async (route) => {
    const row = route.request().postDataJSON();
    if (row.name < `${name} 3`) await route.continue();
    else await route.fulfill({ json: { code: 50014, msg: "The session has expired." } });
  });
  const dialog = dialogOf(visitor);
  await page.getByRole("button", { name: "Import from a file" }).click();
  const rows = [1, 2, 3, 4].map((number) => `${name} ${number}`);
  const button = dialog.getByRole("button", { name: "Choose a file" });
  await chooseFile(page, button, { name: "ended.csv", content: ["name", ...rows].join("\n") });
  await dialog.getByRole("button", { name: "Import 4" }).click();
  await page.getByRole("button", { name: "Re-Login" }).click();
  await page.getByLabel("Username").waitFor();
  await page.unrouteAll({ behavior: "wait" });
}

describe("an import whose session ends", () => {
  it("keeps its result for the same member, who sends the rest after signing in again", async () => {
    const visitor = await place.visitSignedIn({ at: "/points/dept-group" });
    const { page } = visitor;
    await importUntilEnded(visitor, "Ended");
    await visitor.signIn();
    await page.getByRole("heading", { name: "Department groups" }).waitFor();
    await page.getByRole("button", { name: "1 import: ended.csv: Rows imported: 2 of 4." }).click();
    await page.getByRole("button", { name: "Show the result" }).click();
    const dialog = dialogOf(visitor);

    await dialog.getByText("Not imported because you were logged out: 2").waitFor();
    await dialog.getByRole("button", { name: "Import the remaining 2" }).click();
    await dialog.getByText("Rows imported: 4 of 4.").waitFor();
    await dialog.getByRole("button", { name: "Close" }).last().click();
    await page.getByRole("row", { name: /Ended 4/ }).waitFor();
    expect(await page.getByRole("row", { name: /Ended \d/ }).count()).toBe(4);
  });

  it("shows nothing of it to another member who signs in there", async () => {
    const visitor = await place.visitSignedIn({ at: "/points/dept-group" });
    const { page } = visitor;
    await importUntilEnded(visitor, "Other");
    await visitor.signIn("anna.administrator");
    await page.getByRole("navigation").first().waitFor();
    await page.getByRole("button", { name: "Anna Weber" }).waitFor();
    expect(await page.getByRole("button", { name: /ended\.csv/ }).count()).toBe(0);
    expect(await dialogOf(visitor).count()).toBe(0);
  });
});
