import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { expect, it } from "vitest";
import { silentIcons } from "../../src/build/vite-silent-icons.ts";

it("an icon without a name of its own has none, in the library's present form", async () => {
  const entry = createRequire(import.meta.url).resolve("@ant-design/icons");
  const { transform } = silentIcons();
  if (typeof transform !== "function") throw new Error("The plugin transforms nothing.");
  const change = (path: string, code: string) => Reflect.apply(transform, {}, [code, path]);
  for (const name of ["AntdIcon", "AntdIconLight"]) {
    const file = entry.replace(/lib\/index\.js$/, `es/components/${name}.js`);
    const { code } = change(file, await readFile(file, "utf8"));
    expect(code).toMatch(/\? \{ role: "img" \} : \{ "aria-hidden": true \}/);
    expect(() => change(file, "")).toThrow("no longer names icons");
  }
  expect(change("/other.js", "")).toBeNull();
});
