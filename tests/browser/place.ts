import type { Browser } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect } from "vitest";
import { launchBrowser } from "../support/browser.ts";
import { type Product, startProduct } from "../support/product.ts";
import { newVisitor, type Visitor, type VisitorOptions } from "./visitor.ts";

/** The first test to need the product builds it. */
const buildTime = 300_000;

/** A running product and a browser, for all tests of a file or a suite. */
export interface Place {
  readonly product: Product;
  readonly browser: Browser;
  /** Somebody with a browser of their own; it closes after the test, and must not have complained. */
  visit(options?: VisitorOptions): Promise<Visitor>;
  /** The same, signed in. */
  visitSignedIn(options?: VisitorOptions & { username?: string }): Promise<Visitor>;
}

/** Runs a product and a browser around the tests of the file or suite that calls. */
export function openPlace(start: () => Promise<Product> = startProduct): Place {
  let parts: { product: Product; browser: Browser } | undefined;
  let visitors: Visitor[] = [];

  function part<Name extends "product" | "browser">(name: Name) {
    if (!parts) throw new Error("The product runs only while tests do.");
    return parts[name];
  }

  beforeAll(async () => {
    const [product, browser] = await Promise.all([start(), launchBrowser()]);
    parts = { product, browser };
  }, buildTime);

  afterEach(async () => {
    const complaints = visitors.flatMap((visitor) => visitor.complaints);
    await Promise.all(visitors.map(({ context }) => context.close()));
    visitors = [];
    expect(complaints).toEqual([]);
  });

  afterAll(async () => {
    await parts?.browser.close();
    await parts?.product.stop();
  });

  const place: Place = {
    get product() {
      return part("product");
    },
    get browser() {
      return part("browser");
    },
    async visit(options) {
      const visitor = await newVisitor(place.browser, place.product, options);
      visitors.push(visitor);
      return visitor;
    },
    async visitSignedIn({ username, ...options } = {}) {
      const visitor = await place.visit(options);
      await visitor.open("/login");
      await visitor.signIn(username);
      return visitor;
    },
  };
  return place;
}
