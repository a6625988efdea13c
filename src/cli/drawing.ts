import { join } from "node:path";
import { createServer, isRunnableDevEnvironment, type Plugin } from "vite";
import type { headlessSnapshot } from "../snapshot/headless.ts";
import { productRoot } from "../snapshot/project.ts";

/** A Vite plugin that reduces style sheets to their class names, since styles have no text. */
const classNames: Plugin = {
  name: "class-names",
  enforce: "pre",
  resolveId: (id) => (id.endsWith(".css") ? "\0class-names" : null),
  load: (id) =>
    id === "\0class-names"
      ? "export default new Proxy({}, { get: (_, name) => String(name) });"
      : null,
};

interface Headless {
  headlessSnapshot: typeof headlessSnapshot;
}

/**
 * Loads the module that draws pages, and keeps it usable until the work is done. Vite starts only
 * for this, so that the other commands start quickly.
 */
export async function withHeadless(work: (module: Headless) => Promise<void>): Promise<void> {
  const server = await createServer({
    ...{ root: productRoot, configFile: join(productRoot, "vite.config.ts"), logLevel: "error" },
    ...{ appType: "custom", plugins: [classNames], cacheDir: "node_modules/.vite-screens" },
    server: { middlewareMode: true, hmr: false, watch: null, ws: false },
    optimizeDeps: { noDiscovery: true, include: [] },
    ssr: { noExternal: [/@rjsf\//] },
  });
  try {
    const { ssr } = server.environments;
    if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error("Vite cannot run modules here.");
    await work(await ssr.runner.import<Headless>(join(productRoot, "src/snapshot/headless.ts")));
  } finally {
    await server.close();
  }
}
