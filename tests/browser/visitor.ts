import type { Browser, BrowserContext, Page } from "playwright-core";
import { productPassword } from "../support/product.ts";

/** A person with a browser context of their own, and the browser's complaints. */
export interface Visitor {
  context: BrowserContext;
  page: Page;
  /** Errors and warnings of the console, and uncaught errors of the page. */
  complaints: string[];
  /** Opens an address of the product. */
  open(address: string): Promise<void>;
  /** Fills in and sends the sign-in form on the shown page. */
  signIn(username?: string, password?: string): Promise<void>;
  /** Opens an address with an existing token, as after an earlier sign-in. */
  arriveSignedIn(address: string, username?: string, password?: string): Promise<void>;
  /** The path and query in the browser's address. */
  address(): string;
}

/** The viewport and the settings of a visitor's browser context. */
export interface VisitorOptions {
  width?: number;
  height?: number;
  language?: string;
  colorScheme?: "light" | "dark";
  /** The time zone of the visitor's clock; that of the machine by default. */
  timezoneId?: string;
  /** Whether the screen is touched, as a phone's is. */
  isTouched?: boolean;
  /**
   * Whether the pages of tabs that are not shown stay alive, as they do unless the settings say
   * otherwise. Where many screens are opened in turn, each of them is drawn and searched again at
   * every step.
   */
  keepsPages?: boolean;
  /**
   * Whether the service is meant to fail: the browser's own line about a response's status is then
   * no complaint, also when it comes after the test that caused it.
   */
  expectsFailures?: boolean;
}

/** What a browser has stored in which a member chose that only the page shown stays alive. */
const keepingNoPages = (origin: string) => ({
  cookies: [],
  origins: [
    {
      origin,
      localStorage: [{ name: "settings", value: JSON.stringify({ cacheViews: false }) }],
    },
  ],
});

/** Creates a visitor who has never opened the product. */
export async function newVisitor(
  browser: Browser,
  product: { readonly url: string },
  options: VisitorOptions = {},
): Promise<Visitor> {
  const { width = 1440, height = 900, language = "en", colorScheme = "light" } = options;
  const { isTouched: hasTouch = false, keepsPages = true } = options;
  const viewport = { width, height };
  // The option is set for the context: the browser's own launch options do not apply to it.
  const reducedMotion = "reduce";
  const context = await browser.newContext({
    viewport,
    locale: language,
    colorScheme,
    reducedMotion,
    hasTouch,
    isMobile: hasTouch,
    ...(options.timezoneId !== undefined && { timezoneId: options.timezoneId }),
    ...(!keepsPages && { storageState: keepingNoPages(product.url) }),
  });
  // Only what never comes fails: a busy machine may take longer than the default of 30 seconds.
  context.setDefaultTimeout(120_000);
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on("console", (message) => {
    if (message.type() !== "error" && message.type() !== "warning") return;
    const isOfStatus = message.text().startsWith("Failed to load resource");
    if (!(isOfStatus && options.expectsFailures)) complaints.push(message.text());
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
      // After a refusal the form is busy for a moment and ignores input.
      await page.locator("button[type=submit]:not([aria-busy=true])").click();
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
