import { resolve } from "node:path";
import { beforeEach, expect, it } from "vitest";
import { shippedCatalogue } from "../../../../src/catalogue/shipped.ts";
import { createPasswords } from "../../../../src/server/accounts/passwords.ts";
import {
  giveTemporaryPassword,
  type TemporaryPassword,
} from "../../../../src/server/handlers/temporary-password.ts";
import { passwordCost } from "../../../support/first-start.ts";
import { startService } from "../../../support/service.ts";
import { agree } from "../../controls.ts";
import { openPlace } from "../../place.ts";
import { frameOf } from "../frame.ts";

const place = openPlace(() =>
  startService({ configuration: { clientDirectory: resolve("dist/client") } }),
);

let given: TemporaryPassword;

beforeEach(async () => {
  given = await giveTemporaryPassword(place.product.database.db, "sofia.super", {
    catalogue: shippedCatalogue(),
    passwords: createPasswords(passwordCost),
    now: new Date(),
  });
});

it.each([
  ["a page with its query", "/points/user?fullname=Aisha", "/points/user?fullname=Aisha", true],
  ["a folder, which has no page", "/points", "/404", false],
])(
  "a member who must set a password first is then at the address of %s that they opened",
  async (_name, wanted, address, isPage) => {
    const visitor = await place.visit();
    const { page } = visitor;
    const frame = frameOf(visitor);
    await visitor.open(wanted);
    await visitor.signIn(given.username, given.password);
    await frame.heading("Change password").waitFor();
    await page.reload();
    await page.getByLabel("Password", { exact: true }).fill("a quite new passphrase 7");
    await page.getByLabel("Confirm password").fill("a quite new passphrase 7");
    await page.getByRole("button", { name: "Save" }).click();
    await agree(page, "Change password");
    await expect.poll(() => visitor.address()).toBe(address);
    await frame.heading(isPage ? "Points users" : "Page not found").waitFor();
    const titles = isPage ? ["Points home", "Points users"] : ["Points home"];
    await expect.poll(frame.tabTitles).toEqual(titles);
  },
);
