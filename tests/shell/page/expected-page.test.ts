// @vitest-environment happy-dom
import { onlineManager } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, it } from "vitest";
import { expectComingPage, expectedPage } from "../../../src/shell/page/expected-page.ts";
import type { LoadedPage } from "../../../src/shell/page/page-source.ts";
import { queryClient } from "../../../src/shell/page/query-client.ts";

const path = "test/expected";

beforeEach(() => queryClient.mount());

afterEach(() => {
  queryClient.unmount();
  onlineManager.setOnline(true);
  queryClient.removeQueries({ queryKey: ["expectedPage", path] });
});

it("a page that could not be reached at the start is there once there is a connection", async () => {
  const page: LoadedPage = {
    text: "",
    etag: null,
    version: 1,
    services: null,
    draw: () => ({ page: null, problems: [] }),
  };
  const load = async () => page;
  onlineManager.setOnline(false);
  const coming = Promise.reject(new Error("There is no connection."));
  expectComingPage(coming, load, path);
  const opened = queryClient.fetchQuery(expectedPage(load, path));
  onlineManager.setOnline(true);
  expect(await opened).toBe(page);
});
