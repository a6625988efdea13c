import { join, resolve, sep } from "node:path";
import type { Plugin } from "vite";

/**
 * Notifies the browser in development when a page's file is saved or deleted, by the event
 * `screenwright:page` with path and source (`null` once deleted), so that the open page changes
 * without a reload.
 */
export function pageUpdates(): Plugin {
  let directory = "";
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
      const data = { path: page, source: type === "delete" ? null : await read() };
      if (this.environment.name === "client") {
        this.environment.hot.send({ type: "custom", event: "screenwright:page", data });
      }
      return [];
    },
  };
}
