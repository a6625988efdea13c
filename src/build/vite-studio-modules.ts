import type { Plugin } from "vite";

/** The folders that the shell imports only when a person opens the studio or its preview. */
const apart = /[\\/]src[\\/](studio|preview)[\\/]/;

/** Finds the modules of a build that only the studio needs. */
export interface StudioModules {
  /** The Vite plugin that analyses the modules after all are loaded. */
  plugin: Plugin;
  isOfStudio(id: string): boolean;
}

/**
 * Finds the modules that a build from `entry` reaches only through the studio: its own folders, and
 * libraries and parts of the language that no other screen needs. They are bundled separately.
 */
export function studioModules(entry: string): StudioModules {
  const needed = new Set<string>();
  const plugin: Plugin = {
    name: "studio-modules",
    apply: "build",
    buildEnd() {
      const next = [entry];
      for (let id = next.pop(); id !== undefined; id = next.pop()) {
        const info = needed.has(id) ? null : this.getModuleInfo(id);
        if (!info) continue;
        needed.add(id);
        const loadedLater = info.dynamicallyImportedIds.filter((later) => !apart.test(later));
        next.push(...info.importedIds, ...loadedLater);
      }
    },
  };
  return { plugin, isOfStudio: (id) => needed.size > 0 && !needed.has(id) };
}
