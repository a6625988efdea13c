import { resolve } from "node:path";
import { expect, it } from "vitest";
import { pageUpdates } from "../../src/build/vite-page-plugin.ts";

it("a page that is deleted while its file is still being read stays deleted", async () => {
  const { configResolved, hotUpdate } = pageUpdates();
  if (typeof configResolved !== "function" || typeof hotUpdate !== "function") {
    throw new Error("The plugin follows no files.");
  }
  const sent: unknown[] = [];
  const send = ({ data }: { data: unknown }) => sent.push(data);
  const environment = { name: "client", hot: { send } };
  Reflect.apply(configResolved, {}, [{ root: resolve("/product") }]);
  const told = (type: string, read: () => Promise<string>) => {
    const file = resolve("/product/schemas/pages/points/rules.json");
    return Reflect.apply(hotUpdate, { environment }, [{ type, file, read }]);
  };
  let finish: (source: string) => void = () => undefined;
  const saved = told("update", () => new Promise((done) => (finish = done)));
  await told("delete", () => Promise.reject(new Error("There is no file.")));
  finish("{}");
  await saved;
  expect(sent).toEqual([{ path: "points/rules", source: null }]);
  await told("create", () => Promise.resolve("{}"));
  expect(sent.at(-1)).toEqual({ path: "points/rules", source: "{}" });
});
