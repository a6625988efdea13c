import { join, resolve, sep } from "node:path";
import type { Plugin } from "vite";

/**
 * Notifies the browser in development when a page's file is saved or deleted, by the event
 * `screenwright:page` with path and source (`null` once deleted), so that the open page changes
 * without a reload.
 */
export function pageUpdates(): Plugin {
  let directory = "";
  /** The number of events so far for each page: a slow read must not overtake a later event. */
  const latest = new Map<string, number>();
  return {
    name: "screenwright:pages",
    apply: "serve",
    configResolved({ root }) {
      directory = join(root, "schemas", "pages") + sep;
    },
    configureServer({ watcher }) {
      watcher.add(directory);
    },
    async hotUpdate({ type, file, read }) {
      const path = resolve(file);
      if (!path.startsWith(directory) || !path.endsWith(".json")) return undefined;
      const page = path.slice(directory.length, -".json".length).split(sep).join("/");
      if (this.environment.name !== "client") return [];
      const turn = (latest.get(page) ?? 0) + 1;
      latest.set(page, turn);
      const source = type === "delete" ? null : await read();
      if (latest.get(page) === turn) {
        const data = { path: page, source };
        this.environment.hot.send({ type: "custom", event: "screenwright:page", data });
      }
      return [];
    },
  };
}
