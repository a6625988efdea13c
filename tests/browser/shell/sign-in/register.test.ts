import type { Locator } from "playwright-core";
import { describe, expect, it } from "vitest";
import { languages } from "../../../../src/i18n/language.ts";
import { texts } from "../../../../src/i18n/texts.ts";
import { productPassword, startProduct } from "../../../support/product.ts";
import type { Product } from "../../../support/product-process.ts";
import { agree } from "../../controls.ts";
import { openPlace, type Place } from "../../place.ts";
import { shows } from "../../shows.ts";
import type { Visitor } from "../../visitor.ts";
import { hasFocus } from "../focus.ts";
import { frameOf, go } from "../frame.ts";
import { switchLanguage } from "../language/switch-language.ts";
import { once } from "../once.ts";

let mobiles = 13_700_000_000;

/** A mobile number that no other test has used. */
const freshMobile = () => String(++mobiles);

/**
 * The code that was sent to a mobile number, read from the output of a product without a sender.
 */
async function codeSentTo(product: Product, mobile: string): Promise<string> {
  const [, code = ""] = await product.printed(new RegExp(`to ${mobile}: \\D*(\\d{6})`));
  return code;
}

/** The registration form, found by its English names. */
function registrationOf({ page }: Visitor) {
  const field = (label: string) => page.getByLabel(label, { exact: true });
  return {
    field,
    send: page.getByRole("button", { name: "Send code" }),
    submit: page.getByRole("button", { name: "Register" }),
    /** Fills in the form except for the code. */
    async fill(username: string, mobile: string): Promise<void> {
      await field("Username").fill(username);
      await field("Full name").fill("New Comer");
      await field("Mobile").fill(mobile);
      await field("Password").fill(productPassword);
      await field("Confirm password").fill(productPassword);
    },
  };
}

/** Goes from the sign-in page to an empty registration form. */
async function openRegistration(visitor: Visitor): Promise<ReturnType<typeof registrationOf>> {
  const { heading } = frameOf(visitor);
  await go(visitor, "/login");
  await heading("Sign in").waitFor();
  await visitor.page.getByRole("link", { name: "Register" }).click();
  // The sign-in form has fields with the same names.
  await heading("Register").waitFor();
  return registrationOf(visitor);
}

/** Registers from the sign-in page, with the code that was sent to the mobile number. */
async function register(visitor: Visitor, product: Product, username: string): Promise<void> {
  const form = await openRegistration(visitor);
  const mobile = freshMobile();
  await form.fill(username, mobile);
  await form.send.click();
  await form.field("Code sent to your mobile").fill(await codeSentTo(product, mobile));
  await form.submit.click();
}

/** Tries to sign in; where that is refused, the form stays as it is. */
async function trySigningIn({ page }: Visitor, username: string): Promise<void> {
  await page.locator("#username").fill(username);
  await page.locator("#password").fill(productPassword);
  // While a request is running, the button's name also contains the loading state.
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
}

/** A new visitor on the sign-in page, shared by all tests of a suite. */
function newcomerAt(place: Place): () => Promise<Visitor> {
  return once(async () => {
    const visitor = await place.stay();
    await visitor.open("/login");
    return visitor;
  });
}

/** Uses a row action of the members screen and confirms its question. */
async function decide(
  { page }: Visitor,
  username: string,
  action: "Approve" | "Reject",
): Promise<Locator> {
  const row = page.getByRole("row").filter({ hasText: username });
  await row.getByText("Waiting for approval").waitFor();
  await row.getByRole("button", { name: action }).click();
  // The product's own question says what the action does to the member, whatever the page calls it.
  await agree(page, "Change member");
  return row;
}

