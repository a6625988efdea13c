import { describe, expect, it } from "vitest";
import {
  forgetSentViews,
  readKept,
  viewsKey,
  writeKept,
} from "../../../src/shell/page/kept-views.ts";
import { newStorage } from "../../support/storage.ts";

const view = { columns: [] };
const sent = { view, isSent: true };
const unsent = { view, isSent: false };

describe("logging out", () => {
  it("leaves of a member's arrangements those alone that the service has not heard of", () => {
    const storage = newStorage({ "views.70.points/user": "[]", theme: "dark" });
    writeKept(storage, viewsKey(7, "points/user"), new Map([["a", sent]]));
    writeKept(
      storage,
      viewsKey(7, "points/rule"),
      new Map([
        ["a", sent],
        ["b", unsent],
      ]),
    );
    forgetSentViews(storage, 7);
    const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index));
    expect(keys.sort()).toEqual(["theme", "views.7.points/rule", "views.70.points/user"]);
    expect(readKept(storage, "views.7.points/rule")).toEqual(new Map([["b", unsent]]));
  });

  it("removes what cannot be read", () => {
    const storage = newStorage({ "views.7.points/user": "{" });
    forgetSentViews(storage, 7);
    expect(storage.length).toBe(0);
  });
});
