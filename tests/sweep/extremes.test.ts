import { expect, it } from "vitest";
import { openPlace } from "../browser/place.ts";
import { isWhole } from "../support/whole.ts";
import type { Look } from "./looks.ts";
import { states } from "./states.ts";
import { walkOn } from "./walk.ts";

const place = openPlace();

/** The fields that people fill in, whose values may be arbitrary. */
const written = new Set(["name", "title", "fullname", "remark", "remarks", "deptName", "ext"]);

/** Extremely long and unusual names. */
const long = "Donaudampfschifffahrt".repeat(10).slice(0, 200);
const fromRightToLeft = "مجموعة المشي لمسافات طويلة في عطلة نهاية الأسبوع (شتاء 2026)";

/** The names that the rows of a screen have in turn; in a whole run a screen has one name alone. */
const names: readonly (readonly [string, readonly string[]])[] = isWhole
  ? [
      ["of 200 characters without a space", [long]],
      ["from right to left", [fromRightToLeft]],
    ]
  : [["of 200 characters without a space, and from right to left", [long, fromRightToLeft]]];

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

it.each(names)("nothing breaks by names %s", async (_title, given) => {
  const { visitor, lookAt } = await walkOn(place, { language: "en", size: "default" });
  await visitor.page.route(/\/points-api\/|\/api\/member\/get/, async (route) => {
    const response = await route.fetch();
    const counts = new Map<string, number>();
    const named = (key: string, value: unknown) => {
      if (!written.has(key) || typeof value !== "string" || value === "") return value;
      const count = counts.get(key) ?? 0;
      counts.set(key, count + 1);
      return given[count % given.length];
    };
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
