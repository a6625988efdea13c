// @vitest-environment happy-dom
import { act, createElement } from "react";
import { beforeEach, describe, expect, it } from "vitest";
import { readMenu } from "../../../../src/session/menu-node.ts";
import { LongMenu } from "../../../../src/shell/menu/long/long-menu.tsx";
import { countOfShown, menuLines } from "../../../../src/shell/menu/long/menu-lines.ts";
import { type MenuEntry, menuRoutes } from "../../../../src/shell/menu/menu-routes.ts";
import { mountedEach } from "../../../support/mounted.ts";

const titleOf = ({ node }: MenuEntry): string => node.title;

const page = (title: string, more: object = {}) => {
  const routerPath = `/${title.toLowerCase().replaceAll(" ", "-")}`;
  return { title, typeId: "1", routerPath, componentPath: "points/user", ...more };
};

/** A folder of a thousand pages between two pages, and a hidden page. */
const { entries } = menuRoutes(
  readMenu([
    page("First"),
    {
      title: "Archive",
      typeId: "0",
      routerPath: "/archive",
      children: Array.from({ length: 1000 }, (_none, index) => page(`Year ${index + 1}`)),
    },
    page("Secret", { isHidden: true }),
    page("Last"),
  ]).nodes,
);
const archive = entries[1]?.key ?? "";

describe("the lines of a menu", () => {
  it("are the entries that are seen, each with its place among those beside it", () => {
    const closed = menuLines(entries, new Set(), titleOf);
    expect(closed.map(({ node, position, size }) => [node.title, position, size])).toEqual([
      ["First", 1, 3],
      ["Archive", 2, 3],
      ["Last", 3, 3],
    ]);
    const open = menuLines(entries, new Set([archive]), titleOf);
    expect(open).toHaveLength(1003);
    expect(open[1001]).toMatchObject({ level: 2, position: 1000, size: 1000, isOpenable: false });
  });

  it("are counted with all that is closed", () => {
    expect(countOfShown(entries)).toBe(1003);
  });
});

describe("a menu of a thousand entries", () => {
  const mounted = mountedEach("nav");
  let chosen: string[];
  let openKeys: readonly string[];

  beforeEach(async () => {
    chosen = [];
    openKeys = [archive];
    await draw();
  });

  const draw = ({ isCollapsed = false, selected = entries[0]?.key ?? null } = {}) =>
    mounted.draw(
      createElement(LongMenu, {
        entries,
        openKeys,
        isCollapsed,
        titleOf,
        label: "Menu",
        lineHeight: 38,
        selected,
        setOpenKeys(keys) {
          openKeys = keys;
        },
        choose: ({ address }) => chosen.push(address),
        expect: () => {},
      }),
    );

  const tree = (): Element => {
    const found = mounted.container.querySelector("[role=tree]");
    if (!found) throw new Error("There is no tree.");
    return found;
  };

  const items = () => [...mounted.container.querySelectorAll<HTMLElement>("[role=treeitem]")];

  /** The active item, which screen readers announce. */
  const active = (): Element | null =>
    document.getElementById(tree().getAttribute("aria-activedescendant") ?? "");

  const press = (key: string) =>
    act(async () => {
      tree().dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
    });

  it("draws only the entries in sight, and says of each where it stands", () => {
    expect(items().length).toBeLessThan(60);
    const [first, folder, year] = items();
    expect(first?.getAttribute("aria-selected")).toBe("true");
    expect(folder?.getAttribute("aria-expanded")).toBe("true");
    expect(year?.getAttribute("aria-level")).toBe("2");
    expect(year?.getAttribute("aria-setsize")).toBe("1000");
    expect(year?.querySelector("a")?.getAttribute("href")).toBe("/year-1");
  });

  it("comes to the entry of the page that is shown, each time that another one is", async () => {
    Object.defineProperty(tree(), "scrollHeight", { value: 1003 * 38 });
    Object.defineProperty(tree(), "clientHeight", { value: 500 });
    await draw({ selected: entries[1]?.children[436]?.key ?? null });
    expect(tree().scrollTop).toBe(439 * 38 - 500);
    tree().scrollTop = 0;
    await draw({ selected: entries[1]?.children[436]?.key ?? null });
    expect(tree().scrollTop).toBe(0);
    await draw({ selected: entries[1]?.children[9]?.key ?? null });
    expect(tree().scrollTop).toBe(0);
    await draw({ selected: entries[1]?.children[99]?.key ?? null });
    expect(tree().scrollTop).toBe(102 * 38 - 500);
  });

  it("is walked through by keys, and the entry they come to is drawn wherever it stands", async () => {
    await press("End");
    expect(active()?.textContent).toBe("Last");
    await press("ArrowUp");
    expect(active()?.textContent).toBe("Year 1000");
    await press("Enter");
    expect(chosen).toEqual(["/year-1000"]);
    await press("ArrowLeft");
    expect(active()?.textContent).toBe("Archive");
    await press("ArrowLeft");
    expect(openKeys).toEqual([]);
  });

  it("goes to the entry that begins with what is typed", async () => {
    for (const key of "year 77") await press(key);
    expect(active()?.textContent).toBe("Year 77");
    expect(items().length).toBeLessThan(60);
  });

  it("opens a folder and a page where they are clicked", async () => {
    await act(async () => items()[1]?.click());
    expect(openKeys).toEqual([]);
    await act(async () => items()[2]?.querySelector("a")?.click());
    expect(chosen).toEqual(["/year-1"]);
    expect(document.activeElement).toBe(tree());
    await press("ArrowDown");
    expect(active()?.textContent).toBe("Year 2");
  });

  it("collapsed shows the first level, and a folder's entries beside it", async () => {
    await draw({ isCollapsed: true });
    expect(items().map((item) => item.getAttribute("aria-label"))).toEqual([
      ...["First", "Archive", "Last"],
    ]);
    await press("ArrowDown");
    await press("Enter");
    const beside = document.querySelector("nav[aria-label=Archive]");
    expect(beside?.querySelectorAll("[role=treeitem]").length).toBeGreaterThan(5);
    expect(beside?.querySelectorAll("[role=treeitem]").length).toBeLessThan(60);
    expect(document.activeElement).toBe(beside?.querySelector("[role=tree]"));
    expect(items()[1]?.getAttribute("aria-expanded")).toBe("true");
  });
});
