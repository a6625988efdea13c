import { expect, test } from "vitest";
import { findScreens, isUnknownScreen } from "../../../../renderers/widgets/screen/Widget.tsx";

const screens = [
  { path: "points/user", title: "Points users" },
  { path: "system/member", title: "Members" },
];

const found = (typed: string) => findScreens(screens, typed).map(({ path }) => path);

test("screens are found by path and by title, whatever the case", () => {
  expect(found("POINTS/")).toEqual(["points/user"]);
  expect(found("memb")).toEqual(["system/member"]);
  expect(found("")).toHaveLength(2);
  expect(found("nowhere")).toEqual([]);
});

test("a chosen screen still offers the others", () => {
  expect(found("points/user")).toHaveLength(2);
});

test.each(["points/user", "/points/user", "views/points/user/index.vue", "", "  "])(
  "%j is no unknown screen",
  (typed) => expect(isUnknownScreen(screens, typed)).toBe(false),
);

test.each(["points/users", "Points/user", "user"])("%j is an unknown screen", (typed) => {
  expect(isUnknownScreen(screens, typed)).toBe(true);
});
