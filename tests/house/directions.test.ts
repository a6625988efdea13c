import { describe, expect, it } from "vitest";
import { circles, graphOf, reachedFrom, refusal, refusals } from "./directions.ts";
import { readSource, readSources } from "./source-files.ts";

const sources = readSources(["src", "renderers"]);

describe("the directions of the rooms", () => {
  it("are kept by every import, of types and by import() too", () => {
    expect(refusals(sources)).toEqual([]);
  });

  it.each([
    ["the server", "src/server/app.ts", "renderers/blocks/table/View.tsx"],
    ["the language", "src/language/page.ts", "src/snapshot/page-snapshot.ts"],
    ["what views share", "renderers/runtime/page/host.ts", "renderers/blocks/table/kind.ts"],
    ["the session", "src/session/session.ts", "src/preview/start.tsx"],
    ["a kind", "renderers/blocks/table/View.tsx", "renderers/blocks/tree/View.tsx"],
    ["a cell", "renderers/cells/text/View.tsx", "renderers/cells/tags/View.tsx"],
    ["the pure half of a kind", "renderers/blocks/table/kind.ts", "src/wire/wire.ts"],
    ["the catalogue", "src/catalogue/flag.ts", "src/i18n/translator.ts"],
    ["the shell", "src/shell/main.tsx", "src/studio/editor/outline/outline-panel.tsx"],
    ["a room that nobody knows", "src/cellar/wine.ts", "src/i18n/en.ts"],
  ])("refuse to %s what it may not know", (_who, from, to) => {
    expect(refusal(from, to)).toContain(from);
  });

  it("let each room know itself, and what its row names", () => {
    expect(refusal("src/server/app.ts", "src/server/call/answer.ts")).toBeNull();
    expect(refusal("src/server/app.ts", "renderers/environment.ts")).toBeNull();
    expect(refusal("renderers/blocks/table/View.tsx", "renderers/blocks/table/kind.ts")).toBeNull();
  });

  it("lead nobody who checks pages without a browser to a view", () => {
    const reached = [...reachedFrom("renderers/environment.ts", graphOf(sources), ["value"])];
    expect(reached.length).toBeGreaterThan(80);
    expect(reached.filter((path) => /\.(tsx|css)$/.test(path))).toEqual([]);
  });
});

describe("the imports of a file", () => {
  const imports = (text: string): string[] => {
    const source = readSource("src/shell/main.tsx", text, ["src/ui/a.ts", "src/ui/b.ts"]);
    return source.imports.map(({ to }) => to);
  };

  it.each([
    ["of values", 'import { a } from "../ui/a.ts"'],
    ["of types", 'import type { A } from "../ui/a.ts"'],
    ["of types in passing", 'let a: import("../ui/a.ts").A'],
    ["for their effect", 'import "../ui/a.ts"'],
    ["passed on", 'export { a } from "../ui/a.ts"'],
    ["later", 'const a = await import("../ui/a.ts")'],
    ["as a worker", 'new Worker(new URL("../ui/a.ts", import.meta.url))'],
  ])("are seen %s", (_how, text) => {
    expect(imports(text)).toEqual(["src/ui/a.ts"]);
  });

  it("are seen by pattern, and those of packages are none", () => {
    expect(imports('import.meta.glob("../ui/*.ts"); import "vite";')).toEqual([
      "src/ui/a.ts",
      "src/ui/b.ts",
    ]);
  });
});

describe("circles of imports", () => {
  it("are none, of types neither", () => {
    expect(circles(sources)).toEqual([]);
  });

  it("are found, and what is loaded later closes none", () => {
    const file = (path: string, text: string) => readSource(path, text, []);
    const a = file("src/a.ts", 'import type { B } from "./b.ts"');
    const b = file("src/b.ts", 'let c: import("./c.ts").C');
    const c = file("src/c.ts", 'export { a } from "./a.ts"');
    const d = file("src/d.ts", 'import "./a.ts"; await import("./e.ts")');
    const e = file("src/e.ts", 'import "./d.ts"');
    expect(circles([a, b, c, d, e])).toEqual([["src/a.ts", "src/b.ts", "src/c.ts"]]);
  });
});
