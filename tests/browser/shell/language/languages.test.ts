import { describe, expect, it } from "vitest";
import type { Language } from "../../../../src/i18n/language.ts";
import { openPlace, type Place } from "../../place.ts";
import { shows } from "../../shows.ts";
import type { Visitor } from "../../visitor.ts";
import { onEveryBackEnd } from "../back-ends.ts";
import { frameOf, go } from "../frame.ts";
import { once } from "../once.ts";
import { switchLanguage } from "./switch-language.ts";

const signInTitles = { en: "Sign in", zh: "登录", es: "Iniciar sesión", ja: "ログイン" } as const;

async function signInTitle({ page }: Visitor, language: Language): Promise<void> {
  await page.getByRole("heading", { name: signInTitles[language], exact: true }).waitFor();
}

/** Sets the preferred language of the browser. */
async function prefer({ page, context }: Visitor, language: string): Promise<void> {
  const session = await context.newCDPSession(page);
  const userAgent = await page.evaluate(() => navigator.userAgent);
  await session.send("Emulation.setUserAgentOverride", { userAgent, acceptLanguage: language });
}

type Visit = () => Promise<Visitor>;

function firstLanguage(place: Place, visit: Visit): void {
  describe("the language (specification section 9)", () => {
    it("is the browser's among the four, else zh; what was saved goes before, if it is one", async () => {
      const visitor = await visit();
      const { page, context } = visitor;
      for (const [language, shown] of [
        ["es-MX", "es"],
        ["fr", "zh"],
      ] as const) {
        await prefer(visitor, language);
        await visitor.open("/login");
        await signInTitle(visitor, shown);
        await page.locator(`html[lang=${shown}]`).waitFor();
      }
      await switchLanguage(visitor, "ja");
      const saved = async () =>
        (await context.cookies()).find(({ name }) => name === "language")?.value;
      await expect.poll(saved).toBe("ja");
      await page.reload();
      await signInTitle(visitor, "ja");
      await context.addCookies([{ name: "language", value: "tlh", url: place.product.url }]);
      await prefer(visitor, "es");
      await visitor.open("/login");
      await signInTitle(visitor, "es");
    });
  });
}

function switching(visit: Visit, isEmbedded: boolean): void {
  describe("switching the language, without a reload", () => {
    it("changes forms, what they complain of and the document; what was typed stays", async () => {
      const visitor = await visit();
      const { page } = visitor;
      if (visitor.address() !== "/login") await visitor.open("/login");
      await switchLanguage(visitor, "en");
      await page.evaluate(() => Object.assign(window, { isSame: true }));
      await page.getByLabel("Username").fill("somebody");
      await page.getByRole("button", { name: "Sign in" }).click();
      await page.getByText("Enter your password.").waitFor();
      await switchLanguage(visitor, "es");
      await signInTitle(visitor, "es");
      await expect.poll(() => page.getByLabel("Nombre de usuario").inputValue()).toBe("somebody");
      await page.getByText("Enter your password.").waitFor({ state: "detached" });
      await expect.poll(() => page.title()).toContain("Iniciar sesión");
      expect(await page.evaluate(() => Reflect.get(window, "isSame"))).toBe(true);
    });

    it("takes the faces of the language for characters that Chinese and Japanese share", async () => {
      const visitor = await visit();
      if (visitor.address() !== "/login") await visitor.open("/login");
      const first = () =>
        /PingFang SC|Hiragino Sans/.exec(getComputedStyle(document.body).fontFamily)?.[0];
      const faces: [Language, string][] = [];
      for (const language of ["ja", "zh"] as const) {
        await switchLanguage(visitor, language);
        faces.push([language, (await visitor.page.evaluate(first)) ?? ""]);
      }
      expect(faces).toEqual([
        ["ja", "Hiragino Sans"],
        ["zh", "PingFang SC"],
      ]);
    });

    it("has narrow quotation marks in English and Spanish, also where a Chinese font draws them", async () => {
      const visitor = await visit();
      if (visitor.address() !== "/login") await visitor.open("/login");
      // The width of a mark in parts of the height of its font.
      const width = () => {
        const mark = document.createElement("span");
        mark.style.font = "100px 'Noto Sans CJK SC', sans-serif";
        mark.style.fontVariantEastAsian = "inherit";
        mark.textContent = "“";
        document.body.append(mark);
        const measured = mark.getBoundingClientRect().width / 100;
        mark.remove();
        return measured;
      };
      for (const language of ["en", "es"] as const) {
        await switchLanguage(visitor, language);
        expect(await visitor.page.evaluate(width)).toBeLessThan(0.7);
      }
    });

    // Another back end is sent the headers of the specification alone.
    it.runIf(isEmbedded)("asks the next calls in the new language", async () => {
      const visitor = await visit();
      const { page } = visitor;
      if (visitor.address() !== "/login") await visitor.open("/login");
      await switchLanguage(visitor, "en");
      await visitor.signIn();
      await frameOf(visitor).choose("Points", "Cultural groups");
      const asked: (string | undefined)[] = [];
      page.on("request", (request) => {
        if (!request.url().includes("/cultural-group/page?")) return;
        asked.push(request.headers()["accept-language"]);
      });
      await switchLanguage(visitor, "ja");
      await expect.poll(() => asked).toContain("ja");
    });
  });
}

