import type { Plugin } from "vite";

/** Knows which modules a screen needs before it can be drawn. */
export interface ScreenModules {
  /** Looks at the modules once all are read. */
  plugin: Plugin;
  isNeeded(id: string): boolean;
}

/**
 * Finds the modules that the files of a screen import, and these in turn; not what they import only
 * when it is asked for.
 * @param name Of the screen, for the bundler's messages.
 * @param files That the screen is drawn with, each loaded when the screen opens.
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
