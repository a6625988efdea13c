import type { Plugin } from "vite";

/** Finds the modules that a screen needs before it can be drawn. */
export interface ScreenModules {
  /** The Vite plugin that analyses the modules after all are loaded. */
  plugin: Plugin;
  isNeeded(id: string): boolean;
}

/**
 * Finds the modules that the files of a screen import directly or indirectly, without dynamic
 * imports.
 * @param name The name of the screen, for the bundler's messages.
 * @param files The files that the screen is drawn with, which load when it opens.
 */
export function screenModules(name: string, files: readonly string[]): ScreenModules {
  const needed = new Set<string>();
  const plugin: Plugin = {
    name: `modules-of-${name}`,
    apply: "build",
    buildEnd() {
      const next = [...files];
      for (let id = next.pop(); id !== undefined; id = next.pop()) {
        const info = needed.has(id) ? null : this.getModuleInfo(id);
        if (!info) continue;
        needed.add(id);
        next.push(...info.importedIds);
      }
    },
  };
  return { plugin, isNeeded: (id) => needed.has(id) };
}
