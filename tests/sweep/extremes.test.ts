import { expect, it } from "vitest";
import { openPlace } from "../browser/place.ts";
import type { Look } from "./looks.ts";
import { states } from "./states.ts";
import { walkOn } from "./walk.ts";

const place = openPlace();

/** The fields that people fill in, whose values may be arbitrary. */
const written = new Set(["name", "title", "fullname", "remark", "remarks", "deptName", "ext"]);

/** Extremely long and unusual names. */
const names = [
  ["of 200 characters without a space", "Donaudampfschifffahrt".repeat(10).slice(0, 200)],
  ["from right to left", "مجموعة المشي لمسافات طويلة في عطلة نهاية الأسبوع (شتاء 2026)"],
] as const;

/** The window sizes: 1280 px at normal zoom and at 400 %, and a phone. */
const looks: readonly Look[] = [
  { width: 1280, colour: "light" },
  { width: 320, colour: "light" },
  { width: 390, colour: "dark" },
];

const seen = [
  ...["dashboard", "cultural-groups", "group-edit", "group-users", "group-delete", "points-users"],
  ...["departments", "rules", "members", "member-details"],
];

it.each(names)("nothing breaks by names %s", async (_title, name) => {
  const { visitor, lookAt } = await walkOn(place, { language: "en", size: "default" });
  await visitor.page.route(/\/points-api\/|\/api\/member\/get/, async (route) => {
    const response = await route.fetch();
    const named = (key: string, value: unknown) =>
      written.has(key) && typeof value === "string" && value !== "" ? name : value;
    const json: unknown = JSON.parse(await response.text(), named);
    await route.fulfill({ response, json });
  });
  const found: string[] = [];
  for (const state of states.filter((one) => seen.includes(one.name))) {
    for (const { look, faults } of await lookAt(state, looks)) {
      // Very long values may shift the content after them.
      const told = faults.filter(({ sort }) => sort !== "shift");
      found.push(...told.map(({ sort, what }) => `${state.name}, ${look.width}: ${sort}: ${what}`));
    }
  }
  expect(found).toEqual([]);
});
