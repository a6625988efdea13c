import { join } from "node:path";
import { build } from "vite";
import { expect, it } from "vitest";
import { partsByPath } from "../../src/build/vite-parts-by-path.ts";

const entry = "virtual:entry";
const source = `
  import {
    Button,
    Spin as Wheel,
  } from "antd";
  import { UserOutlined, createFromIconfontCN } from "@ant-design/icons";
  import { onlineManager, useQuery } from "@tanstack/react-query";
  console.log(Button, Wheel, UserOutlined, createFromIconfontCN, onlineManager, useQuery);
`;

it("a part of a library is imported from its own file, what is no part from the library", async () => {
  const imported: string[] = [];
  await build({
    configFile: false,
    root: join(import.meta.dirname, "../.."),
    logLevel: "silent",
    plugins: [
      {
        name: "entry",
        resolveId: (id) => (id === entry ? "/entry.js" : null),
        load: (id) => (id === "/entry.js" ? source : null),
        moduleParsed: ({ id, importedIds }) => {
          if (id === "/entry.js") imported.push(...importedIds);
        },
      },
      partsByPath(),
    ],
    build: { write: false, rolldownOptions: { input: entry } },
  });
  expect(imported.map((id) => id.replace(/.*\/node_modules\//, ""))).toEqual([
    "antd/es/button/index.js",
    "antd/es/spin/index.js",
    "@ant-design/icons/es/icons/UserOutlined.js",
    "@ant-design/icons/es/index.js",
    "@tanstack/query-core/build/modern/onlineManager.js",
    "@tanstack/react-query/build/modern/useQuery.js",
  ]);
});