describe("registering where an administrator approves", () => {
  const place = openPlace();
  const visit = newcomerAt(place);
  const administrate = once(() => place.staySignedIn({ username: "anna.administrator" }));

  it("leads from the code to a waiting member, who may sign in once approved", async () => {
    const newcomer = await visit();
    await register(newcomer, place.product, "un.wanted");
    await newcomer.page.getByText(texts.en.register.waits).waitFor();
    await register(newcomer, place.product, "new.comer");
    await newcomer.page.getByText(texts.en.register.waits).waitFor();

    await newcomer.page.getByRole("button", { name: "Sign in" }).click();
    await frameOf(newcomer).heading("Sign in").waitFor();
    await trySigningIn(newcomer, "new.comer");
    await newcomer.page.getByText(texts.en.signIn.waiting).waitFor();

    const administrator = await administrate();
    await frameOf(administrator).choose("System", "Members");
    const row = await decide(administrator, "new.comer", "Approve");
    await administrator.page.getByText("“New Comer” approved").waitFor();
    await row.getByText("Active").waitFor();
    const other = await decide(administrator, "un.wanted", "Reject");
    await other.getByText("Disabled").waitFor();

    await trySigningIn(newcomer, "un.wanted");
    await newcomer.page.getByText(texts.en.signIn.disabled).waitFor();

    await trySigningIn(newcomer, "new.comer");
    await frameOf(newcomer).heading("Points home").waitFor();
    await shows(newcomer.page.getByRole("button", { name: "New Comer" }));
    await frameOf(newcomer).logOut();
    await newcomer.page.waitForURL("**/login?**");
  });

  it("shows beside its field what the service refuses, and keeps what was typed", async () => {
    const visitor = await visit();
    const form = await openRegistration(visitor);
    const mobile = freshMobile();
    await form.fill("admin", mobile);
    await form.field("Code sent to your mobile").fill("000000");
    await form.submit.click();
    const code = form.field("Code sent to your mobile");
    await visitor.page.getByText(texts.en.registration.wrongCode).first().waitFor();
    await expect.poll(() => faultBeside(code)).toBe(texts.en.registration.wrongCode);
    await hasFocus(code);

    await form.send.click();
    await code.fill(await codeSentTo(place.product, mobile));
    await form.submit.click();
    const username = form.field("Username");
    await expect.poll(() => faultBeside(username)).toBe(texts.en.registration.usernameTaken);
    expect(await form.field("Full name").inputValue()).toBe("New Comer");
    expect(await form.field("Password").inputValue()).toBe(productPassword);

    await username.fill("not.taken");
    await form.submit.click();
    await visitor.page.getByText(texts.en.register.waits).waitFor();
  });

  it("is possible by keyboard alone", async () => {
    const visitor = await visit();
    const form = await openRegistration(visitor);
    const { keyboard } = visitor.page;
    const mobile = freshMobile();
    await form.field("Username").focus();
    for (const value of ["by.keyboard", "By Keyboard", mobile]) {
      await keyboard.type(value);
      await keyboard.press("Tab");
    }
    await expect.poll(() => form.send.isEnabled()).toBe(true);
    await keyboard.press("Tab");
    await keyboard.press("Enter");
    const code = await codeSentTo(place.product, mobile);
    await visitor.page.getByRole("button", { name: /^Try again in/ }).waitFor();
    await hasFocus(form.field("Code sent to your mobile"));
    await keyboard.type(code);
    await form.field("Password").focus();
    await keyboard.type(productPassword);
    await form.field("Confirm password").focus();
    await keyboard.type(productPassword);
    await keyboard.press("Enter");
    await visitor.page.getByText(texts.en.register.waits).waitFor();
  });
});

