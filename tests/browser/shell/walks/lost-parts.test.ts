import { it } from "vitest";
import { openPlace } from "../../place.ts";
import { shows } from "../../shows.ts";

const place = openPlace();

/** The first request is lost, as by a lost packet. */
const losing = { times: 1 };

it("a part of a page whose code is lost says so in its place, and comes by loading the page again", async () => {
  const visitor = await place.visitSignedIn({ at: "/points/cultural-group" });
  const { page } = visitor;
  await page.getByRole("row").nth(1).waitFor();
  await page.route("**/import-dialog-*.js", (route) => route.abort(), losing);
  await page.getByRole("button", { name: "Import" }).click();
  const told = page.getByRole("alert").filter({ hasText: "could not be loaded" });
  await shows(told.getByText("What you have typed is kept."));
  await told.getByRole("button", { name: "Load the page again" }).click();
  await page.getByRole("row").nth(1).waitFor();
  await page.getByRole("button", { name: "Import" }).click();
  await shows(page.getByRole("dialog").getByText("Import").first());
  // The browser itself logs the failed request.
  visitor.complaints.length = 0;
});

it("a drawer whose code is lost says what helps, and its page stays", async () => {
  const visitor = await place.visitSignedIn({ at: "/points/cultural-group" });
  const { page } = visitor;
  await page.getByRole("row").nth(1).waitFor();
  await page.route("**/why-drawer-*.js", (route) => route.abort(), losing);
  const why = page.getByRole("button", { name: "Why?" });
  await why.click();
  await shows(page.getByText("could not be loaded. Load the page again."));
  await shows(page.getByRole("row").nth(1));
  await page.reload();
  await why.click();
  await shows(page.getByRole("dialog"));
  // The browser itself logs the failed request.
  visitor.complaints.length = 0;
});

it("a dialog whose code is lost says what helps, and its page stays", async () => {
  const visitor = await place.visitSignedIn();
  const { page } = visitor;
  await page.route("**/own-page-dialog-*.js", (route) => route.abort(), losing);
  await page.getByRole("button", { name: "account" }).click();
  await page.getByRole("menuitem", { name: "Profile" }).click();
  await shows(page.getByText("could not be loaded. Load the page again."));
  // The browser itself logs the failed request.
  visitor.complaints.length = 0;
});
