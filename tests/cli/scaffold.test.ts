import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { importOpenApi } from "../../src/catalogue/import/import-open-api.ts";
import { people } from "../support/people.ts";
import { runCommand } from "./run-command.ts";

const root = mkdtempSync(join(tmpdir(), "scaffold-"));

beforeAll(() => {
  const catalogue = join(root, "schemas", "catalogue");
  mkdirSync(catalogue, { recursive: true });
  const { document } = importOpenApi(people, { name: "people" });
  writeFileSync(join(catalogue, "people.json"), JSON.stringify(document));
});
afterAll(() => rmSync(root, { recursive: true }));

const leftOut =
  "No form is proposed for PUT /users/{id}: the service does not return company in the form that the request takes, so saving could erase what it holds.\n";

it("says beside a proposed page which form is left out of it, and why", async () => {
  const { code, out, error } = await runCommand("scaffold", "people.list", "--root", root);
  expect({ code, error }).toEqual({ code: 0, error: leftOut });
  expect(JSON.parse(out).body.rows).toBe("people.list");
});

it("says it once for the pages of a whole service", async () => {
  const to = join(root, "made");
  const args = ["--service", "people", "--out", to, "--root", root];
  const { code, error } = await runCommand("scaffold", ...args);
  expect({ code, error }).toEqual({ code: 0, error: leftOut });
  expect(readFileSync(join(to, "pages", "people", "users.json"), "utf8")).toContain("people.list");
});

it("goes on where it was interrupted, and replaces nothing that somebody has changed since", async () => {
  const to = join(root, "interrupted");
  const args = ["--service", "people", "--out", to, "--root", root];
  await runCommand("scaffold", ...args);
  const menu = join(to, "people.menu.json");
  const page = join(to, "pages", "people", "users.json");
  rmSync(menu);
  expect((await runCommand("scaffold", ...args)).code).toBe(0);
  expect(existsSync(menu)).toBe(true);
  writeFileSync(page, "{}");
  rmSync(menu);
  const { code, error } = await runCommand("scaffold", ...args);
  expect({ code, error }).toEqual({
    code: 2,
    error: expect.stringContaining(`${page} already exists`),
  });
  expect(readFileSync(page, "utf8")).toBe("{}");
  expect(existsSync(menu)).toBe(false);
});

it.skipIf(process.platform === "win32")(
  "says in one line that nothing can be written there",
  async () => {
    writeFileSync(join(root, "file"), "");
    const places = [
      join(root, "file", "page.json"),
      ...(existsSync("/proc") ? ["/proc/no/page.json"] : []),
    ];
    for (const place of places) {
      const { code, error } = await runCommand(
        "scaffold",
        "people.list",
        "--root",
        root,
        "--out",
        place,
      );
      expect(code).toBe(1);
      expect(error.slice(leftOut.length)).toMatch(/^E[A-Z]+: .*\n$/);
    }
  },
);

it("names the document that cannot be read as one of the catalogue", async () => {
  const file = join(root, "schemas/catalogue/notes.json");
  for (const text of ["null", "[]", '{"paths":{"/a":null},"x-service":{"name":"notes"}}']) {
    writeFileSync(file, text);
    const { code, error } = await runCommand("scaffold", "people.list", "--root", root);
    expect([code, error]).toEqual([2, expect.stringContaining("schemas/catalogue/notes.json: ")]);
  }
  rmSync(file);
});
