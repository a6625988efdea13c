import { join, relative } from "node:path";
import { createServer, runnerImport } from "vite";
import type { Language } from "../../i18n/language.ts";
import { productRoot } from "../../snapshot/project.ts";
import { findingLine, totalLine } from "../output/report-formats.ts";
import type { TextFolders } from "./check-locales.ts";
import { checkProject } from "./check-project.ts";

/**
 * Milliseconds to wait after a change, since editors save in several steps and several files at
 * once.
 */
const quietMs = 150;

/**
 * Checks a project, and again after each change until the process is interrupted. After the first
 * check only new findings and resolved ones are printed. The exit code is 0.
 */
export async function watchProject(
  root: string,
  language: Language,
  linkHosts?: readonly string[],
): Promise<number> {
  let known = new Map<string, string>();
  const check = async () => {
    const checked = checkProject(root, language, await readTextFolders(), linkHosts);
    const lines = new Map<string, string>();
    for (const finding of checked.findings) {
      const { file, pointer, code, message } = finding;
      lines.set([file, pointer, code, message].join("\n"), findingLine(finding, root));
    }
    for (const [key, line] of known) if (!lines.has(key)) print(`mended: ${line}`);
    for (const [key, line] of lines) if (!known.has(key)) print(line);
    known = lines;
    print(`${totalLine(checked)} (${new Date().toLocaleTimeString()})`);
  };
  const ofProduct = ["src/i18n", "renderers"].map((folder) => join(productRoot, folder));
  const folders = [join(root, "schemas"), join(root, "fixtures"), ...ofProduct];
  await untilTold(root, folders, check);
  return 0;
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** The texts of the languages as they are on disk now. */
async function readTextFolders(): Promise<TextFolders> {
  const file = join(productRoot, "src/i18n/texts.ts");
  const { module } = await runnerImport<{ textFolders: TextFolders }>(file, {
    configFile: false,
    logLevel: "error",
  });
  return module.textFolders;
}

/**
 * Runs the check at once and again after changes have settled, until an interrupt, and then stops
 * watching. Changes during the first check lead to another check.
 */
async function untilTold(
  root: string,
  folders: readonly string[],
  check: () => Promise<void>,
): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running = Promise.resolve();
  const watching = await watchFolders(root, folders, () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      // A check of a half-saved file may fail, but another one follows once the file is complete.
      running = running.then(check).catch((error: unknown) => print(String(error)));
    }, quietMs);
  });
  const told = new Promise<void>((resolve) => {
    process.once("SIGINT", resolve);
    process.once("SIGTERM", resolve);
  });
  running = check();
  await running;
  print("Waiting for changes. Press Ctrl-C to end.");
  await told;
  clearTimeout(timer);
  await watching.close();
  await running;
}

/**
 * Watches folders with everything below them, including later additions, until it is closed. It
 * uses Vite's watcher, since Node's recursive watching on Linux loses a file after another one was
 * moved into its place, which is how many editors save. The folder around them is watched too, since
 * a folder that was moved away and back, as by git, would otherwise never be seen again.
 */
async function watchFolders(root: string, folders: readonly string[], changed: () => void) {
  const isBeside = (path: string): boolean =>
    !folders.some((folder) => isWithin(folder, path) || isWithin(path, folder));
  const server = await createServer({
    root,
    configFile: false,
    envDir: false,
    publicDir: false,
    appType: "custom",
    logLevel: "error",
    optimizeDeps: { noDiscovery: true, include: [] },
    cacheDir: join(productRoot, "node_modules/.vite-screens"),
    server: { middlewareMode: true, hmr: false, ws: false, watch: { ignored: isBeside } },
  });
  server.watcher.add([...folders]).on("all", changed);
  return server;
}

const isWithin = (folder: string, path: string) => !relative(folder, path).startsWith("..");
