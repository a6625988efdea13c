import { join } from "node:path";
import { createServer, runnerImport } from "vite";
import type { Language } from "../../i18n/language.ts";
import { productRoot } from "../../snapshot/project.ts";
import { findingLine, totalLine } from "../report-formats.ts";
import type { TextFolders } from "./check-locales.ts";
import { checkProject } from "./check-project.ts";

/** Editors save in several steps, and several files at a time. */
const quietMs = 150;

/**
 * Checks a project, and again whenever something of it changes, until the process is told to end.
 * After the first time only what is new is printed, and what is mended. Answers 0.
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
  await untilTold(folders, check);
  return 0;
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** The languages as they are on disk now. */
async function readTextFolders(): Promise<TextFolders> {
  const file = join(productRoot, "src/i18n/texts.ts");
  const { module } = await runnerImport<{ textFolders: TextFolders }>(file, {
    configFile: false,
    logLevel: "error",
  });
  return module.textFolders;
}

/**
 * Runs the check at once and after each change that settles, until an interrupt; nothing is left
 * running. What changes while the first check runs is checked too.
 */
async function untilTold(folders: readonly string[], check: () => Promise<void>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running = Promise.resolve();
  const watching = await watchFolders(folders, () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      // What is half saved is checked again once it is whole.
      running = running.then(check).catch((error: unknown) => print(String(error)));
    }, quietMs);
  });
  const told = new Promise<void>((resolve) => {
    process.once("SIGINT", resolve);
    process.once("SIGTERM", resolve);
  });
  running = check();
  await running;
  print("Waiting for changes; Ctrl-C ends.");
  await told;
  clearTimeout(timer);
  await watching.close();
  await running;
}

/**
 * Tells of every change in folders and all below them, those that come later too, until it is
 * closed. It is Vite that watches: Node's own watching of whole trees loses a file on Linux once
 * another was moved into its place, which is how many editors save.
 */
async function watchFolders(folders: readonly string[], changed: () => void) {
  const server = await createServer({
    ...{ root: folders[0] ?? productRoot, configFile: false, envDir: false, publicDir: false },
    ...{ appType: "custom", logLevel: "error", optimizeDeps: { noDiscovery: true, include: [] } },
    cacheDir: join(productRoot, "node_modules/.vite-screens"),
    server: { middlewareMode: true, hmr: false, ws: false },
  });
  server.watcher.add([...folders]).on("all", changed);
  return server;
}
