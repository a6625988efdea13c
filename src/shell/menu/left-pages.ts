import type { Session } from "../../session/session.ts";
import type { MenuEntry } from "./menu-routes.ts";
import { routesOf } from "./routes-of.ts";

/** The pages that the member's menu had before it changed. */
export interface LeftPages {
  /** The page that an earlier menu had at a path; `null` where none had one. */
  at(path: string): MenuEntry | null;
}

/** Remembers the pages of earlier menus from now on, until another member signs in. */
export function rememberLeftPages({ store }: Pick<Session, "store">): LeftPages {
  let pages = new Map<string, MenuEntry>();
  let owner = store.getState().member?.id;
  store.subscribe(({ menu, member }, before) => {
    if (member && member.id !== owner) {
      pages = new Map();
      owner = member.id;
    }
    if (menu === before.menu) return;
    for (const [path, entry] of routesOf(before.menu).byPath) {
      if (entry.node.type === "page") pages.set(path, entry);
    }
  });
  return { at: (path) => pages.get(path) ?? null };
}
