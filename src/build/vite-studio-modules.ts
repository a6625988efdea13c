import type { Plugin } from "vite";

/** The folders that the shell enters only when somebody asks for the studio, or for its preview. */
const apart = /[\\/]src[\\/](studio|preview)[\\/]/;

/** Knows which modules of a build are the studio's alone. */
export interface StudioModules {
  /** Looks at the modules once all are read. */
  plugin: Plugin;
  isOfStudio(id: string): boolean;
}

/**
 * Finds the modules that a build from `entry` reaches through the studio alone: its rooms, and the
 * libraries and parts of the language that no other screen needs. They are bundled apart.
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
