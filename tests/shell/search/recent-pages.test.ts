import { expect, it } from "vitest";
import { recentPageAt, recentPages, rememberPage } from "../../../src/shell/search/recent-pages.ts";
import { newStorage } from "../../support/storage.ts";

it("the page that stood at an address is known when that is opened again", () => {
  const storage = newStorage();
  rememberPage(storage, "/people", "system/member");
  rememberPage(storage, "/dashboard", "dashboard");
  expect(recentPages(storage)).toEqual(["/dashboard", "/people"]);
  expect(recentPageAt(storage, "/people")).toBe("system/member");
  expect(recentPageAt(storage, "/elsewhere")).toBeNull();
  rememberPage(storage, "/people", "points/user");
  expect(recentPages(storage)).toEqual(["/people", "/dashboard"]);
  expect(recentPageAt(storage, "/people")).toBe("points/user");
});

it("what was remembered without its page is an address all the same", () => {
  const storage = newStorage({ recentPages: "/people\n/dashboard" });
  expect(recentPages(storage)).toEqual(["/people", "/dashboard"]);
  expect(recentPageAt(storage, "/people")).toBeNull();
});
