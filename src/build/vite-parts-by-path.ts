import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { Plugin } from "vite";

const { resolve } = createRequire(import.meta.url);

const folderOf = (library: string): string => dirname(resolve(`${library}/package.json`));

/** Libraries whose index imports all their parts, each with the files that list the parts. */
const indexes: Readonly<Record<string, readonly string[]>> = {
  antd: [join(folderOf("antd"), "es/index.js")],
  "@ant-design/icons": [join(folderOf("@ant-design/icons"), "es/icons/index.js")],
  "@ant-design/pro-components": [join(folderOf("@ant-design/pro-components"), "es/card/index.js")],
  // The context of antd's fields would bring all that a form can do.
  "@rc-component/form": [join(folderOf("@rc-component/form"), "es/index.js")],
  "@tanstack/react-query": ["react-query", "query-core"].map((name) =>
    join(folderOf(`@tanstack/${name}`), "build/modern/index.js"),
  ),
};

/**
 * Parts whose file in the index adds other parts as properties, each with its own file, for modules
 * that use the part by itself.
 */
const alone: ReadonlyMap<string, string> = new Map([
  ["Input", join(folderOf("antd"), "es/input/Input.js")],
]);

const named = Object.keys(indexes).join("|");
const ofIndex = new RegExp(`\\bimport\\s*\\{([^}]*)\\}\\s*from\\s*["'](${named})["'];?`, "g");
const mentions = new RegExp(`["'](?:${named})["']`);

/**
 * Imports each part of these libraries from the part's own file, so that the imports of a module
 * show what it needs. Through an index, each module would seem to need the whole library.
 */
export function partsByPath(): Plugin {
  const parts = Object.fromEntries(
    Object.entries(indexes).map(([library, files]) => [library, partsOf(files)]),
  );
  return {
    name: "parts-by-path",
    apply: "build",
    transform(code, id) {
      if (!/\.[jt]sx?$/.test(id) || !mentions.test(code)) return null;
      const changed = code.replace(ofIndex, (_whole, names: string, library: string) =>
        names
          .split(",")
          .map((name) => name.trim())
          .filter((name) => name !== "")
          .map((name) => {
            const file = new RegExp(`\\b${name}\\.[A-Z]`).test(code) ? undefined : alone.get(name);
            return file === undefined
              ? importOf(name, library, parts[library])
              : `import ${name} from ${JSON.stringify(file)};`;
          })
          .join(" "),
      );
      return { code: changed, map: null };
    },
  };
}

/** The file of a part, and the name under which this file exports it. */
interface Part {
  file: string;
  exported: string;
}

/** The parts that the indexes of a library list, by their names. */
function partsOf(indexes: readonly string[]): Map<string, Part> {
  const reExported = /export \{ default as (\w+) \} from ["'](.+?)["']/g;
  const importedWhole = /^import (\w+) from ["'](.+?)["']/gm;
  const imported = /^import \{([^}]*)\} from ["'](.+?)["']/gm;
  const parts = new Map<string, Part>();
  for (const index of indexes) {
    const code = readFileSync(index, "utf8");
    const inFolder = (path: string): string => join(dirname(index), path);
    const whole = [...code.matchAll(reExported), ...code.matchAll(importedWhole)];
    for (const [, name = "", path = ""] of whole) {
      parts.set(name, { file: inFolder(path), exported: "default" });
    }
    for (const [, names = "", path = ""] of code.matchAll(imported)) {
      for (const name of names.split(",").map((part) => part.trim())) {
        parts.set(name, { file: inFolder(path), exported: name });
      }
    }
  }
  return parts;
}

function importOf(given: string, library: string, parts: Map<string, Part> | undefined): string {
  const [name = "", local = name] = given.split(/\s+as\s+/);
  const { file = library, exported = name } = parts?.get(name) ?? {};
  return `import { ${exported} as ${local} } from ${JSON.stringify(file)};`;
}
