import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { Plugin } from "vite";

const { resolve } = createRequire(import.meta.url);

/** Libraries whose index imports all their parts, each with the file that lists the parts. */
const indexes: Readonly<Record<string, string>> = {
  antd: join(dirname(resolve("antd/package.json")), "es/index.js"),
  "@ant-design/icons": join(
    dirname(resolve("@ant-design/icons/package.json")),
    "es/icons/index.js",
  ),
};

const ofIndex = /\bimport\s*\{([^}]*)\}\s*from\s*["'](antd|@ant-design\/icons)["'];?/g;

/**
 * Imports each part of these libraries from the part's own file, so that the imports of a module
 * show what it needs. Through an index, each module would seem to need the whole library.
 */
export function partsByPath(): Plugin {
  const parts = Object.fromEntries(
    Object.entries(indexes).map(([library, index]) => [library, partsOf(index)]),
  );
  return {
    name: "parts-by-path",
    apply: "build",
    transform(code, id) {
      if (!/\.[jt]sx?$/.test(id) || !/["'](?:antd|@ant-design\/icons)["']/.test(code)) return null;
      const changed = code.replace(ofIndex, (_whole, names: string, library: string) =>
        names
          .split(",")
          .map((name) => name.trim())
          .filter((name) => name !== "")
          .map((name) => importOf(name, library, parts[library]))
          .join(" "),
      );
      return { code: changed, map: null };
    },
  };
}

/** The file of each part of a library, by the part's name. */
function partsOf(index: string): Map<string, string> {
  const exported = /export \{ default as (\w+) \} from ["'](.+?)["']/g;
  const found = readFileSync(index, "utf8").matchAll(exported);
  return new Map([...found].map(([, name = "", path = ""]) => [name, join(dirname(index), path)]));
}

function importOf(given: string, library: string, parts: Map<string, string> | undefined): string {
  const [name = "", local = name] = given.split(/\s+as\s+/);
  const file = parts?.get(name);
  if (file === undefined) return `import { ${given} } from ${JSON.stringify(library)};`;
  return `import ${local} from ${JSON.stringify(file)};`;
}
