import { describe, expect, it } from "vitest";
import { texts } from "../../../../src/i18n/texts.ts";
import type { Place } from "../../place.ts";
import { shows } from "../../shows.ts";
import { onEveryBackEnd } from "../back-ends.ts";
import { switchLanguage } from "../language/switch-language.ts";
import { once } from "../once.ts";

const pixel =
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==";
const mark =
  '<svg xmlns="http://www.w3.org/2000/svg" width="130" height="52"><path d="M0 0h9"/></svg>';

/** A visitor of a product that requires a captcha, whose responses the test determines. */
async function visitCaptcha(place: Place) {
  const visitor = await place.stay();
  const { page } = visitor;
  const asked: { url: string; body: unknown }[] = [];
  let data: unknown = pixel;
  await page.route("**/config.json", (route) => route.fulfill({ json: {} }));
  await page.route("**/login/code?*", async (route) => {
    const request = route.request();
    asked.push({ url: request.url(), body: request.postDataJSON() });
    const answer = await data;
    await route.fulfill({ json: { code: 20000, data: answer } });
  });
  await visitor.open("/login");
  const image = page.getByRole("img", { name: "Captcha with 4 characters" });
  await image.waitFor();
  /** Requests another captcha, for which the back end gives this response. */
  const askAgain = async (answered: unknown, label = texts.en.signIn.anotherCaptcha) => {
    data = answered;
    const count = asked.length;
    await page.getByRole("button", { name: label }).click();
    await expect.poll(() => asked.length).toBe(count + 1);
  };
  return { visitor, page, image, asked, askAgain };
}

function signingIn(place: Place): void {
  it("trims the username before sending (specification section 5); a refusal's message shows; the token is in a cookie that no other site's request carries", async () => {
    const visitor = await place.visit();
    const { page } = visitor;
    await visitor.open("/login");
    await page.getByLabel("Username").fill("  admin ");
    await page.getByLabel("Password").fill("wrong");
    const asked = page.waitForRequest("**/login/login");
    await page.getByRole("button", { name: "Sign in" }).click();
    expect((await asked).postDataJSON()).toMatchObject({ username: "admin", password: "wrong" });
    await page.getByText("Account and password are incorrect.").waitFor();
    expect(visitor.address()).toBe("/login");
    await visitor.signIn();
    const cookies = await visitor.context.cookies();
    const token = cookies.find(({ name }) => name === "Admin-Token");
    expect(token).toMatchObject({ sameSite: "Strict", path: "/" });
  });
}

function captcha(place: Place): void {
  describe("the captcha", () => {
    const visit = once(() => visitCaptcha(place));

    it("is asked for as 130 by 52 pixels with 4 characters, another at a click, and shown as an image, never as mark-up", async () => {
      const { page, image, asked, askAgain } = await visit();
      await expect.poll(() => image.getAttribute("src")).toBe(`data:image/png;base64,${pixel}`);
      for (const [data, source] of [
        [mark, `data:image/svg+xml,${encodeURIComponent(mark)}`],
        ["/favicon.svg", "/favicon.svg"],
        [`data:image/png;base64,${pixel}`, `data:image/png;base64,${pixel}`],
      ] as const) {
        await askAgain(data);
        await expect.poll(() => image.getAttribute("src")).toBe(source);
        expect(await image.evaluate((element) => element.tagName)).toBe("IMG");
        expect(await page.locator('svg[width="130"]').count()).toBe(0);
      }
      expect(asked).toHaveLength(4);
      for (const { url, body } of asked) {
        expect(Number(new URL(url).searchParams.get("code"))).toBeLessThan(10_000);
        expect(body).toEqual({ width: 130, height: 52, length: 4 });
      }
    });

    it("stays, with what was typed, when the language changes", async () => {
      const { visitor, page, image, asked } = await visit();
      const before = [asked.length, await image.getAttribute("src")];
      await page.getByLabel("Captcha", { exact: true }).fill("ab12");
      await switchLanguage(visitor, "es");
      await page.getByRole("heading", { name: "Iniciar sesión" }).waitFor();
      await expect.poll(() => page.locator("#code").inputValue()).toBe("ab12");
      await switchLanguage(visitor, "en");
      await image.waitFor();
      expect([asked.length, await image.getAttribute("src")]).toEqual(before);
    });

    it("is the one that was asked for last, whichever answer comes last", async () => {
      const { page, image, askAgain } = await visit();
      let answer = (_data: unknown): void => undefined;
      await askAgain(
        new Promise((resolve) => {
          answer = resolve;
        }),
      );
      await askAgain("/favicon.svg");
      await expect.poll(() => image.getAttribute("src")).toBe("/favicon.svg");
      const late = page.waitForResponse("**/login/code?*");
      answer(mark);
      await (await late).finished();
      // One task of the event loop later, the element would be there.
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(done)));
      expect(await image.getAttribute("src")).toBe("/favicon.svg");
    });

    it("without data says so, in each language", async () => {
      const { visitor, page, askAgain } = await visit();
      for (const [language, message] of [
        ["en", "The captcha could not be fetched."],
        ["zh", "验证码获取失败"],
        ["es", "No se pudo obtener el código de verificación."],
        ["ja", "画像認証コードを取得できませんでした。"],
      ] as const) {
        await switchLanguage(visitor, language);
        await askAgain(null, texts[language].signIn.anotherCaptcha);
        await shows(page.getByText(message, { exact: true }));
      }
    });
  });
}

onEveryBackEnd((place) => {
  describe("sign-in", () => signingIn(place));
  captcha(place);
});