describe("the registration form", () => {
  const place = openPlace(() => startProduct({ REGISTRATION_APPROVAL: "off" }));
  const visit = newcomerAt(place);

  it("refuses two passwords that differ, names every field that is left empty, tells the browser what belongs in each", async () => {
    const visitor = await visit();
    const form = await openRegistration(visitor);
    const purposes = {
      Username: "username",
      "Full name": "name",
      Mobile: "tel",
      "Code sent to your mobile": "one-time-code",
      Password: "new-password",
      "Confirm password": "new-password",
    };
    for (const [label, purpose] of Object.entries(purposes)) {
      expect(await form.field(label).getAttribute("autocomplete"), label).toBe(purpose);
    }
    await form.submit.click();
    for (const label of ["Username", "Full name", "Mobile", "Code sent to your mobile"]) {
      await expect.poll(() => faultBeside(form.field(label))).toBe(`${label} cannot be empty.`);
    }
    await form.fill("somebody", "13800138000");
    await form.field("Confirm password").fill("another password");
    const { mismatch } = texts.en.password;
    await expect.poll(() => faultBeside(form.field("Confirm password"))).toBe(mismatch);
    await form.field("Password").fill("short");
    const tooShort = "This needs at least 8 characters.";
    await expect.poll(() => faultBeside(form.field("Password"))).toBe(tooShort);
  });

  it("fits a phone in each language, and keeps what was typed when that changes", async () => {
    const phone = await visit();
    await phone.page.setViewportSize({ width: 390, height: 844 });
    const form = await openRegistration(phone);
    await form.fill("somebody", "13800138000");
    for (const language of languages) {
      await switchLanguage(phone, language);
      const { register: words, member } = texts[language];
      const field = (label: string) => phone.page.getByLabel(label, { exact: true });
      await phone.page.getByRole("heading", { level: 1, name: words.title }).waitFor();
      await field(member.rePassword).waitFor();
      await expect.poll(() => field(member.username).inputValue()).toBe("somebody");
      await expect.poll(() => field(member.password).inputValue()).toBe(productPassword);
      const end = async () => {
        const box = await phone.page.getByRole("button", { name: words.sendCode }).boundingBox();
        return (box?.x ?? 0) + (box?.width ?? 0);
      };
      await expect.poll(end).toBeLessThanOrEqual(390);
      await phone.page.getByRole("button", { name: words.submit }).waitFor();
      const overflow = () => document.documentElement.scrollWidth - innerWidth;
      await expect.poll(() => phone.page.evaluate(overflow)).toBe(0);
    }
    await switchLanguage(phone, "en");
    await phone.page.setViewportSize({ width: 1440, height: 900 });
  });

  it("leads straight to sign-in where nobody approves", async () => {
    const newcomer = await visit();
    await register(newcomer, place.product, "at.once");
    await newcomer.page.getByText(texts.en.register.done).waitFor();
    await newcomer.page.getByRole("button", { name: "Sign in" }).click();
    await frameOf(newcomer).heading("Sign in").waitFor();
    await newcomer.signIn("at.once");
    await expect.poll(() => newcomer.address()).toBe("/dashboard");
    await frameOf(newcomer).logOut();
    await newcomer.page.waitForURL("**/login?**");
  });

  it("sends a code once there is a mobile, and again after a minute", async () => {
    const visitor = await visit();
    const { page } = visitor;
    await page.clock.install();
    const form = await openRegistration(visitor);
    await form.send.waitFor();
    expect(await form.send.isDisabled()).toBe(true);
    await form.field("Mobile").fill("1380013800");
    await form.field("Full name").fill("New Comer");
    expect(await form.send.isDisabled()).toBe(true);
    await form.field("Mobile").fill(freshMobile());
    const [request] = await Promise.all([
      page.waitForRequest("**/api/ticket/code"),
      form.send.click(),
    ]);
    expect(request.postDataJSON()).toEqual({ mobile: String(mobiles) });
    const again = page.getByRole("button", { name: /^Try again in \d+ s$/ });
    await again.waitFor();
    expect(await again.isDisabled()).toBe(true);
    await hasFocus(form.field("Code sent to your mobile"));
    await page.clock.fastForward(30_000);
    // Any number up to 30 is accepted, since the clock keeps running while a busy machine is slow.
    await page.getByRole("button", { name: /^Try again in ([12]?\d|30) s$/ }).waitFor();
    await page.clock.fastForward(31_000);
    await expect.poll(() => form.send.isEnabled()).toBe(true);
  });
});

/** The error of a field, as assistive technology reads it. */
async function faultBeside(field: Locator): Promise<string | null> {
  return await field.evaluate((element) => {
    const ids = element.getAttribute("aria-describedby")?.split(" ") ?? [];
    const fault = ids.map((id) => document.getElementById(id)).find((one) => one !== null);
    return fault?.textContent ?? null;
  });
}
