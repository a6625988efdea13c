import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type Plugin, runnerImport } from "vite";
import { filesBelow } from "./files-below.ts";

const name = "virtual:shipped-plans";
const resolvedName = `\0${name}`;

/**
 * Provides the module `virtual:shipped-plans`, which in a build contains the plan of each page in
 * `schemas/pages/`, each in a file of its own. In development it is empty, since pages are compiled
 * where they are drawn.
 */
export function shippedPlans(root: string): Plugin {
  const folder = join(root, "schemas/pages");
  let isBuild = false;
  return {
    name: "shipped-plans",
    configResolved({ command }) {
      isBuild = command === "build";
    },
    resolveId: (source) => (source.startsWith(name) ? `\0${source}` : null),
    async load(id) {
      if (id === resolvedName) return listOf(isBuild ? pagesIn(folder) : []);
      if (!id.startsWith(`${resolvedName}/`)) return null;
      const path = id.slice(resolvedName.length + 1);
      const { module } = await planner(root);
      const source = readFileSync(join(folder, `${path}.json`), "utf8");
      return `export default ${JSON.stringify(module.shippedPlan(path, source))};`;
    },
  };
}

/** The compiler is loaded once, and only if something is built. */
let reading: ReturnType<typeof readPlanner> | undefined;

function planner(root: string) {
  reading ??= readPlanner(root);
  return reading;
}

async function readPlanner(root: string) {
  return await runnerImport<typeof import("./shipped-plan.ts")>(
    join(root, "src/build/shipped-plan.ts"),
    { configFile: false, logLevel: "error" },
  );
}

/** The paths of all pages, without broken symbolic links, which `screens check` reports. */
export function pagesIn(folder: string): string[] {
  return filesBelow(folder)
    .filter((file) => file.endsWith(".json") && existsSync(join(folder, file)))
    .map((file) => file.slice(0, -".json".length))
    .sort();
}

function listOf(paths: readonly string[]): string {
  const entries = paths.map(
    (path) =>
      `${JSON.stringify(path)}: async () => (await import(${JSON.stringify(`${name}/${path}`)})).default,`,
  );
  return `export const shippedPlans = {\n${entries.join("\n")}\n};`;
}
