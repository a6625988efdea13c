import { readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import project from "../../package.json" with { type: "json" };
import { pathsIn } from "./source-files.ts";

const root = resolve(import.meta.dirname, "../..");
const topFolders = [".ci", ".github", "fixtures", "renderers", "schemas", "src", "tests"];
const topFiles = readdirSync(root, { withFileTypes: true }).flatMap((entry) =>
  entry.isFile() ? [entry.name] : [],
);
const paths = [...topFiles, ...topFolders.flatMap(pathsIn)];
const documents = paths.filter((path) => path.endsWith(".md"));
const textOf = (path: string) => readFileSync(resolve(root, path), "utf8");

/** The paths and file names that a document contains as code or as links. */
function pathsNamedIn(text: string): string[] {
  const prose = text.replaceAll(/```.*?```/gs, "");
  const code = [...prose.matchAll(/`([^`\s]+)`/g)].map(([, span = ""]) => span);
  const links = [...prose.matchAll(/\]\(([^)#\s]+)[^)]*\)/g)].map(([, to = ""]) => to);
  return [...code, ...links.filter((to) => !/^\w+:/.test(to))].flatMap(alternatives).filter(isPath);
}

/** Expands `{a,b}.ts` to `a.ts` and `b.ts`. */
function alternatives(span: string): string[] {
  const [, before = "", inner = "", after = ""] = /^([^{]*)\{([^}]*)\}(.*)$/.exec(span) ?? [];
  return inner === ""
    ? [span]
    : inner.split(",").flatMap((one) => alternatives(before + one + after));
}

function isPath(span: string): boolean {
  if (/[<*@:]|^dist\b|^\.data\b/.test(span)) return false;
  const [first = ""] = span.split("/");
  return topFolders.includes(first) || /^[\w./-]+\.(ts|tsx|mjs|json|md|css|html)$/.test(span);
}

/**
 * Whether a name is a file or a folder, or the end of the path of one, such as `schemas/pages/` or
 * `kind.ts`.
 */
function isThere(named: string): boolean {
  const wanted = `/${named.replace(/\/$/, "")}/`;
  return paths.some((path) => `/${path}/`.includes(wanted));
}

describe.each(documents)("%s", (document) => {
  it("names no file or folder that is not there", () => {
    const named = pathsNamedIn(textOf(document));
    expect(named.filter((path) => !isThere(path))).toEqual([]);
  });
});

describe("what is held of documents", () => {
  it("finds paths in code and links, and tells those that are not there", () => {
    const text =
      "`src/{app,server/app}.ts`, [here](src/none.md#there), `kind.ts`, `a.b`, `dist/x.js`";
    const named = pathsNamedIn(text);
    expect(named).toEqual(["src/app.ts", "src/server/app.ts", "kind.ts", "src/none.md"]);
    expect(named.filter(isThere)).toEqual(["src/server/app.ts", "kind.ts"]);
  });
});

it("src/server/operations.md names no variable, command or metric that is not there", () => {
  const guide = textOf("src/server/operations.md");
  const settings = textOf("README.md");
  const variables = [...guide.matchAll(/(?<![A-Z_-])[A-Z]+(?:_[A-Z]+)+(?![A-Z_-])/g)].map(
    ([name]) => name,
  );
  expect(variables.filter((name) => !settings.includes(`\`${name}`))).toEqual([]);
  const scripts = [...guide.matchAll(/npm run (\w+)/g)].map(([, name = ""]) => name);
  expect(scripts.filter((name) => !Object.hasOwn(project.scripts, name))).toEqual([]);
  const figures = [...guide.matchAll(/screenwright_(?!owner)(\w+?)(?:_count)?\b/g)].map(
    ([, name = ""]) => name,
  );
  const known = textOf("src/server/monitoring/metrics.ts");
  expect(figures.filter((name) => !known.includes(`}${name}\``))).toEqual([]);
});

it("README.md can be read in one go", () => {
  expect(textOf("README.md").split("\n").length).toBeLessThan(100);
});

it("CONTRIBUTING.md has a row for each room", () => {
  const rooms = ["src", "renderers"].flatMap((folder) =>
    readdirSync(resolve(root, folder), { withFileTypes: true }).flatMap((entry) =>
      entry.isDirectory() ? [`${folder}/${entry.name}/`] : [],
    ),
  );
  const rows = textOf("CONTRIBUTING.md")
    .split("\n")
    .filter((line) => line.startsWith("| `"));
  const cells = rows.map((row) => row.split("|")[1] ?? "");
  expect(rooms.filter((room) => !cells.some((cell) => cell.includes(`\`${room}`)))).toEqual([]);
});
