import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join, relative, resolve, sep } from "node:path";
import { createServer, isRunnableDevEnvironment, type Plugin } from "vite";
import { fixedRoles } from "../catalogue/role-flags.ts";
import { languages } from "../i18n/language.ts";
import { compilePage } from "../language/compile/compile-page.ts";
import { isError } from "../language/problem.ts";
import type { headlessSnapshot } from "../snapshot/headless.ts";
import { productRoot } from "../snapshot/project.ts";
import { snapshotName, snapshotStates } from "../snapshot/snapshot-name.ts";
import { defineCommand, flag, oneOfWords, takes, takesMany } from "./command.ts";
import { environmentOf } from "./environment.ts";
import { reasonOf } from "./output/reason-of.ts";
import { textDifference } from "./output/text-difference.ts";
import { writeWithFolders } from "./output/written-files.ts";
import { type PageFile, pageNamed, readablePages } from "./page-files.ts";

type Outcome = "same" | "kept" | "different" | "gone" | "failed";

/**
 * The command that draws pages with their fixtures and compares the result with the stored texts.
 */
export const snapshot = defineCommand({
  names: "[PAGE…]",
  summary:
    "draw all pages, or those named, on their fixtures and compare them with the stored texts",
  options: {
    update: flag("store what is drawn now; without this option, a difference is a failure"),
    print: flag("print what is drawn instead of comparing it"),
    state: takesMany(
      "STATE",
      `${snapshotStates.join(", ")}; may be repeated (default: all of them)`,
    ),
    role: takes("ROLE", `${fixedRoles.join(", ")}; default: superAdministrator`),
    language: takes("LANGUAGE", `${languages.join(", ")}; default: en`),
    folder: takes("DIR", "folder of the stored texts (default: tests/snapshots)"),
  },
  needsProject: true,
  async run({ names, options, root }) {
    const { pages, isWhole } = chosenPages(names, root);
    const role = oneOfWords("role", options.role ?? "superAdministrator", fixedRoles);
    const language = oneOfWords("language", options.language ?? "en", languages);
    const states = (options.state ?? snapshotStates).map((state) =>
      oneOfWords("state", state, snapshotStates),
    );
    const folder = options.folder ?? join(root, "tests/snapshots");
    const tally: Record<Outcome, number> = { same: 0, kept: 0, different: 0, gone: 0, failed: 0 };
    if (names.length === 0 && isWhole && !options.print) {
      const files = states.map((state) => snapshotName({ role, language, state }));
      tally.gone = tellTextsLeft(folder, files, pages);
    }
    await withHeadless(async (module) => {
      for (const { path } of options.update ? soundPages(pages, root, tally) : pages) {
        for (const state of states) {
          const view = { role, language, state };
          const file = join(folder, path, snapshotName(view));
          const draw = module.headlessSnapshot(path, { ...view, root });
          const settle = (text: string) => settleText(file, text, options);
          tally[await draw.then(settle, (why) => fail(file, why))] += 1;
        }
      }
    });
    if (!options.print) {
      const said = Object.entries(tally).filter(([, count]) => count > 0);
      process.stdout.write(`${said.map(([outcome, count]) => `${count} ${outcome}`).join(", ")}\n`);
    }
    return isWhole && tally.different + tally.gone + tally.failed === 0 ? 0 : 1;
  },
});

/**
 * Compares the drawn text with the stored one and prints the difference, or stores the drawn text.
 */
export function settleText(
  file: string,
  text: string,
  { update, print }: { update?: boolean; print?: boolean },
): Outcome {
  const drawn = `${text}\n`;
  const name = relative(process.cwd(), resolve(file));
  if (print) {
    process.stdout.write(`# ${name}\n\n${drawn}\n`);
    return "same";
  }
  // On Windows, Git may end the lines of what it checks out by two characters.
  const kept = existsSync(file) ? readFileSync(file, "utf8").replaceAll("\r\n", "\n") : null;
  if (kept === drawn) return "same";
  if (update) {
    writeWithFolders(file, drawn);
    return "kept";
  }
  if (kept === null)
    process.stdout.write(`${name}: nothing is stored yet; store it with --update\n`);
  else process.stdout.write(`${name}\n${textDifference(kept, drawn)}\n\n`);
  return "different";
}

/** The pages without errors; a broken page that was kept once would never be different again. */
function soundPages(
  pages: readonly PageFile[],
  root: string,
  tally: Record<Outcome, number>,
): readonly PageFile[] {
  const environment = environmentOf(root);
  return pages.filter(({ path, source, file }) => {
    const isSound = !compilePage(path, source, environment).problems.some(isError);
    if (isSound) return true;
    process.stderr.write(`${file} is not stored: it has errors, which "screens check" shows.\n`);
    tally.failed += 1;
    return false;
  });
}

/**
 * Names the kept texts whose page is gone, which would otherwise be compared with nothing, and
 * returns how many there are.
 */
export function tellTextsLeft(
  folder: string,
  names: readonly string[],
  pages: readonly Pick<PageFile, "path">[],
): number {
  if (!existsSync(folder)) return 0;
  const paths = new Set(pages.map(({ path }) => path));
  const pageOf = (file: string) => dirname(file).replaceAll(sep, "/");
  const left = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => names.includes(basename(file)) && !paths.has(pageOf(file)))
    .sort();
  for (const file of left) {
    const name = relative(process.cwd(), resolve(folder, file));
    process.stdout.write(
      `${name}: the page "${pageOf(file)}" no longer exists; delete this file\n`,
    );
  }
  return left.length;
}

function fail(file: string, why: unknown): Outcome {
  const name = relative(process.cwd(), resolve(file));
  process.stderr.write(`${name} cannot be drawn: ${reasonOf(why)}\n`);
  return "failed";
}

function chosenPages(
  names: readonly string[],
  root: string,
): { pages: readonly PageFile[]; isWhole: boolean } {
  const readable = readablePages(root);
  if (names.length === 0) return readable;
  const chosen = names.map((name) =>
    pageNamed(name.replace(/^(.*\/)?schemas\/pages\//, "").replace(/\.json$/, ""), readable.pages),
  );
  return { pages: chosen, isWhole: true };
}

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
async function withHeadless(work: (module: Headless) => Promise<void>): Promise<void> {
  const server = await createServer({
    root: productRoot,
    configFile: join(productRoot, "vite.config.ts"),
    logLevel: "error",
    appType: "custom",
    plugins: [classNames],
    cacheDir: "node_modules/.vite-screens",
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
