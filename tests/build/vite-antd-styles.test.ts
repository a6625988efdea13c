import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join, relative, sep } from "node:path";
import type { ThemeConfig } from "antd";
import type { ComponentType, ReactNode } from "react";
import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { build, type Rolldown } from "vite";
import { describe, expect, it } from "vitest";
import { hasStyles, rulesOf, sharedRules } from "../../src/build/antd-styles.ts";
import { antdStyles } from "../../src/build/vite-antd-styles.ts";
import { partsByPath } from "../../src/build/vite-parts-by-path.ts";
import { measuresOf } from "../../src/shell/theme/measures.ts";
import { antdThemeOf } from "../../src/shell/theme/theme.ts";

const require = createRequire(import.meta.url);
const root = join(import.meta.dirname, "../..");
const styleFiles = join(root, "node_modules/antd/es");

function filesBelow(folder: string, ending: string): string[] {
  const paths = readdirSync(folder, { recursive: true, encoding: "utf8" });
  return paths.filter((path) => path.endsWith(ending)).map((path) => join(folder, path));
}

/** The rules that components register while they are drawn in a theme. */
function registeredBy(drawn: ReactNode, theme: ThemeConfig): string[] {
  const { createCache, StyleProvider } = require("@ant-design/cssinjs");
  const { ConfigProvider } = require("antd");
  const cache = createCache();
  renderToString(
    createElement(StyleProvider, { cache }, createElement(ConfigProvider, { theme }, drawn)),
  );
  const entries: [string, [number, [string]]][] = [...cache.cache];
  return entries.flatMap(([key, [, [rules]]]) => (key.startsWith("style%") ? [rules] : []));
}

/** The components of antd that the product draws, by the names that its modules import. */
function usedComponents(): [string, ComponentType<object>][] {
  const files = ["src", "renderers"].flatMap((folder) => filesBelow(join(root, folder), ".tsx"));
  const imported = files.flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(/import \{([^}]*)\} from "antd"/g)].flatMap(
      ([, names = ""]) => names.split(",").map((name) => name.trim()),
    ),
  );
  const antd: Record<string, ComponentType<object>> = require("antd");
  return [...new Set(imported)].flatMap((name) => {
    const component = /^(?!ConfigProvider)[A-Z]/.test(name) ? antd[name] : undefined;
    return component ? [[name, component] as [string, ComponentType<object>]] : [];
  });
}

const sheets = filesBelow(styleFiles, ".js").flatMap((path) => {
  const code = readFileSync(path, "utf8");
  if (!hasStyles(code)) return [];
  const file = relative(styleFiles, path).split(sep).join("/").replace(/\.js$/, "");
  return [rulesOf(file, code)];
});
const all = [sharedRules(), ...sheets].join("");

/** Properties with which every component can be drawn. */
const given: object = { open: true, options: [], items: [] };

const themes = [
  antdThemeOf({ isDark: false, hasMotion: true, measures: measuresOf.default }),
  antdThemeOf({ isDark: true, hasMotion: false, measures: measuresOf.mini }),
];

describe("the style sheets of antd hold every rule that a component registers in any theme", () => {
  it.each(usedComponents())("%s", (_name, component) => {
    for (const theme of themes) {
      const drawn = registeredBy(createElement(component, given), theme);
      expect(drawn.length).toBeGreaterThan(1);
      for (const rules of drawn) expect(all).toContain(rules);
    }
  });
});

it("a style file whose class name is not known is refused by its name", () => {
  const code = 'export default genStyleHooks("Button", () => ({}));';
  expect(() => rulesOf("space/style/unknown", code)).toThrow("space/style/unknown");
});

it("a built component brings its sheet, in a layer below ours, and no code that makes rules", async () => {
  const entry = "virtual:entry";
  const output = await build({
    configFile: false,
    root,
    logLevel: "silent",
    plugins: [
      {
        name: "entry",
        resolveId: (id) => (id === entry ? "/entry.js" : null),
        load: (id) =>
          id === "/entry.js" ? 'import { Button } from "antd"; console.log(Button);' : null,
      },
      partsByPath(),
      antdStyles(),
    ],
    build: { write: false, minify: false, cssMinify: false, rolldownOptions: { input: entry } },
  });
  const files = (output as Rolldown.RolldownOutput).output;
  const css = files
    .flatMap((file) => (file.type === "asset" ? [String(file.source)] : []))
    .join("");
  const code = files.flatMap((file) => (file.type === "chunk" ? [file.code] : [])).join("");
  expect(css).toContain("@layer antd");
  expect(css).toContain(".ant-btn");
  expect(css).not.toContain(".ant-table");
  expect(code).toContain('genStyleHooks("Button", null');
  expect(code).not.toContain("genSharedButtonStyle");
});
