import { resolve } from "node:path";
import { beforeAll, expect, it } from "vitest";
import { password } from "../../support/first-start.ts";
import { people } from "../../support/people.ts";
import { startService } from "../../support/service.ts";
import { violationsOf } from "../axe.ts";
import { openPlace } from "../place.ts";

const place = openPlace(() =>
  startService({ configuration: { clientDirectory: resolve("dist/client") } }),
);

beforeAll(async () => {
  await place.product.ask("service.save", { name: "people", source: JSON.stringify(people) });
});

it("a form that would erase what it cannot show is left out of a proposal, with the reason", async () => {
  const { page } = await place.visitSignedIn({ password, at: "/system/screens/new" });
  const search = page.getByRole("combobox", { name: "Find an operation" });
  await search.fill("people list");
  await search.press("Enter");
  const reason = page.getByRole("alert").filter({ hasText: "No form is proposed" });
  await expect
    .poll(() => reason.textContent())
    .toBe(
      "No form is proposed for PUT /users/{id}: the service does not return company in the form that the request takes, so saving could erase what it holds.",
    );
  expect(await violationsOf(page)).toEqual([]);
});
