import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { openPlace, type Place } from "../place.ts";
import type { Visitor } from "../visitor.ts";
import { onEveryBackEnd } from "./back-ends.ts";
import { frameOf } from "./frame.ts";

const names = { en: "English", zh: "中文", es: "Español", ja: "日本語" } as const;

const menuNames = { en: "Language", zh: "语言", es: "Idioma", ja: "言語" } as const;

type Shown = keyof typeof names;

async function switchLanguage(page: Page, from: Shown, to: Shown): Promise<void> {
  await page.getByRole("button", { name: menuNames[from], exact: true }).click();
  await page.getByRole("menuitem", { name: names[to] }).click();
  await page.locator(`html[lang=${to}]`).waitFor();
}

const signInTitles = { en: "Sign in", zh: "登录", es: "Iniciar sesión", ja: "ログイン" } as const;

async function signInTitle({ page }: Visitor, language: Shown): Promise<void> {
  await page.getByRole("heading", { name: signInTitles[language], exact: true }).waitFor();
}

function firstLanguage(place: Place): void {
  describe("the language (specification section 9)", () => {
    it.each([
      ["en-US", "en"],
      ["zh-TW", "zh"],
      ["es-MX", "es"],
      ["ja", "ja"],
      ["fr", "zh"],
    ] as const)(
      "of a browser in %s is %s: the browser's among the four, else zh",
      async (...of) => {
        const [language, shown] = of;
        const visitor = await place.visit({ language });
        await visitor.open("/login");
        await signInTitle(visitor, shown);
        expect(await visitor.page.locator("html").getAttribute("lang")).toBe(shown);
      },
    );

    it("that was saved goes before the browser's, in its cookie", async () => {
      const visitor = await place.visit({ language: "en" });
      await visitor.open("/login");
      await switchLanguage(visitor.page, "en", "ja");
      const cookies = await visitor.context.cookies();
      expect(cookies.find(({ name }) => name === "language")).toMatchObject({ value: "ja" });
      await visitor.page.reload();
      await signInTitle(visitor, "ja");
    });

    it("that was saved and is none of the four gives way to the browser's", async () => {
      const visitor = await place.visit({ language: "es" });
      const url = place.product.url;
      await visitor.context.addCookies([{ name: "language", value: "tlh", url }]);
      await visitor.open("/login");
      await signInTitle(visitor, "es");
    });
  });
}

function switching(place: Place): void {
  describe("switching the language, without a reload", () => {
    it("changes forms, what they complain of and the document; what was typed stays", async () => {
      const visitor = await place.visit();
      const { page } = visitor;
      await visitor.open("/login");
      await page.evaluate(() => Object.assign(window, { isSame: true }));
      await page.getByLabel("Username").fill("somebody");
      await page.getByRole("button", { name: "Sign in" }).click();
      await page.getByText("Enter your password.").waitFor();
      await switchLanguage(page, "en", "es");
      await signInTitle(visitor, "es");
      expect(await page.getByLabel("Nombre de usuario").inputValue()).toBe("somebody");
      await page.getByText("Enter your password.").waitFor({ state: "detached" });
      expect(await page.title()).toContain("Iniciar sesión");
      expect(await page.evaluate(() => Reflect.get(window, "isSame"))).toBe(true);
    });

    it("asks the next calls in the new language", async () => {
      const visitor = await place.visitSignedIn();
      const { page } = visitor;
      await visitor.open("/points/cultural-group");
      await page.getByRole("heading", { level: 1, name: "Cultural groups" }).waitFor();
      const isAsked = page.waitForRequest(
        (request) =>
          request.url().includes("/cultural-group/page?") &&
          request.headers()["accept-language"] === "ja",
      );
      await switchLanguage(page, "en", "ja");
      await isAsked;
    });
  });
}

onEveryBackEnd((place) => {
  firstLanguage(place);
  switching(place);
});

describe("on the embedded service", () => {
  const place = openPlace();

  it("changes menu, tabs, breadcrumb and titles of the workspace", async () => {
    const visitor = await place.visitSignedIn();
    const { page } = visitor;
    await visitor.open("/points/cultural-group");
    await page.getByRole("heading", { level: 1, name: "Cultural groups" }).waitFor();
    await switchLanguage(page, "en", "zh");
    await page.getByRole("heading", { level: 1, name: "文化小组" }).waitFor();
    await page.getByRole("navigation", { name: "主菜单" }).getByText("文化小组").waitFor();
    await page
      .getByRole("navigation", { name: "已打开的页面" })
      .getByRole("link", { name: "文化小组" })
      .waitFor();
    await expect.poll(() => page.title()).toContain("文化小组");
  });

  it("forms keep what was typed; their complaints follow, and so do the service's", async () => {
    const visitor = await place.visitSignedIn();
    const { page } = visitor;
    await frameOf(visitor).choose("System", "Members");
    await page.getByRole("button", { name: "Add member" }).click();
    const dialog = page.getByRole("dialog", { name: "Add member" });
    await dialog.getByLabel("Username").fill("somebody");
    await dialog.getByLabel("Mobile").fill("12");
    await dialog.getByRole("button", { name: "Save" }).click();
    await dialog.getByText("such as 13800138000").waitFor();
    // The dialog stays open behind another page, from where the language can be switched.
    await page.goBack();
    await page.getByRole("heading", { level: 1, name: "Points home" }).waitFor();
    await switchLanguage(page, "en", "es");
    await page.goForward();
    const translated = page.getByRole("dialog", { name: "Añadir miembro" });
    await translated.getByText("Introduzca un número de móvil de 11 dígitos").waitFor();
    expect(await translated.getByLabel("Nombre de usuario").inputValue()).toBe("somebody");
    expect(await translated.getByText("such as 13800138000").count()).toBe(0);
  });

  it.each([
    ["en", "Please enter a mobile number of 11 digits, such as 13800138000."],
    ["zh", "请输入 11 位手机号码，例如 13800138000。"],
    ["es", "Introduzca un número de móvil de 11 dígitos, como 13800138000."],
    ["ja", "11 桁の携帯電話番号を入力してください。例：13800138000"],
  ] as const)("a validator says in %s what is wanted, and so does the service", async (...of) => {
    const [language, sentence] = of;
    const visitor = await place.visit({ language });
    const { page } = visitor;
    await visitor.open("/register");
    await page.locator("input[autocomplete=tel]").fill("12");
    await page.locator("button[type=submit]").click();
    await page.getByText(sentence).waitFor();
    const answer = await page.evaluate(async () => {
      const response = await fetch("/system-api/api/ticket/code", {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ mobile: "12" }),
      });
      return response.text();
    });
    expect(answer).toContain(sentence);
  });

  it("dates and numbers follow the language", async () => {
    const visitor = await place.visitSignedIn();
    const { page } = visitor;
    await page.route("**/cultural-group/page?*", async (route) => {
      const response = await route.fetch();
      const answer = await response.json();
      Object.assign(answer.data.records[0], {
        userCount: 1234567,
        updateTime: "2024-02-29T12:00:00Z",
      });
      await route.fulfill({ json: answer });
    });
    await visitor.open("/points/cultural-group");
    await page.getByText("1,234,567").waitFor();
    await page.getByText(/29 Feb 2024/).waitFor();
    await switchLanguage(page, "en", "es");
    await page.getByText("1.234.567").waitFor();
    await page.getByText(/29 feb 2024/).waitFor();
    await switchLanguage(page, "es", "ja");
    await page.getByText(/2024\/02\/29/).waitFor();
  });
});
