import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { baseMenu } from "../../../src/server/first-start/base/menu.ts";
import { type StudioScreenName, studioScreenNames } from "../../../src/studio/screen-names.ts";
import { startStaticHost } from "../../support/static-host.ts";
import { openPlace } from "../place.ts";
import { quiet } from "../quiet.ts";
import type { Visitor } from "../visitor.ts";
import { go } from "./frame.ts";

const place = openPlace();

const addressOf = (name: StudioScreenName) => `/system/screens/${name}?page=points/cultural-group`;

/** Every address that the application defines itself. */
const openRoutes = ["/login", "/register", "/jun/member/industryAtten"];
const closedRoutes = [
  "/dashboard",
  ...baseMenu.flatMap(({ pages }) => pages.map(({ routerPath }) => routerPath)),
  ...studioScreenNames.map(addressOf),
  "/404",
];

/** Records what the content security policy has blocked in each document, including frames. */
async function watchPolicy({ context }: Visitor): Promise<() => string[]> {
  const reports: string[] = [];
  await context.exposeFunction("tellOfPolicy", (report: string) => reports.push(report));
  await context.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", (event) => {
      const { effectiveDirective, sourceFile, sample } = event;
      const report = `${document.URL}: ${effectiveDirective} ${sourceFile} ${sample}`;
      void Reflect.apply(Reflect.get(window, "tellOfPolicy"), null, [report]);
    });
  });
  return () => reports;
}

/** The screens of the studio that show a page in a frame when they are opened. */
const framing: readonly StudioScreenName[] = ["edit", "gallery"];

/** Waits until everything that is shown has been loaded. */
async function settled(page: Page): Promise<void> {
  await page.locator("#content, main").filter({ hasText: /\S/ }).first().waitFor();
  await quiet(page);
}

/** Waits until a page is drawn in the frame that the studio shows. */
async function drawnInFrame(page: Page): Promise<void> {
  const frame = page.frameLocator("iframe:visible");
  await frame.locator("#root > *").first().waitFor({ state: "attached" });
  await quiet(page);
}

/** The strings that the browser accepts at each place where they could run as code. */
async function taken(page: Page): Promise<string[]> {
  return await page.evaluate(() => {
    const acts: Readonly<Record<string, () => unknown>> = {
      "a text": () => Object.assign(document.createElement("style"), { innerHTML: "a { top: 0 }" }),
      markup: () => Object.assign(document.createElement("div"), { innerHTML: "<b>bold</b>" }),
      document: () => new DOMParser().parseFromString("<b>bold</b>", "text/html"),
      "an own worker": () => new Worker("/assets/worker.js").terminate(),
      "an uploaded worker": () => new Worker("/system-api/upload/worker.js").terminate(),
      "a foreign worker": () => new Worker("https://elsewhere.example/assets/a.js").terminate(),
      "a script": () => Object.assign(document.createElement("script"), { text: "1" }),
      "a timer": () => Reflect.apply(setTimeout, window, ["1"]),
      "another policy": () => window.trustedTypes?.createPolicy("another", {}),
    };
    return Object.keys(acts).filter((name) => {
      try {
        acts[name]?.();
        return true;
      } catch {
        return false;
      }
    });
  });
}

describe("nothing that could run is made of texts", () => {
  it("on any route, those of the studio with its editor and preview included", async () => {
    const visitor = await place.visit();
    const reports = await watchPolicy(visitor);
    await visitor.open("/login");
    for (const route of openRoutes) {
      await go(visitor, route);
      await settled(visitor.page);
    }
    await visitor.arriveSignedIn("/dashboard");
    const framed = new Set(framing.map(addressOf));
    for (const route of closedRoutes) {
      await go(visitor, route);
      await settled(visitor.page);
      if (framed.has(route)) await drawnInFrame(visitor.page);
      expect(reports(), route).toEqual([]);
    }
    expect(visitor.complaints).toEqual([]);
  }, 120_000);

  it("by whatever a script tries", async () => {
    const visitor = await place.visit();
    await visitor.open("/login");
    await settled(visitor.page);
    expect(await taken(visitor.page)).toEqual(["a text", "an own worker"]);
    expect(visitor.complaints.splice(0).length).toBeGreaterThan(0);
  });

  it("on a host that sends no policy either", async () => {
    const host = await startStaticHost("dist/client", { captcha: false });
    const page = await (await place.visit()).context.newPage();
    await page.goto(`${host.url}/login`);
    await settled(page);
    expect(await taken(page)).toEqual(["a text", "an own worker"]);
    await host.stop();
  });
});
