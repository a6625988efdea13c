// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { Activity, act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { expectedPage } from "../../../src/shell/page/expected-page.ts";
import type { LoadedSource, PageSources } from "../../../src/shell/page/page-source.ts";
import { type PageSource, usePageSource } from "../../../src/shell/page/use-page-source.ts";

const path = "points/rules";

let published: LoadedSource | null;
let isRefused: boolean;
let asked: string[];
let save: (source: string) => void;
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
  load: () => answer("source", () => published),
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
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const expectIt = () => client.prefetchQuery(expectedPage(sources.load, path));
const publish = (version: number): void => {
  published = { source: `{"version":${version}}`, etag: `"published-${version}"`, version };
};

beforeEach(() => {
  vi.useFakeTimers({
    toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval", "Date"],
  });
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  asked = [];
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
      source: '{"version":1}',
      version: 1,
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
    expect(asked).toEqual(["source"]);
  });

  it("goes on with the load that was begun when the page was expected", async () => {
    const coming = expectIt();
    await draw(true);
    await act(() => coming);
    expect(page.state.status).toBe("found");
    expect(asked).toEqual(["source"]);
  });

  it("is loaded anew where it was expected long ago, or the page was opened meanwhile", async () => {
    await expectIt();
    await wait(11_000);
    await draw(true);
    expect(asked).toEqual(["source", "source"]);
    await draw(true, "again");
    expect(asked).toEqual(["source", "source", "source"]);
  });
});

describe("an open page", () => {
  it("asks for its version every 30 s, and is loaded in place when there is another", async () => {
    await draw(true);
    await wait(30_000);
    expect(asked).toEqual(["source", "version"]);
    expect(page.state).toMatchObject({ isNewer: false });
    publish(2);
    await wait(30_000);
    expect(asked).toEqual(["source", "version", "version", "source"]);
    expect(page.state).toEqual({
      status: "found",
      source: '{"version":2}',
      version: 2,
      isNewer: true,
    });
    await act(async () => page.note());
    expect(page.state).toMatchObject({ isNewer: false });
  });

  it("asks nothing while it is hidden, and at once when it is shown again", async () => {
    await draw(true);
    await draw(false);
    await wait(600_000);
    expect(asked).toEqual(["source"]);
    publish(2);
    const drawn = draw(true);
    expect(page.state).toMatchObject({ status: "found" });
    await drawn;
    await wait(0);
    expect(page.state).toEqual({
      status: "found",
      source: '{"version":2}',
      version: 2,
      isNewer: true,
    });
    expect(asked).toEqual(["source", "version", "source"]);
  });

  it("takes what is saved in its file while it is developed", async () => {
    await draw(true);
    await act(async () => save('{"version":"mine"}'));
    await wait(30_000);
    expect(page.state).toMatchObject({ source: '{"version":"mine"}', isNewer: false });
    expect(asked).toEqual(["source"]);
  });

  it("stays as it is where it is deleted, or cannot be asked for", async () => {
    await draw(true);
    published = null;
    await wait(30_000);
    expect(page.state).toMatchObject({ status: "found", source: '{"version":1}', version: 1 });
    isRefused = true;
    await wait(30_000);
    expect(page.state).toMatchObject({ status: "found", source: '{"version":1}', version: 1 });
  });
});
