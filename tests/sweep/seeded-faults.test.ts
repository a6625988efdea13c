import { expect, it } from "vitest";
import { openPlace } from "../browser/place.ts";
import { once } from "../browser/shell/once.ts";
import type { Fault } from "./look.ts";
import type { Look } from "./looks.ts";
import { states } from "./states.ts";
import { walkOn } from "./walk.ts";

/**
 * A fault added to a style sheet, the screen that shows it, and the report expected of the sweep.
 */
interface Seed {
  sort: Fault["sort"];
  css: string;
  at: string;
  look?: Look;
}

const wide: Look = { width: 1280, colour: "light" };
const phone: Look = { width: 390, colour: "light" };
const dark: Look = { width: 1280, colour: "dark" };

const seeds: readonly Seed[] = [
  { sort: "scroll", at: "cultural-groups", css: "#content { min-width: 1600px }" },
  { sort: "scroll", at: "cultural-groups", look: phone, css: "header { min-width: 500px }" },
  { sort: "scroll", at: "rules", css: "#content h1 { min-width: 1800px }" },
  { sort: "scroll", at: "dashboard", look: phone, css: "#content li { width: 420px }" },
  { sort: "cut", at: "cultural-groups", css: ".ant-btn { width: 30px; overflow: hidden }" },
  { sort: "cut", at: "rules", css: "#content h1 { height: 8px; overflow: hidden }" },
  {
    sort: "cut",
    at: "group-add",
    css: ".ant-modal-title { width: 20px; overflow: hidden; white-space: nowrap }",
  },
  { sort: "cut", at: "cultural-groups", css: "td button { width: 12px; overflow: hidden }" },
  { sort: "overlap", at: "cultural-groups", css: "td button { position: absolute; left: 0 }" },
  { sort: "overlap", at: "rules", css: "nav li { margin-bottom: -24px !important }" },
  {
    sort: "overlap",
    at: "rules",
    css: "h1 { position: fixed; top: 10px; left: 290px; z-index: 99 }",
  },
  { sort: "target", at: "audit", css: "nav button { width: 14px !important }" },
  { sort: "target", at: "rules", css: "header button { height: 18px !important }" },
  {
    sort: "target",
    at: "cultural-groups",
    css: "td button { height: 14px; min-height: 0 !important }",
  },
  { sort: "contrast", at: "cultural-groups", css: "td { color: #bbb !important }" },
  { sort: "contrast", at: "group-add", css: ".ant-btn-primary { background: #9db4f0 !important }" },
  { sort: "contrast", at: "rules", css: "nav a { color: #b9bec9 !important }" },
  { sort: "contrast", at: "members", look: dark, css: "td { color: #4a5160 !important }" },
  {
    sort: "contrast",
    at: "group-users",
    look: dark,
    css: '[role="option"] [class*="_box_"] { border-color: #3a4252 }',
  },
  {
    sort: "shift",
    at: "rules",
    css: "@keyframes late { to { margin-top: 160px } } h1 { animation: late 0.2s steps(2) both }",
  },
  {
    sort: "shift",
    at: "audit",
    css: "@keyframes late { to { padding-top: 140px } } h1 { animation: late 0.2s steps(2) both }",
  },
];

const place = openPlace();
const walk = once(() => walkOn(place, { language: "en", size: "default" }, { isStaying: true }));

it.each(seeds)("tells $sort of $css", async ({ sort, css, at, look = wide }) => {
  const { visitor, lookAt } = await walk();
  const state = states.find(({ name }) => name === at);
  if (!state) throw new Error(`There is no state ${at}.`);
  const seed = (rules: string) =>
    visitor.page.evaluate((text) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(text);
      document.adoptedStyleSheets = text === "" ? [] : [sheet];
    }, rules);
  await seed(css);
  const found = await lookAt(state, [look]);
  await seed("");
  const sorts = found.flatMap(({ faults }) => faults.map((fault) => fault.sort));
  expect(sorts).toContain(sort);
});
