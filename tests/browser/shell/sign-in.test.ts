import { describe, expect, it } from "vitest";
import type { Place } from "../place.ts";
import { onEveryBackEnd } from "./back-ends.ts";
import { once } from "./once.ts";
import { switchLanguage } from "./switch-language.ts";

const pixel =
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==";
const mark =
  '<svg xmlns="http://www.w3.org/2000/svg" width="130" height="52"><path d="M0 0h9"/></svg>';

/** Somebody at a product that asks for a captcha, which the back end answers as it is told to. */
async function visitCaptcha(place: Place) {
  const visitor = await place.stay();
  const { page } = visitor;
  let data: unknown;
  await page.route("**/config.json", (route) => route.fulfill({ json: {} }));
  await page.route("**/login/code?*", (route) => route.fulfill({ json: { code: 20000, data } }));
  const open = async (answered: unknown): Promise<void> => {
    data = answered;
    await visitor.open("/login");
  };
  return { visitor, page, open };
}

const captchaName = "Captcha with 4 characters";

function signingIn(place: Place): void {
  describe("sign-in", () => {
    it("keeps the token in a cookie that no other site's request carries", async () => {
      const { context } = await place.visitSignedIn();
      const cookies = await context.cookies();
      const token = cookies.find(({ name }) => name === "Admin-Token");
      expect(token).toMatchObject({ sameSite: "Strict", path: "/" });
    });

    it("trims the username before sending (specification section 5); a refusal's message shows", async () => {
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
    });
  });
}

function captcha(place: Place): void {
  describe("the captcha", () => {
    it("is asked for as 130 by 52 pixels with 4 characters, another at a click", async () => {
      const visitor = await place.visit();
      const { page } = visitor;
      const asked: { url: string; body: unknown }[] = [];
      await page.route("**/config.json", (route) => route.fulfill({ json: {} }));
      await page.route("**/login/code?*", (route) => {
        const request = route.request();
        asked.push({ url: request.url(), body: request.postDataJSON() });
        const data = `data:image/png;base64,${pixel}#${asked.length}`;
        return route.fulfill({ json: { code: 20000, data } });
      });
      await visitor.open("/login");
      const image = page.getByRole("img", { name: captchaName });
      const first = await image.getAttribute("src");
      await page.getByRole("button", { name: "Show another image" }).click();
      await expect.poll(() => image.getAttribute("src")).not.toBe(first);
      for (const { url, body } of asked) {
        expect(Number(new URL(url).searchParams.get("code"))).toBeLessThan(10_000);
        expect(body).toEqual({ width: 130, height: 52, length: 4 });
      }
    });

    const visit = once(() => visitCaptcha(place));

    it("is shown as an image, never as mark-up", async () => {
      const { page, open } = await visit();
      for (const [data, source] of [
        [mark, `data:image/svg+xml,${encodeURIComponent(mark)}`],
        [pixel, `data:image/png;base64,${pixel}`],
        ["/favicon.svg", "/favicon.svg"],
        [`data:image/png;base64,${pixel}`, `data:image/png;base64,${pixel}`],
      ] as const) {
        await open(data);
        const image = page.getByRole("img", { name: captchaName });
        expect(await image.getAttribute("src")).toBe(source);
        expect(await image.evaluate((element) => element.tagName)).toBe("IMG");
        expect(await page.locator('svg[width="130"]').count()).toBe(0);
      }
    });

    it("stays, with what was typed, when the language changes", async () => {
      const { visitor, page, open } = await visit();
      await open(mark);
      await page.getByRole("img", { name: captchaName }).waitFor();
      let asked = 0;
      page.on("request", (request) => {
        if (request.url().includes("/login/code")) asked += 1;
      });
      await page.getByLabel("Captcha", { exact: true }).fill("ab12");
      await switchLanguage(visitor, "es");
      await page.getByRole("heading", { name: "Iniciar sesión" }).waitFor();
      expect(await page.locator("#code").inputValue()).toBe("ab12");
      expect(asked).toBe(0);
    });

    it("without data says so, in each language", async () => {
      const { visitor, page, open } = await visit();
      await open(null);
      for (const [language, message] of [
        ["en", "The captcha could not be fetched."],
        ["zh", "验证码获取失败"],
        ["es", "No se pudo obtener el captcha."],
        ["ja", "認証コードを取得できませんでした。"],
      ] as const) {
        await switchLanguage(visitor, language);
        await page.reload();
        await page.getByText(message, { exact: true }).waitFor();
      }
    });
  });
}

onEveryBackEnd((place) => {
  signingIn(place);
  captcha(place);
});
