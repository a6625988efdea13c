import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { expect, it } from "vitest";
import { nativeAssign } from "../../src/build/vite-native-assign.ts";

it("packages use the browser's own function, in the form that their compiler writes", async () => {
  const entry = createRequire(import.meta.url).resolve("@ant-design/icons");
  const { transform } = nativeAssign();
  if (typeof transform !== "function") throw new Error("The plugin transforms nothing.");
  const change = (path: string, code: string) => Reflect.apply(transform, {}, [code, path]);
  const icon = entry.replace(/lib\/index\.js$/, "es/icons/UserOutlined.js");
  const source = await readFile(icon, "utf8");
  const { code } = change(icon, source);
  expect(code.split("\n")[0]).toBe("const _extends = Object.assign;");
  expect(code.split("\n").slice(1)).toEqual(source.split("\n").slice(1));
  expect(change("/src/own.js", source)).toBeNull();
  expect(change("/node_modules/other.js", "")).toBeNull();
});
