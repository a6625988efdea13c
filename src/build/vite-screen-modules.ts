import type { Plugin } from "vite";

/** Finds the modules that the first screens need before they can be drawn. */
export interface ScreenModules {
  /** The Vite plugin that analyses the modules after all are loaded. */
  plugin: Plugin;
  /**
   * The part of the program that a module belongs to: a screen's name where only that screen needs
   * the module, `pages` where several but the first one do, `start` where the first one and another
   * do; `null` where no screen needs it.
   */
  partOf(id: string): string | null;
}

/**
 * Finds the modules that the files of each screen import directly or indirectly, without dynamic
 * imports, so that no screen loads the modules of another one.
 * @param screens The files that each screen is drawn with; the first screen is the sign-in page.
 */
export function screenModules(screens: Readonly<Record<string, readonly string[]>>): ScreenModules {
  const [first] = Object.keys(screens);
  const needed = new Map(Object.keys(screens).map((name) => [name, new Set<string>()]));
  const plugin: Plugin = {
    name: "screen-modules",
    apply: "build",
    buildEnd() {
      for (const [name, found] of needed) {
        const next = [...(screens[name] ?? [])];
        for (let id = next.pop(); id !== undefined; id = next.pop()) {
          const info = found.has(id) ? null : this.getModuleInfo(id);
          if (!info) continue;
          found.add(id);
          next.push(...info.importedIds);
        }
      }
    },
  };
  return {
    plugin,
    partOf(id) {
      const by = [...needed].filter(([, found]) => found.has(id)).map(([name]) => name);
      const [name = null, ...others] = by;
      if (others.length === 0) return name;
      return name === first ? "start" : "pages";
    },
  };
}
