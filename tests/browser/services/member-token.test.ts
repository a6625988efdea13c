import { randomBytes } from "node:crypto";
import { resolve } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { password } from "../../support/first-start.ts";
import {
  type OpenIdProvider,
  openIdClient,
  startOpenIdProvider,
} from "../../support/openid/provider.ts";
import { signInThere } from "../../support/openid/sign-in-there.ts";
import { petsDocument } from "../../support/pets.ts";
import { startService } from "../../support/service.ts";
import { type Loopback, startLoopback } from "../../wire/loopback.ts";
import { violationsOf } from "../axe.ts";
import { openPlace } from "../place.ts";
import { shows } from "../shows.ts";

let provider: OpenIdProvider;
let yard: Loopback;

const place = openPlace(async () => {
  provider = await startOpenIdProvider();
  yard = await startLoopback((_request, response) => {
    response.writeHead(200, { "Content-Type": "application/json" });
    response.end(JSON.stringify({ items: [{ id: 1, name: "Rex the dog" }], total: 1 }));
  });
  return startService({
    configuration: {
      clientDirectory: resolve("dist/client"),
      serviceReach: { hosts: [], networks: ["loopback"] },
      secretKeys: [randomBytes(32)],
      openId: {
        ...openIdClient,
        issuer: provider.issuer,
        tokenHosts: [new URL(yard.address).host],
        name: "Staff account",
        roleClaim: "roles",
        roles: new Map([["staff", "superAdministrator"]]),
      },
    },
  });
});

beforeAll(async () => {
  const { ask, url } = place.product;
  provider.people.set("paula", { preferred_username: "paula", roles: "staff" });
  provider.serve(`${url}/system-api/api/login/openid/callback`);
  await ask("service.save", { name: "pets", source: petsDocument, permission: "signedIn" });
  const body = { kind: "table", rows: "pets.listPets", columns: ["name"] };
  const source = JSON.stringify({ title: "Pets", body });
  await ask("page.saveDraft", { path: "test/pets", source });
  await ask("page.publish", { path: "test/pets" });
  const routed = { routerPath: "/pets", componentPath: "test/pets" };
  await ask("menu.add", { title: "Pets", typeId: "1", ...routed });
});
afterAll(() => Promise.all([provider.stop(), yard.close()]));

it("a service is set to each member's own token, and says to whoever has none how to get one", async () => {
  const visitor = await place.visitSignedIn({ password, at: "/system/screens/services" });
  const { page } = visitor;
  const list = page.getByRole("navigation", { name: "Services" });
  await list.getByRole("button", { name: "pets" }).click();
  await page.getByRole("textbox", { name: "Address" }).fill(yard.address);
  await page.getByRole("combobox", { name: "Credentials" }).click();
  await page.getByTitle("Each member's own sign-in token (OpenID Connect)").click();
  await shows(page.getByText("Each call carries the token of the member who makes it."));
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await shows(page.getByText("Credentials: Each member's own sign-in token"));

  await visitor.open("/pets");
  await shows(page.getByText("This service is called with your own sign-in at Staff account."));
  expect(yard.seen).toEqual([]);
  const refused = "status of 403";
  await expect.poll(() => visitor.complaints.splice(0).join()).toContain(refused);

  const other = await place.visit();
  const { url } = place.product;
  const token = await signInThere(url, "paula");
  await other.context.addCookies([{ name: "Admin-Token", value: token, url }]);
  await other.open("/pets");
  await shows(other.page.getByText("Rex the dog"));
  const sent = yard.seen.map(({ headers }) => headers.authorization ?? "");
  expect(sent.map((value) => value.slice(0, 7))).toEqual(["Bearer "]);
  expect(await other.page.content()).not.toContain(sent[0]?.slice(7));
});