onEveryBackEnd((place, isEmbedded) => {
  const visit = once(() => place.stay());
  firstLanguage(place, visit);
  switching(visit, isEmbedded);
});

describe("on the embedded service", () => {
  const place = openPlace();
  const visit = once(() => place.staySignedIn({ at: "/points/cultural-group" }));

  it("changes menu, tabs, breadcrumb and titles of the workspace", async () => {
    const visitor = await visit();
    const { page } = visitor;
    await page.getByRole("heading", { level: 1, name: "Cultural groups" }).waitFor();
    await switchLanguage(visitor, "zh");
    await page.getByRole("heading", { level: 1, name: "文化小组" }).waitFor();
    await page.getByRole("navigation", { name: "主菜单" }).getByText("文化小组").waitFor();
    await page
      .getByRole("navigation", { name: "已打开的页面" })
      .getByRole("link", { name: "文化小组" })
      .waitFor();
    await expect.poll(() => page.title()).toContain("文化小组");
  });

  it("forms keep what was typed; their complaints follow, and so do the service's", async () => {
    const visitor = await visit();
    const { page } = visitor;
    await switchLanguage(visitor, "en");
    await go(visitor, "/dashboard");
    await frameOf(visitor).choose("System", "Members");
    await page.getByRole("button", { name: "Add member" }).click();
    const dialog = page.getByRole("dialog", { name: "Add member" });
    await dialog.getByLabel("Username").fill("somebody");
    await dialog.getByLabel("Mobile").fill("12");
    await dialog.getByRole("button", { name: "Save" }).click();
    await dialog.getByText("such as 13800138000").waitFor();
    // The dialog stays open while another page is shown, on which the language can be switched.
    await page.goBack();
    await page.getByRole("heading", { level: 1, name: "Points home" }).waitFor();
    await switchLanguage(visitor, "es");
    await page.goForward();
    const translated = page.getByRole("dialog", { name: "Añadir miembro" });
    await translated.getByText("Introduzca un número de móvil de 11 dígitos").waitFor();
    const username = translated.getByLabel("Nombre de usuario");
    await expect.poll(() => username.inputValue()).toBe("somebody");
    await translated.getByText("such as 13800138000").waitFor({ state: "detached" });
    await page.goBack();
  });

  it("dates and numbers follow the language", async () => {
    const visitor = await visit();
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
    await switchLanguage(visitor, "en");
    await go(visitor, "/points/cultural-group");
    await page.getByRole("heading", { level: 1, name: "Cultural groups" }).waitFor();
    await frameOf(visitor).reload("Cultural groups");
    await page.getByText("1,234,567").waitFor();
    await page.getByText(/29 Feb 2024/).waitFor();
    await switchLanguage(visitor, "es");
    await page.getByText("1.234.567").waitFor();
    await page.getByText(/29 feb 2024/).waitFor();
    await switchLanguage(visitor, "ja");
    await shows(page.getByText(/2024\/02\/29/));
    await page.unrouteAll({ behavior: "wait" });
  });

  it("a validator says in each language what is wanted, and so does the service", async () => {
    const visitor = await visit();
    const { page } = visitor;
    await go(visitor, "/register");
    await page.locator("input[autocomplete=tel]").fill("12");
    await page.locator("button[type=submit]").click();
    for (const [language, sentence] of [
      ["en", "Enter a mobile number of 11 digits, such as 13800138000."],
      ["zh", "请输入 11 位手机号码，例如 13800138000。"],
      ["es", "Introduzca un número de móvil de 11 dígitos, como 13800138000."],
      ["ja", "11 桁の携帯電話番号を入力してください。例：13800138000"],
    ] as const) {
      await switchLanguage(visitor, language);
      await page.getByText(sentence).waitFor();
      const answer = await page.evaluate(async (acceptLanguage) => {
        const response = await fetch("/system-api/api/ticket/code", {
          method: "POST",
          headers: { "content-type": "application/json", "accept-language": acceptLanguage },
          body: JSON.stringify({ mobile: "12" }),
        });
        return response.text();
      }, language);
      expect(answer).toContain(sentence);
    }
  });
});
