import { expect } from "vitest";
import type { Place } from "../place.ts";
import type { Visitor, VisitorOptions } from "../visitor.ts";
import { type Frame, frameOf } from "./frame.ts";
import { once } from "./once.ts";
import { addPages, type OwnNode } from "./own-pages.ts";

/** The title of the dashboard. */
export const home = "Points home";

/** A page with rows and a search field, whose text does not count as unsaved. */
const list = {
  title: "List",
  body: { kind: "table", rows: "culturalGroup.page", search: ["name"] },
};

/** A page on which typed text counts as unsaved. */
const note = { title: "Note", body: { kind: "form", submit: "culturalGroup.add" } };

/** The details of the member whose id is in the address. */
const person = {
  title: "Person",
  body: {
    kind: "form",
    values: { load: { call: "member.getOne", with: { id: "number(route.query.id)" } } },
    submit: { call: "member.update", with: { id: "number(route.query.id)" } },
    fields: ["fullname", "mobile"],
  },
};

const sources = { "own/list": list, "own/note": note, "own/person": person };

/** A menu node of the test's own folder. */
export const own = (title: string, page: keyof typeof sources, more: object = {}) => ({
  title,
  routerPath: `/own/${title.toLowerCase().replaceAll(" ", "-")}`,
  componentPath: page,
  ...more,
});

/** The pages of the test's own folder. */
export const pages: readonly OwnNode[] = [
  own("Alpha", "own/list"),
  own("Beta", "own/list"),
  own("Gamma", "own/note"),
  own("Fresh", "own/list", { noCache: true }),
  own("Person", "own/person"),
  own("", "own/list", { routerPath: "/own/untitled" }),
  own("menu.member", "own/list", { routerPath: "/own/titled-by-key" }),
];

/**
 * A member at work in the shell, with a menu folder of pages that do not depend on the back end.
 */
export interface Desk extends Frame {
  visitor: Visitor;
  page: Visitor["page"];
  tab(name: string): ReturnType<Frame["openPages"]["getByRole"]>;
  /** Opens pages of the test's own folder, one after the other. */
  openAll(...names: string[]): Promise<void>;
  show(name: string): Promise<void>;
  /** Chooses from the context menu of a tab. */
  command(tab: string, item: string): Promise<void>;
  /** The titles of the currently open pages. */
  expectTabs(...names: string[]): Promise<void>;
}

interface DeskOptions extends VisitorOptions {
  nodes?: readonly OwnNode[];
}

/**
 * Signs in a member whose menu has the tests' own pages. All tests of a suite share one desk; each
 * test starts with only the dashboard open.
 */
export function sharedDesk(place: Place, options: DeskOptions = {}): () => Promise<Desk> {
  const made = once(async () => sitDown(await place.stay(options), options));
  return async () => {
    const desk = await made();
    await closeAll(desk);
    return desk;
  };
}

async function sitDown(visitor: Visitor, { nodes = pages }: DeskOptions): Promise<Desk> {
  await addPages(visitor, [{ title: "Own", children: nodes }], sources);
  await visitor.arriveSignedIn("/dashboard");
  return deskOf(visitor);
}

async function closeAll(desk: Desk): Promise<void> {
  if ((await desk.tabTitles()).length < 2) return;
  await desk.command(home, "Close all");
  await desk.expectTabs(home);
  await desk.heading(home).waitFor();
}

function deskOf(visitor: Visitor): Desk {
  const frame = frameOf(visitor);
  const { page } = visitor;
  const tab = (name: string) =>
    frame.openPages.getByRole("link", { name: new RegExp(`^(Unsaved changes )?${name}$`) });
  const shown = (name: string) =>
    page.getByRole("region", { name: name || "no-name", exact: true }).waitFor();
  return {
    ...frame,
    visitor,
    page,
    tab,
    async openAll(...names) {
      const folder = frame.menu.getByRole("menuitem", { name: "Own", exact: true });
      if ((await folder.getAttribute("aria-expanded")) !== "true") await folder.click();
      for (const name of names) {
        await frame.menu.getByRole("menuitem", { name, exact: true }).click();
        await shown(name);
      }
    },
    async show(name) {
      await tab(name).click();
      await shown(name);
    },
    async command(name, item) {
      // Scrolls to the tab even where tabs are just being redrawn, since scrolling later would
      // close the menu.
      await tab(name).hover();
      await frame.scrolled();
      await tab(name).click({ button: "right" });
      await page.getByRole("menuitem", { name: item, exact: true }).press("Enter");
    },
    expectTabs: (...names) => expect.poll(frame.tabTitles).toEqual(names),
  };
}

/** The field of the shown page with a label. */
export const field = ({ page }: Desk, name = "Group name") =>
  page.locator("input").and(page.getByLabel(name)).filter({ visible: true });

/** The marks of tabs with unsaved changes. */
export const unsavedMarks = ({ openPages }: Desk) =>
  openPages.getByRole("img", { name: "Unsaved changes" });

/** The titles of the given number of pages. */
export const names = (count: number) =>
  Array.from({ length: count }, (_none, index) => `Page number ${index + 1}`);

/** The given number of pages, of which the first two have a search field. */
export const many = (count: number) =>
  names(count).map((name, index) => own(name, index < 2 ? "own/list" : "own/note"));

/** The text of the focused element. */
export const focused = ({ page }: Desk) => page.evaluate(() => document.activeElement?.textContent);
