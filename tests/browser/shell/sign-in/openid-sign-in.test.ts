import { describe, expect, it } from "vitest";
import { languages } from "../../../../src/i18n/language.ts";
import { texts, translators } from "../../../../src/i18n/texts.ts";
import {
  type OpenIdProvider,
  openIdClient,
  startOpenIdProvider,
} from "../../../support/openid/provider.ts";
import { startProduct } from "../../../support/product.ts";
import { openPlace } from "../../place.ts";
import { shows } from "../../shows.ts";
import type { Visitor } from "../../visitor.ts";
import { frameOf } from "../frame.ts";
import { switchLanguage } from "../language/switch-language.ts";

/** A product with an OpenID provider, whose accounts are mapped to a role. */
async function startWithProvider() {
  const provider = await startOpenIdProvider();
  provider.people.set("paula", { preferred_username: "paula", name: "Paula P.", roles: "staff" });
  const product = await startProduct({
    OIDC_ISSUER: provider.issuer.origin,
    OIDC_CLIENT_ID: openIdClient.clientId,
    OIDC_CLIENT_SECRET: openIdClient.clientSecret,
    OIDC_NAME: "Staff account",
    OIDC_ROLES: "staff=comprehensive",
  });
  provider.serve(`${product.url}/system-api/api/login/openid/callback`);
  const stop = async () => {
    await product.stop();
    await provider.stop();
  };
  return { ...product, provider, stop };
}

const buttonIn = ({ page }: Visitor, name = "Sign in with Staff account") =>
  page.getByRole("link", { name, exact: true });

/** Signs in on the provider's own page. */
async function signInThere(
  { page }: Visitor,
  provider: OpenIdProvider,
  name = "paula",
): Promise<void> {
  await page.waitForURL(`${provider.issuer.origin}/interaction/*`);
  await page.getByPlaceholder("Enter any login").fill(name);
  await page.getByPlaceholder("and password").fill("any");
  await page.getByRole("button", { name: "Sign-in" }).click();
}

/** Opens the list of the member's linked provider accounts from the account menu. */
async function openIdentities({ page }: Visitor) {
  const title = texts.en.account.identities;
  await page.getByRole("button", { name: "Account" }).click();
  await page.getByRole("menuitem", { name: title }).click();
  return page.getByRole("dialog", { name: title });
}

describe("signing in at a provider of OpenID Connect", () => {
  const place = openPlace(startWithProvider);

  it("is linked to the account that one has here, seen there, and unlinked", async () => {
    const { provider } = place.product;
    provider.people.set("arturo", { name: "Arturo There", roles: "staff" });
    const visitor = await place.visitSignedIn({ username: "arturo.area" });
    const { page } = visitor;
    await visitor.context.route(/^https?:\/\/(?!127)/, (route) => route.fulfill({ body: "" }));
    await visitor.open("/points/user?page=1");
    await (await openIdentities(visitor))
      .getByRole("button", { name: "Link account at Staff account" })
      .click();
    await signInThere(visitor, provider, "arturo");
    await shows(page.getByText("Your account at Staff account is linked"));
    await expect.poll(() => visitor.address()).toBe("/points/user?page=1");

    const dialog = await openIdentities(visitor);
    await shows(dialog.getByRole("row").filter({ hasText: "Arturo There" }));
    await dialog.getByRole("button", { name: texts.en.identity.unlink }).click();
    const question = page.getByRole("dialog", { name: "Unlink provider account" });
    await shows(question.getByText("Arturo There"));
    await question.getByRole("button", { name: "Unlink provider account" }).click();
    await expect.poll(() => dialog.getByText("Arturo There").count()).toBe(0);
  });

  it("says to somebody signed in who comes back why nothing was linked", async () => {
    const visitor = await place.visitSignedIn({ username: "arturo.area" });
    await visitor.open("/login?redirect=%2Fpoints%2Fuser&failed=denied");
    await shows(visitor.page.getByText("You did not sign in with Staff account."));
    await visitor.open("/login?redirect=%2Fpoints%2Fuser&link=1");
    await shows(visitor.page.getByText(texts.en.ownIdentity.notShown));
  });

  it("leads there, and back to where one wanted to go", async () => {
    const visitor = await place.visit();
    // The provider's page loads fonts from another host.
    await visitor.context.route(/^https?:\/\/(?!127)/, (route) => route.fulfill({ body: "" }));
    await visitor.open("/points/user?page=1");
    await buttonIn(visitor).click();
    await signInThere(visitor, place.product.provider);
    await shows(visitor.page.getByRole("button", { name: "Paula P." }));
    expect(visitor.address()).toBe("/points/user?page=1");
    const cookies = await visitor.context.cookies(place.product.url);
    const token = cookies.find(({ name }) => name === "Admin-Token");
    expect(token).toMatchObject({ sameSite: "Strict", path: "/", expires: -1 });
  });

  it("says on the way back that the provider does not answer, in each language", async () => {
    const visitor = await place.visit({ width: 390 });
    await visitor.open("/login?redirect=%2Fpoints%2Fuser&failed=unreachable");
    const values = { name: "Staff account" };
    for (const language of languages) {
      await switchLanguage(visitor, language);
      const { say } = translators[language];
      await shows(visitor.page.getByText(say("signIn.openId.unreachable", values)));
      await shows(buttonIn(visitor, say("signIn.openId.signIn", values)));
    }
    await shows(visitor.page.locator("#username"));
  });
});

describe("a product without a provider", () => {
  const place = openPlace();

  it("offers the password alone, whatever the address says", async () => {
    const visitor = await place.visit();
    await visitor.open("/login?failed=unreachable");
    await frameOf(visitor).heading("Sign in").waitFor();
    expect(await visitor.page.getByRole("link").allTextContents()).toEqual(["Register"]);
    expect(await visitor.page.getByRole("alert").count()).toBe(0);
  });
});
