import type { Browser } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect } from "vitest";
import { sharedBrowser } from "../support/browser/browser.ts";
import { startProduct } from "../support/product.ts";
import type { Product } from "../support/product-process.ts";
import { newVisitor, type Visitor, type VisitorOptions } from "./visitor.ts";

/** The time limit of setup: the first test that needs the product builds it. */
const buildTime = 300_000;

/** The settings of the product and the browsers of a {@link Place}. */
interface Running {
  url: string;
  stop(): Promise<void>;
}

interface SignInOptions extends VisitorOptions {
  username?: string;
  password?: string;
  /** The address at which visitors arrive; the dashboard by default. */
  at?: string;
}

/** A running product and a browser that all tests of a file or a suite share. */
export interface Place<Ran extends Running = Product> {
  readonly product: Ran;
  readonly browser: Browser;
  /**
   * A visitor with a browser context of their own, which closes after the test and must not have
   * complained.
   */
  visit(options?: VisitorOptions): Promise<Visitor>;
  /** Like `visit`, but signed in. */
  visitSignedIn(options?: SignInOptions): Promise<Visitor>;
  /**
   * A visitor who stays for all tests of the suite; the browser must not complain during any test.
   */
  stay(options?: VisitorOptions): Promise<Visitor>;
  /** Like `stay`, but signed in. */
  staySignedIn(options?: SignInOptions): Promise<Visitor>;
}

/** Runs a product and a browser during the tests of the file or suite that calls it. */
export function openPlace(): Place;
export function openPlace<Ran extends Running>(start: () => Promise<Ran>): Place<Ran>;
export function openPlace(start: () => Promise<Running> = startProduct): Place<Running> {
  let parts: { product: Running; browser: Browser } | undefined;
  const staying: Visitor[] = [];
  let visitors: Visitor[] = [];

  function part<Name extends "product" | "browser">(name: Name) {
    if (!parts) throw new Error("The product runs only while tests do.");
    return parts[name];
  }

  beforeAll(async () => {
    const [product, browser] = await Promise.all([start(), sharedBrowser()]);
    parts = { product, browser };
  }, buildTime);

  afterEach(async () => {
    const complaints = [...staying, ...visitors].flatMap((visitor) => visitor.complaints.splice(0));
    await Promise.all(visitors.map(leave));
    visitors = [];
    expect(complaints).toEqual([]);
  });

  afterAll(async () => {
    await Promise.all(parts?.browser.contexts().map((context) => context.close()) ?? []);
    await parts?.product.stop();
  });

  const arrive = (options?: VisitorOptions) =>
    newVisitor(part("browser"), part("product"), options);
  const place: Place<Running> = {
    get product() {
      return part("product");
    },
    get browser() {
      return part("browser");
    },
    async visit(options) {
      const visitor = await arrive(options);
      visitors.push(visitor);
      return visitor;
    },
    visitSignedIn: async (options) => signedIn(await place.visit(options), options),
    async stay(options) {
      const visitor = await arrive(options);
      staying.push(visitor);
      return visitor;
    },
    staySignedIn: async (options) => signedIn(await place.stay(options), options),
  };
  return place;
}

/** Requests that are still pending, such as a read that a test answers itself, no longer matter. */
async function leave({ context }: Visitor): Promise<void> {
  const pages = context.pages();
  await Promise.all(pages.map((page) => page.unrouteAll({ behavior: "ignoreErrors" })));
  await context.close();
}

async function signedIn(
  visitor: Visitor,
  { username, password, at = "/dashboard" }: SignInOptions = {},
): Promise<Visitor> {
  await visitor.arriveSignedIn(at, username, password);
  return visitor;
}
