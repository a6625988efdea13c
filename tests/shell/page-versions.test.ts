import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createPageVersions, type WatchedPage } from "../../src/shell/page/page-versions.ts";
import type { Wire } from "../../src/wire/wire.ts";

let asked: unknown[];
let versions: { path: string; etag: string | null }[];
let tab: EventTarget & { hidden: boolean };
let browser: EventTarget;

const wire: Wire = {
  call: async (_operation, { paths }) => {
    asked.push(paths);
    return { data: versions, code: 20000, message: "", etag: null };
  },
};

beforeEach(() => {
  vi.useFakeTimers();
  asked = [];
  versions = [];
  tab = Object.assign(new EventTarget(), { hidden: false });
  browser = Object.assign(new EventTarget(), { setTimeout, clearTimeout });
  vi.stubGlobal("document", tab);
  vi.stubGlobal("window", browser);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const watching = (isServed = true, isSignedIn = true) =>
  createPageVersions({ wire, isServed, isSignedIn: () => isSignedIn });

function open(path: string, etag: string): WatchedPage & { changes: number } {
  const changed = (): void => {
    page.changes += 1;
  };
  const page = { path, changes: 0, etag: () => etag, changed };
  return page;
}

const settled = () => vi.advanceTimersByTimeAsync(200);

describe("open pages", () => {
  it("ask for their versions every 30 s, all in one call", async () => {
    const pages = watching();
    const groups = open("points/groups", '"published-1"');
    const rules = open("points/rules", '"published-4"');
    for (const page of [groups, rules]) pages.watch(page, false);
    versions = [
      { path: "points/groups", etag: '"published-2"' },
      { path: "points/rules", etag: '"published-4"' },
    ];
    await vi.advanceTimersByTimeAsync(29_000);
    expect(asked).toEqual([]);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(asked).toEqual([["points/groups", "points/rules"]]);
    expect([groups.changes, rules.changes]).toEqual([1, 0]);
  });

  it("ask when the browser tab gets the focus, and when their own tab is shown again", async () => {
    const pages = watching();
    const page = open("points/groups", '"published-1"');
    const close = pages.watch(page, false);
    browser.dispatchEvent(new Event("focus"));
    await settled();
    expect(asked).toHaveLength(1);
    close();
    pages.watch(page, true);
    await settled();
    expect(asked).toHaveLength(2);
  });

  it("ask nothing while the browser tab is hidden, and once nobody looks at them", async () => {
    const pages = watching();
    const close = pages.watch(open("points/groups", '"published-1"'), false);
    tab.hidden = true;
    await vi.advanceTimersByTimeAsync(90_000);
    tab.hidden = false;
    close();
    browser.dispatchEvent(new Event("focus"));
    await vi.advanceTimersByTimeAsync(90_000);
    expect(asked).toEqual([]);
  });

  it("ask nobody where pages come from files, and without a token", async () => {
    for (const pages of [watching(false), watching(true, false)]) {
      pages.watch(open("points/groups", '"published-1"'), true);
      await vi.advanceTimersByTimeAsync(60_000);
    }
    expect(asked).toEqual([]);
  });

  it("stay as they are where theirs is deleted, or cannot be asked for", async () => {
    const pages = watching();
    const page = open("points/groups", '"published-1"');
    pages.watch(page, true);
    versions = [{ path: "points/groups", etag: null }];
    await settled();
    expect([asked.length, page.changes]).toEqual([1, 0]);
  });
});
