import type { Browser, BrowserContext, Page } from "playwright-core";
import { type Product, productPassword } from "../support/product.ts";

/** A person at a browser of their own, and what the browser complained of meanwhile. */
export interface Visitor {
  context: BrowserContext;
  page: Page;
  /** Errors and warnings of the console, and what broke the page. */
  complaints: string[];
  /** Opens an address of the product. */
  open(address: string): Promise<void>;
  /** Fills in and sends the sign-in form that the page shows. */
  signIn(username?: string): Promise<void>;
  /** The path and query that the browser shows. */
  address(): string;
}

export interface VisitorOptions {
  width?: number;
  height?: number;
  language?: string;
  colorScheme?: "light" | "dark";
}

/** Lets somebody visit the product who has never been there. */
export async function newVisitor(
  browser: Browser,
  product: Product,
  { width = 1440, height = 900, language = "en", colorScheme = "light" }: VisitorOptions = {},
): Promise<Visitor> {
  const viewport = { width, height };
  const context = await browser.newContext({ viewport, locale: language, colorScheme });
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error" || message.type() === "warning") {
      complaints.push(message.text());
    }
  });
  page.on("pageerror", (error) => complaints.push(String(error)));
  return {
    context,
    page,
    complaints,
    open: async (address) => {
      await page.goto(product.url + address);
    },
    signIn: async (username = "admin") => {
      await page.locator("#username").fill(username);
      await page.locator("#password").fill(productPassword);
      await page.locator("button[type=submit]").click();
      await page.locator("#content h1").first().waitFor();
    },
    address: () => page.url().slice(product.url.length),
  };
}
