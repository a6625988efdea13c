import { runInNewContext } from "node:vm";
import { build } from "vite";
import { expect, it } from "vitest";
import { filesAhead } from "../../src/build/vite-files-ahead.ts";

/** Modules and what each says, by their names. */
const modules: Readonly<Record<string, string>> = {
  "/entry.js": 'import("/door.js"); import("/list.js"); import("/board.js");',
  "/door.js": 'console.log("door");',
  "/list.js": 'import "/row.js"; console.log("list");',
  "/board.js": 'import "/row.js"; console.log("board");',
  "/row.js": 'console.log("row");',
};

/** The script for screens that have one module each. */
async function script(): Promise<string> {
  const made = await build({
    configFile: false,
    logLevel: "silent",
    plugins: [
      {
        name: "modules",
        enforce: "pre",
        resolveId: (id) => (id in modules ? id : null),
        load: (id) => modules[id] ?? null,
      },
      filesAhead(
        {
          always: ["/entry.js"],
          signedOut: ["/door.js"],
          signedIn: ["/list.js"],
          dashboard: ["/board.js"],
        },
        "/preview.html",
      ),
    ],
    build: { write: false, rolldownOptions: { input: "/entry.js" } },
  });
  const outputs = [made].flat().flatMap((one) => ("output" in one ? one.output : []));
  const file = outputs.find(({ fileName }) => fileName.includes("/ahead-"));
  return file?.type === "asset" ? String(file.source) : "";
}

/** The files that a document at an address asks for, without their hashes. */
function asked(source: string, pathname: string, cookie: string): string[] {
  const links: { href: string }[] = [];
  const head = { append: (link: { href: string }) => links.push(link) };
  const document = { cookie, head, createElement: () => ({}) };
  const window = { location: { pathname } };
  runInNewContext(source, { window, document });
  return links.map(({ href }) => href.replace(/^\/assets\/(\w+)-.*$/, "$1")).sort();
}

it("asks for the files of the screen that comes first, with all that they import", async () => {
  const source = await script();
  expect(asked(source, "/login", "language=es")).toEqual(["door", "entry"]);
  expect(asked(source, "/points", "a=1; Admin-Token=t")).toEqual(["entry", "list", "row"]);
  expect(asked(source, "/", "Admin-Token=t")).toEqual(["board", "entry", "list", "row"]);
  expect(asked(source, "/points", "Admin-Token=")).toEqual(["door", "entry"]);
  expect(asked(source, "/preview.html", "Admin-Token=t")).toEqual([]);
});
