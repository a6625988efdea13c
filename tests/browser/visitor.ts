import type { Browser, BrowserContext, Page } from "playwright-core";
import { productPassword } from "../support/product.ts";

/** A person at a browser of their own, and what the browser complained of meanwhile. */
export interface Visitor {
  context: BrowserContext;
  page: Page;
  /** Errors and warnings of the console, and what broke the page. */
  complaints: string[];
  /** Opens an address of the product. */
  open(address: string): Promise<void>;
  /** Fills in and sends the sign-in form that the page shows. */
  signIn(username?: string, password?: string): Promise<void>;
  /** Comes with a token of their own, as after an earlier sign-in, and opens an address. */
  arriveSignedIn(address: string, username?: string, password?: string): Promise<void>;
  /** The path and query that the browser shows. */
  address(): string;
}

/** The screen and the settings of a visitor's browser. */
export interface VisitorOptions {
  width?: number;
  height?: number;
  language?: string;
  colorScheme?: "light" | "dark";
}

/** Lets somebody visit the product who has never been there. */
export async function newVisitor(
  browser: Browser,
  product: { readonly url: string },
  { width = 1440, height = 900, language = "en", colorScheme = "light" }: VisitorOptions = {},
): Promise<Visitor> {
  const viewport = { width, height };
  // Asked for here: what the browser itself is started with does not reach a context.
  const reducedMotion = "reduce";
  const context = await browser.newContext({
    viewport,
    locale: language,
    colorScheme,
    reducedMotion,
  });
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error" || message.type() === "warning") {
      complaints.push(message.text());
    }
  });
  page.on("pageerror", (error) => complaints.push(String(error)));
  const hasPage = () => page.locator("#content").filter({ hasText: /\S/ }).waitFor();
  return {
    context,
    page,
    complaints,
    open: async (address) => {
      await page.goto(product.url + address);
    },
    signIn: async (username = "admin", password = productPassword) => {
      await page.locator("#username").fill(username);
      await page.locator("#password").fill(password);
      // After a refusal it answers nothing for a moment: it is busy still.
      const isBusy = page.getByRole("img", { name: "loading" });
      await page.locator("button[type=submit]").filter({ hasNot: isBusy }).click();
      await hasPage();
    },
    arriveSignedIn: async (address, username = "admin", password = productPassword) => {
      const login = `${product.url}/system-api/api/login/login`;
      const answer = await context.request.post(login, { data: { username, password, code: "" } });
      const { data }: { data: { token: string } } = await answer.json();
      const { url } = product;
      await context.addCookies([
        { url, name: "Admin-Token", value: data.token, sameSite: "Strict" },
      ]);
      await page.goto(product.url + address);
      await hasPage();
    },
    address: () => page.url().slice(product.url.length),
  };
}
