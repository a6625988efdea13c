import { build } from "vite";
import { expect, it } from "vitest";
import { screenModules } from "../../src/build/vite-screen-modules.ts";

/** Modules and what each says, by their names. */
const modules: Readonly<Record<string, string>> = {
  "/entry.js": 'import("/door.js"); import("/list.js"); import("/board.js");',
  "/door.js": 'import "/all.js"; import "/lock.js"; import("/later.js");',
  "/list.js": 'import "/all.js"; import "/frame.js"; import "/row.js";',
  "/board.js": 'import "/all.js"; import "/frame.js"; import "/chart.js";',
  ...Object.fromEntries(
    ["all", "frame", "lock", "row", "chart", "later"].map((name) => [
      `/${name}.js`,
      `console.log("${name}");`,
    ]),
  ),
};

it("tells which screens need a module, without what they load on demand", async () => {
  const screens = screenModules({
    door: ["/door.js"],
    list: ["/list.js"],
    board: ["/board.js"],
  });
  await build({
    configFile: false,
    logLevel: "silent",
    plugins: [
      {
        name: "modules",
        enforce: "pre",
        resolveId: (id) => (id in modules ? id : null),
        load: (id) => modules[id] ?? null,
      },
      screens.plugin,
    ],
    build: { write: false, rolldownOptions: { input: "/entry.js" } },
  });
  const parts = Object.keys(modules).map((id) => [id.slice(1, -3), screens.partOf(id)]);
  expect(Object.fromEntries(parts)).toEqual({
    entry: null,
    later: null,
    all: "start",
    frame: "pages",
    door: "door",
    lock: "door",
    list: "list",
    row: "list",
    board: "board",
    chart: "board",
  });
});
