import { join, relative, resolve } from "node:path";
import { languages } from "../i18n/language.ts";
import { suggest } from "../language/suggest.ts";
import type { headlessSnapshot } from "../snapshot/headless.ts";
import { isSnapshotRole, snapshotRoles } from "../snapshot/role.ts";
import { snapshotName, snapshotStates } from "../snapshot/snapshot-name.ts";
import { defineCommand, oneOfWords, UsageError } from "./command.ts";
import { withModule } from "./drawing.ts";
import { type Outcome, settleText } from "./kept-text.ts";
import { type PageFile, readPageFiles } from "./page-files.ts";

interface Headless {
  headlessSnapshot: typeof headlessSnapshot;
}

/** Draws pages on their fixtures and compares them with the texts that are kept. */
export const snapshot = defineCommand({
  names: "[PAGE…]",
  summary: "draws all pages, or those named, on their fixtures and compares them with kept texts",
  options: {
    update: { type: "boolean", summary: "keeps what is drawn now; without, a difference fails" },
    print: { type: "boolean", summary: "prints what is drawn in place of comparing it" },
    state: {
      type: "string",
      multiple: true,
      value: "STATE",
      summary: `${snapshotStates.join(", ")}; all of them else; may be given several times`,
    },
    role: {
      type: "string",
      value: "ROLE",
      summary: `${snapshotRoles.join(", ")}; superAdministrator else`,
    },
    language: { type: "string", value: "LANGUAGE", summary: `${languages.join(", ")}; en else` },
    folder: {
      type: "string",
      value: "DIR",
      summary: "keeps the texts there; tests/snapshots else",
    },
  },
  async run({ names, options, root }) {
    const pages = chosenPages(names, root);
    const role = options.role ?? "superAdministrator";
    if (!isSnapshotRole(role)) throw new UsageError(wrongRole(role));
    const language = oneOfWords("language", options.language ?? "en", languages);
    const states = (options.state ?? snapshotStates).map((state) =>
      oneOfWords("state", state, snapshotStates),
    );
    const folder = options.folder ?? join(root, "tests/snapshots");
    const tally: Record<Outcome, number> = { same: 0, kept: 0, different: 0, failed: 0 };
    await withModule<Headless, void>("src/snapshot/headless.ts", async (module) => {
      for (const { path } of pages) {
        for (const state of states) {
          const view = { role, language, state };
          const file = join(folder, path, snapshotName(view));
          const draw = module.headlessSnapshot(path, { ...view, root });
          tally[
            await draw.then(
              (text) => settleText(file, text, options),
              (why) => fail(file, why),
            )
          ] += 1;
        }
      }
    });
    if (!options.print) {
      const said = Object.entries(tally).filter(([, count]) => count > 0);
      process.stdout.write(`${said.map(([outcome, count]) => `${count} ${outcome}`).join(", ")}\n`);
    }
    return tally.different + tally.failed === 0 ? 0 : 1;
  },
});

function fail(file: string, why: unknown): Outcome {
  const reason = why instanceof Error ? why.message : String(why);
  process.stderr.write(`${relative(process.cwd(), resolve(file))} cannot be drawn: ${reason}\n`);
  return "failed";
}

function chosenPages(names: readonly string[], root: string): PageFile[] {
  const pages = readPageFiles(root);
  if (names.length === 0) return pages;
  return names.map((name) => {
    const path = name.replace(/^(.*\/)?schemas\/pages\//, "").replace(/\.json$/, "");
    const page = pages.find((one) => one.path === path);
    if (page) return page;
    const near = suggest(
      path,
      pages.map((one) => one.path),
    );
    throw new UsageError(`There is no page "${name}".${near ? ` Did you mean "${near}"?` : ""}`);
  });
}

function wrongRole(role: string): string {
  const near = suggest(role, snapshotRoles);
  const remedy = near ? `Did you mean "${near}"?` : `There are ${snapshotRoles.join(", ")}.`;
  return `--role cannot be "${role}". ${remedy}`;
}
