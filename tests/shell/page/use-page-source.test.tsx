// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { Activity, act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { expectedPage } from "../../../src/shell/page/expected-page.ts";
import type { LoadedPage, PageSources } from "../../../src/shell/page/page-source.ts";
import { type PageSource, usePageSource } from "../../../src/shell/page/use-page-source.ts";

const path = "points/rules";

let published: LoadedPage | null;
let services: string;
let isRefused: boolean;
let asked: string[];
let save: (page: LoadedPage) => void;
let client: QueryClient;
let root: Root;
let page: PageSource;

const answer = async <T,>(what: string, value: () => T): Promise<T> => {
  asked.push(what);
  await Promise.resolve();
  if (isRefused) throw new Error("The service rests.");
  return value();
};
const sources: PageSources = {
  watch: (_path, changed) => {
    save = changed;
    return () => {};
  },
  load: () => answer("page", () => published),
  isCurrent: (loaded) => loaded.services === null || loaded.services === services,
  versionOf: () => answer("version", () => published?.etag ?? null),
};

function Page() {
  page = usePageSource(sources, path);
  return null;
}

const draw = (isShown: boolean, key = "first") =>
  act(async () =>
    root.render(
      <QueryClientProvider client={client}>
        <Activity mode={isShown ? "visible" : "hidden"}>
          <Page key={key} />
        </Activity>
      </QueryClientProvider>,
    ),
  );
/** A promise that the test resolves. */
function later<T>(): { promise: Promise<T>; resolve(value: T): void } {
  let resolve: (value: T) => void = () => {};
  const promise = new Promise<T>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const expectIt = () => client.prefetchQuery(expectedPage(sources.load, path));
const loadedPage = (text: string, etag: string | null, version: number): LoadedPage => {
  return { text, etag, version, services: null, draw: () => ({ page: null, problems: [] }) };
};
const publish = (version: number): void => {
  published = loadedPage(`version ${version}`, `"published-${version}"`, version);
};

beforeEach(() => {
  vi.useFakeTimers({
    toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval", "Date"],
  });
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  asked = [];
  services = "first";
  isRefused = false;
  publish(1);
  client = new QueryClient();
  root = createRoot(document.createElement("div"));
});
afterEach(async () => {
  await act(async () => root.unmount());
  client.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("the source of a page", () => {
  it("is loaded when the page opens, or tells that there is none", async () => {
    await draw(true);
    expect(page.state).toEqual({
      status: "found",
      page: published,
      isNewer: false,
    });
    published = null;
    await draw(true, "another");
    expect(page.state).toEqual({ status: "missing" });
  });

  it("that cannot be loaded is asked for again by whoever wants it", async () => {
    isRefused = true;
    await draw(true);
    expect(page.state).toEqual({ status: "failed", message: "The service rests." });
    isRefused = false;
    await act(async () => page.reload());
    expect(page.state.status).toBe("found");
  });

  it("was loaded already where the page was expected, with one call", async () => {
    await expectIt();
    await draw(true);
    expect(page.state.status).toBe("found");
    expect(asked).toEqual(["page"]);
  });

  it("goes on with the load that was begun when the page was expected", async () => {
    const coming = expectIt();
    await draw(true);
    await act(() => coming);
    expect(page.state.status).toBe("found");
    expect(asked).toEqual(["page"]);
  });

  it("is loaded anew where it was expected long ago, or the page was opened meanwhile", async () => {
    await expectIt();
    await wait(11_000);
    await draw(true);
    expect(asked).toEqual(["page", "page"]);
    await draw(true, "again");
    expect(asked).toEqual(["page", "page", "page"]);
  });
});

describe("an open page", () => {
  it("asks for its version every 30 s, and is loaded in place when there is another", async () => {
    await draw(true);
    await wait(30_000);
    expect(asked).toEqual(["page", "version"]);
    expect(page.state).toMatchObject({ isNewer: false });
    publish(2);
    await wait(30_000);
    expect(asked).toEqual(["page", "version", "version", "page"]);
    expect(page.state).toEqual({
      status: "found",
      page: published,
      isNewer: true,
    });
    await act(async () => page.note());
    expect(page.state).toMatchObject({ isNewer: false });
  });

  it("asks nothing while it is hidden, and at once when it is shown again", async () => {
    await draw(true);
    await draw(false);
    await wait(600_000);
    expect(asked).toEqual(["page"]);
    publish(2);
    const drawn = draw(true);
    expect(page.state).toMatchObject({ status: "found" });
    await drawn;
    await wait(0);
    expect(page.state).toEqual({
      status: "found",
      page: published,
      isNewer: true,
    });
    expect(asked).toEqual(["page", "version", "page"]);
  });

  it("takes what is saved in its file while it is developed", async () => {
    await draw(true);
    const mine = loadedPage("mine", null, 0);
    await act(async () => save(mine));
    await wait(30_000);
    expect(page.state).toEqual({ status: "found", page: mine, isNewer: false });
    expect(asked).toEqual(["page"]);
  });

  it("keeps what was saved in its file while its version was being asked for", async () => {
    const asking = later<string | null>();
    const { versionOf } = sources;
    sources.versionOf = () => asking.promise;
    await draw(true);
    await wait(30_000);
    const mine = loadedPage("mine", null, 0);
    await act(async () => save(mine));
    await act(async () => asking.resolve(published?.etag ?? null));
    sources.versionOf = versionOf;
    expect(page.state).toEqual({ status: "found", page: mine, isNewer: false });
  });

  it("is not replaced by an answer that was asked for before another version was loaded", async () => {
    const slow = later<LoadedPage | null>();
    const { load } = sources;
    await draw(true);
    const older = published;
    services = "second";
    published = published && { ...published, services: "first" };
    await act(async () => published && save(published));
    sources.load = () => slow.promise;
    await act(async () => page.reload());
    sources.load = load;
    publish(2);
    await act(async () => page.reload());
    await act(async () => slow.resolve(older));
    expect(page.state).toMatchObject({ status: "found", page: { version: 2 } });
  });

  it("stays as it is where it is deleted, or cannot be asked for", async () => {
    await draw(true);
    const found = { status: "found", page: published, isNewer: false };
    published = null;
    await wait(30_000);
    expect(page.state).toEqual(found);
    isRefused = true;
    await wait(30_000);
    expect(page.state).toEqual(found);
  });

  it("is no newer version where it comes as a source and no longer as a plan", async () => {
    published = { ...loadedPage("plan", '"published-1"', 1), services: "first" };
    await draw(true);
    services = "second";
    published = loadedPage("source", '"published-1"', 1);
    await act(async () => page.reload());
    expect(page.state).toEqual({ status: "found", page: published, isNewer: false });
    expect(asked).toEqual(["page", "page"]);
  });
});
