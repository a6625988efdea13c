import type { Browser } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { launchBrowser } from "../support/browser.ts";
import { type Product, startProduct } from "../support/product.ts";
import { newVisitor, type Visitor } from "./visitor.ts";

/** The first test to need the product builds it. */
const buildTime = 300_000;

let product: Product;
let browser: Browser;
let visitor: Visitor;

beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct(), launchBrowser()]);
}, buildTime);

afterAll(async () => {
  await browser.close();
  await product.stop();
});

beforeEach(async () => {
  visitor = await newVisitor(browser, product);
});

afterEach(async () => {
  await visitor.context.close();
  expect(visitor.complaints).toEqual([]);
});

const cookies = async () =>
  Object.fromEntries(
    (await visitor.context.cookies()).map((cookie) => [cookie.name, cookie] as const),
  );

describe("the access guard", () => {
  it("leads everybody without a token to sign-in, with the wanted address, and back", async () => {
    await visitor.open("/points/cultural-group?name=Sailing");
    await visitor.page.waitForURL("**/login?**");
    const wanted = encodeURIComponent("/points/cultural-group?name=Sailing");
    expect(visitor.address()).toBe(`/login?redirect=${wanted}`);
    await visitor.signIn();
    expect(visitor.address()).toBe("/points/cultural-group?name=Sailing");
    await visitor.page.reload();
    await visitor.page.getByRole("heading", { name: "Cultural groups" }).waitFor();
    expect(visitor.address()).toBe("/points/cultural-group?name=Sailing");
  });

  it.each(["/login", "/register", "/jun/member/industryAtten"])("leaves %s open", async (path) => {
    await visitor.open(path);
    await visitor.page.getByRole("heading", { level: 1 }).waitFor();
    expect(visitor.address()).toBe(path);
  });

  it("leads somebody signed in from /login to /, and that to the dashboard", async () => {
    await visitor.open("/login");
    await visitor.signIn();
    await visitor.open("/login");
    await visitor.page.getByRole("heading", { name: "Points home" }).waitFor();
    expect(visitor.address()).toBe("/dashboard");
  });

  it("leads every unknown path to /404, and from there home", async () => {
    await visitor.open("/nowhere/at/all");
    await visitor.page.waitForURL("**/login?**");
    await visitor.page.locator("#username").waitFor();
    await visitor.open("/login");
    await visitor.signIn();
    await visitor.open("/nowhere/at/all");
    await visitor.page.getByRole("heading", { name: "There is no such page" }).waitFor();
    expect(visitor.address()).toBe("/404");
    await visitor.page.getByRole("button", { name: "To the home page" }).click();
    await visitor.page.getByRole("heading", { name: "Points home" }).waitFor();
  });

  it("clears a token that the service does not know, says why and leads to sign-in", async () => {
    await visitor.context.addCookies([{ name: "Admin-Token", value: "no", url: product.url }]);
    await visitor.open("/dashboard");
    await visitor.page.locator(".ant-message-error").waitFor();
    await visitor.page.waitForURL("**/login?redirect=%2Fdashboard");
    expect(await visitor.page.getByText("Confirm logout").count()).toBe(0);
    expect(await cookies()).not.toHaveProperty("Admin-Token");
  });
});

describe("sign-in", () => {
  it("keeps the token in a strict cookie", async () => {
    await visitor.open("/login");
    await visitor.signIn();
    expect((await cookies())["Admin-Token"]).toMatchObject({ sameSite: "Strict", path: "/" });
  });

  it("shows the service's message for a wrong password, and stays", async () => {
    await visitor.open("/login");
    await visitor.page.locator("#username").fill("admin");
    await visitor.page.locator("#password").fill("wrong");
    await visitor.page.getByRole("button", { name: "Sign in" }).click();
    await visitor.page.locator(".ant-message-error").waitFor();
    expect(visitor.address()).toBe("/login");
  });

  it("shows the captcha where it is wanted, another at a click", async () => {
    const asked: { url: string; body: unknown }[] = [];
    visitor.page.on("request", (request) => {
      if (!request.url().includes("/login/code")) return;
      asked.push({ url: request.url(), body: request.postDataJSON() });
    });
    await visitor.page.route("**/config.json", (route) =>
      route.fulfill({ json: { captcha: true, pages: "server" } }),
    );
    await visitor.open("/login");
    const image = visitor.page.getByRole("img", { name: "Captcha with 4 characters" });
    const first = await image.getAttribute("src");
    expect(first).toMatch(/^data:image\//);
    await visitor.page.getByRole("button", { name: "Show another image" }).click();
    await expect.poll(() => image.getAttribute("src")).not.toBe(first);
    for (const { url, body } of asked) {
      expect(Number(new URL(url).searchParams.get("code"))).toBeLessThan(10_000);
      expect(body).toEqual({ width: 130, height: 52, length: 4 });
    }
  });

  it("says so where the service answers no captcha", async () => {
    await visitor.page.route("**/config.json", (route) => route.fulfill({ json: {} }));
    await visitor.page.route("**/login/code?*", (route) =>
      route.fulfill({ json: { code: 20000, data: null } }),
    );
    await visitor.open("/login");
    await visitor.page.getByText("The captcha could not be fetched.").waitFor();
  });
});

describe("config.json", () => {
  it("that cannot be read says so on the page", async () => {
    await visitor.page.route("**/config.json", (route) => route.fulfill({ body: "{ oh" }));
    await visitor.open("/");
    const alert = visitor.page.getByRole("alert");
    await alert.getByText("The configuration cannot be read").waitFor();
    await alert.getByText("/config.json:").waitFor();
  });
});

describe("languages", () => {
  it.each([
    ["es-MX", "Iniciar sesión"],
    ["ja", "ログイン"],
    ["fr", "登录"],
  ])("a browser in %s sees %s", async (language, title) => {
    const other = await newVisitor(browser, product, { language });
    await other.open("/login");
    await other.page.getByRole("heading", { name: title }).waitFor();
    await other.context.close();
  });

  it("switch without a reload and stay in the cookie", async () => {
    await visitor.open("/login");
    await visitor.page.locator("#username").fill("somebody");
    await visitor.page.getByRole("button", { name: "Language" }).click();
    await visitor.page.getByRole("menuitem", { name: "日本語" }).click();
    await visitor.page.getByRole("heading", { name: "ログイン" }).waitFor();
    expect(await visitor.page.locator("#username").inputValue()).toBe("somebody");
    expect(await visitor.page.locator("html").getAttribute("lang")).toBe("ja");
    expect((await cookies()).language).toMatchObject({ value: "ja" });
  });
});

describe("registration", () => {
  it("sends a code to the mobile and refuses two passwords that differ", async () => {
    await visitor.open("/login");
    await visitor.page.getByRole("link", { name: "Register" }).click();
    const fill = (label: string, value: string) =>
      visitor.page.getByLabel(label, { exact: true }).fill(value);
    await fill("Username", "newcomer");
    await fill("Full name", "New Comer");
    await fill("Mobile", "13800138000");
    await visitor.page.getByRole("button", { name: "Send code" }).click();
    await visitor.page.getByRole("button", { name: /Again in \d+ s/ }).waitFor();
    await fill("Code sent to the mobile", "000000");
    await fill("Password", "a long password");
    await fill("Confirm password", "another password");
    await visitor.page.getByRole("button", { name: "Register" }).click();
    await visitor.page.getByText("The two passwords are inconsistent.").waitFor();
  });
});
