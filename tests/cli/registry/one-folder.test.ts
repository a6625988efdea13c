// @vitest-environment happy-dom
import { execFile } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { basename, dirname, join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { layOut } from "../../../src/snapshot/lay-out.ts";
import { newFolders } from "./new-folders.ts";

const run = promisify(execFile);
mkdirSync(".cache", { recursive: true });
// The copy is below the product, since the test runner reads only files there.
const root = mkdtempSync(join(process.cwd(), ".cache/one-folder-"));
const added = Object.entries(newFolders).flatMap(([folder, files]) =>
  Object.keys(files).map((file) => `${folder}/${file}`),
);

/** Runs a tool of the product in the copy; returns its output if it fails. */
async function tool(...args: readonly string[]): Promise<string> {
  try {
    await run(process.execPath, args, { cwd: root, maxBuffer: 2 ** 26 });
    return "";
  } catch (error) {
    return (
      String(Reflect.get(Object(error), "stdout")) + String(Reflect.get(Object(error), "stderr"))
    );
  }
}

const typesOf = (name: string) => join(process.cwd(), "node_modules/.cache", `${name}.tsbuildinfo`);

/**
 * Checks the types of the copy. What `npm run typecheck` found in the product holds in the copy, where
 * nothing differs: only what the added folders affect is checked again.
 */
async function checkTypes(): Promise<string> {
  const known = typesOf("tsc");
  const own = typesOf(basename(root));
  if (existsSync(known)) {
    const text = readFileSync(known, "utf8");
    writeFileSync(own, text.replaceAll('"../../', `"../../.cache/${basename(root)}/`));
  }
  const tsc = ["node_modules/typescript/bin/tsc", "-p", ".", "--incremental"];
  return await tool(...tsc, "--tsBuildInfoFile", own).finally(() => rmSync(own, { force: true }));
}

/** Runs a command of the copy's own command line in this process. */
async function command(...args: readonly string[]): Promise<{ code: number; lines: string[] }> {
  const { main }: typeof import("../../../src/cli/main.ts") = await import(
    /* @vite-ignore */ join(root, "src/cli/main.ts")
  );
  const printed: string[] = [];
  const write = (chunk: string | Uint8Array) => printed.push(chunk.toString()) > 0;
  const spies = [process.stdout, process.stderr].map((stream) =>
    vi.spyOn(stream, "write").mockImplementation(write),
  );
  const code = await main([...args, "--root", root]).finally(() => {
    for (const spy of spies) spy.mockRestore();
  });
  return {
    code,
    lines: printed
      .join("")
      .split("\n")
      .filter((line) => line.includes("error ")),
  };
}

beforeAll(async () => {
  Reflect.set(globalThis, "IS_REACT_ACT_ENVIRONMENT", true);
  layOut(globalThis);
  // The tests are left out: their types take as long to check as those of the product itself.
  const listed = [
    "ls-files",
    "-co",
    "--exclude-standard",
    "--",
    ".",
    ":!tests",
    ":!vitest.config.ts",
  ];
  const { stdout } = await run("git", listed, { maxBuffer: 2 ** 26 });
  for (const file of stdout.split("\n").filter((one) => one !== "" && existsSync(one))) {
    cpSync(file, join(root, file));
  }
  symlinkSync(join(process.cwd(), "node_modules"), join(root, "node_modules"));
  for (const [folder, files] of Object.entries(newFolders)) {
    for (const [file, content] of Object.entries(files)) {
      mkdirSync(dirname(join(root, folder, file)), { recursive: true });
      writeFileSync(join(root, folder, file), content);
    }
  }
});

afterAll(() => rmSync(root, { recursive: true }));

describe("a kind, a cell and a widget, each one folder and nothing else", () => {
  it("are registered; lint, types and check have no complaint", async () => {
    expect(await tool("src/cli/screens.mjs", "generate")).toBe("");
    const biome = "node_modules/@biomejs/biome/bin/biome";
    const registries = readdirSync(join(root, "renderers"))
      .filter((name) => name.endsWith(".gen.ts"))
      .map((name) => `renderers/${name}`);
    const told = await Promise.all([
      tool(biome, "check", "--error-on-warnings", ...added, ...registries),
      checkTypes(),
    ]);
    expect(told).toEqual(["", ""]);
    expect(await command("check")).toEqual({ code: 0, lines: [] });
  });

  it("draw a page, in their own words", async () => {
    const of = async <Module>(file: string): Promise<Module> =>
      await import(/* @vite-ignore */ join(root, "src/snapshot", file));
    const { renderPage } =
      await of<typeof import("../../../src/snapshot/render-page.tsx")>("render-page.tsx");
    const { readCatalogue, readFixtures } =
      await of<typeof import("../../../src/snapshot/project.ts")>("project.ts");
    const { memberOfRole } = await of<typeof import("../../../src/snapshot/role.ts")>("role.ts");
    const text = await renderPage({
      path: "stars",
      source: newFolders["renderers/blocks/stars"]?.["example.json"] ?? "",
      catalogue: readCatalogue(root),
      fixtures: readFixtures(root),
      state: "loaded",
      language: "en",
      can: () => true,
      user: memberOfRole("superAdministrator"),
    });
    expect(text).toContain("3 stars");
    expect(text).toMatch(/rated \d+/);
    expect(text).toMatch(/slider .*Points/);
  });
});

describe("what is missing, doubled or other than it should be", () => {
  /** Changes a file of the copy temporarily: removes it, or gives it other content. */
  async function changed(file: string, content: string | null, look: () => Promise<void>) {
    const path = join(root, file);
    const before = existsSync(path) ? readFileSync(path, "utf8") : null;
    const write = (text: string | null) =>
      text === null ? rmSync(path, { force: true }) : writeFileSync(path, text);
    mkdirSync(dirname(path), { recursive: true });
    write(content);
    await look().finally(() => write(before));
  }

  /** Expects that both commands refuse the copy with one line that names the file. */
  async function refusedBoth(file: string, code: string): Promise<void> {
    for (const name of ["generate", "check"]) {
      expect(await command(name), name).toEqual({
        code: 1,
        lines: [expect.stringMatching(new RegExp(`${file}:\\d+:\\d+ error ${code}: .+\\.$`))],
      });
    }
  }

  const kind = "renderers/blocks/stars";
  const cell = "renderers/cells/rating";
  const fileOf = (folder: string, file: string) => newFolders[folder]?.[file] ?? "";

  it.each(added)("is told in one line: no %s", async (file) => {
    await changed(file, null, () => refusedBoth(file, "roomLacks"));
  });

  it.each([
    ["another name", `${cell}/cell.ts`, "roomDefines", ['"rating"', '"ratings"']],
    ["no view", `${cell}/Cell.tsx`, "roomDraws", ["export function", "function"]],
    ["texts under another name", `${kind}/texts/zh.ts`, "roomDraws", ["const zh", "const en"]],
    ["a sentence untranslated", `${cell}/descriptions.json`, "roomUntold", ['"es"', '"fr"']],
    ["a sentence unsaid", `${kind}/descriptions.json`, "roomSaysNot", ["{", '{ "Red.": {},']],
    ["an example with a mistake", `${cell}/example.json`, "unknownField", ["fullname", "name1"]],
    ["an example that is no JSON", `${kind}/example.json`, "syntax", ["{", ""]],
  ])("is told in one line: %s", async (_what, file, code, [from = "", to = ""]) => {
    const folder = file.startsWith(kind) ? kind : cell;
    const content = fileOf(folder, file.slice(folder.length + 1)).replace(from, to);
    await changed(file, content, () => refusedBoth(file, code));
  });

  it.each([
    ["a second example", `${cell}/other.json`, "roomDoubles"],
    ["an example in the gallery", "schemas/gallery/cells/rating.json", "roomDoubles"],
    ["a language that there is not", `${kind}/texts/fr.ts`, "roomLanguage"],
  ])("is told in one line: %s", async (_what, file, code) => {
    await changed(file, "{}", () => refusedBoth(file, code));
  });

  it("is told in one line: a text that lacks a place", async () => {
    const file = `${kind}/texts/zh.ts`;
    await changed(file, fileOf(kind, "texts/zh.ts").replace("{{count}} ", ""), async () => {
      const told = await tool("src/cli/screens.mjs", "check");
      expect(told.split("\n").filter((line) => line.includes("error "))).toEqual([
        expect.stringContaining(`${file}:7:5 error otherPlaces: `),
      ]);
    });
  });

  it("is told in one line: a registry that is not what the folders hold", async () => {
    await changed("renderers/cells.gen.ts", "", async () => {
      const { lines } = await command("check");
      expect(lines).toEqual([
        expect.stringMatching(/cells\.gen\.ts.*roomsUnlisted.*npm run generate/),
      ]);
    });
  });
});
