import { createHash } from "node:crypto";
import type { Plugin, Rolldown } from "vite";
import { askAhead } from "./ask-ahead.mjs";

/** The modules of which a first screen is made, in addition to those of every screen. */
export type FirstScreens = Readonly<Record<keyof Parameters<typeof askAhead>[0], string[]>>;

/**
 * Adds a script to the built document that names the scripts of the first screen to the browser. It
 * is a file, so that the content security policy allows it and every host of files can serve it.
 * @param screens The modules of each first screen; their imports are found.
 * @param preview The address of a document that shows other screens.
 */
export function filesAhead(screens: FirstScreens, preview: string): Plugin {
  let script = "";
  return {
    name: "files-ahead",
    apply: "build",
    generateBundle(_options, bundle) {
      if (this.environment.name !== "client") return;
      const named = Object.entries(screens).map(([name, ids]) => [name, filesOf(bundle, ids)]);
      const given = JSON.stringify(Object.fromEntries(named));
      const source = `(${askAhead})(${given}, ${JSON.stringify(preview)});\n`;
      const hash = createHash("sha256").update(source).digest("base64url").slice(0, 8);
      script = `assets/ahead-${hash}.js`;
      this.emitFile({ type: "asset", fileName: script, source });
    },
    transformIndexHtml: {
      order: "post",
      handler: () => [
        { tag: "script", attrs: { async: true, src: `/${script}` }, injectTo: "head-prepend" },
      ],
    },
  };
}

/** The scripts that hold some modules, and all that these scripts import. */
function filesOf(bundle: Rolldown.OutputBundle, ids: readonly string[]): string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
  const files = new Set<string>();
  const next = chunks.filter(({ moduleIds }) => ids.some((id) => moduleIds.includes(id)));
  for (let chunk = next.pop(); chunk; chunk = next.pop()) {
    if (files.has(chunk.fileName)) continue;
    const { fileName, imports } = chunk;
    files.add(fileName);
    next.push(...chunks.filter((other) => imports.includes(other.fileName)));
  }
  return [...files];
}
