import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it, vi } from "vitest";
import { helpText, loadCommands } from "../../src/cli/main.ts";
import { runCommand as run } from "./run-command.ts";

describe("the command line", () => {
  it("lists every command on one line, and one alone with its options", async () => {
    const { code, out } = await run("--help");
    expect(code).toBe(0);
    for (const [name, { summary, options }] of Object.entries(await loadCommands())) {
      expect(out.split("\n").filter((line) => line.includes(`screens ${name}`))).toEqual([
        expect.stringContaining(summary),
      ]);
      const alone = await run(name, "--help");
      expect(alone).toEqual({ code: 0, out: await helpText(name), error: "" });
      for (const option of Object.keys(options)) expect(alone.out).toContain(`--${option}`);
    }
  });

  it("answers 2, the command that was meant and the list where there is no such command", async () => {
    const { code, error } = await run("chekc");
    expect(code).toBe(2);
    expect(error).toBe(`There is no command "chekc". Did you mean "check"?\n\n${await helpText()}`);
    expect(await run("constructor")).toMatchObject({ code: 2 });
    expect(await run()).toMatchObject({ code: 2, out: await helpText() });
  });

  it.each([
    [["check", "--formt", "json"], 'There is no option "--formt". Did you mean --format?'],
    [["check", "--format", "jsno"], '--format cannot be "jsno". Did you mean "json"?'],
    [["check", "--format"], "--format needs a value: --format FORMAT."],
    [["check", "--watch=yes"], '--watch takes no value. Remove "yes".'],
    [["check", "here"], 'There is one argument too many: "here". Remove it.'],
    [["check", "--root", "tests"], "There is no folder"],
    [["diff", "dashboard"], "B is missing."],
    [["scaffold"], "OPERATION is missing."],
    [["scaffold", "--service", "pionts", "--out", "x"], 'Did you mean "points"?'],
    [["scaffold", "--service", "points"], "--out schemas"],
    [["scaffold", "culturalGroup.pgae"], 'Did you mean "culturalGroup.page"?'],
    [["import", "nowhere.json"], "The service needs a name: --name NAME."],
    [["import", "nowhere.json", "--name", "a"], 'There is no file "nowhere.json".'],
    [["types", "nowhere.json"], 'There is no file "nowhere.json".'],
    [["types", "src"], '"src" is not a file.'],
    [["docs", "--out", "README.md"], '"README.md" is not a folder'],
    [["import", "x.json", "--name", "a", "--success", "all"], "write 0,200-299."],
    [
      ["import", "x.json", "--name", "a", "--code", "code"],
      '--code cannot be "code"; write /code.',
    ],
    [["import", "x.json", "--name", "a", "--total", "meta.total"], "write /meta/total."],
    [["import", "x.json", "--name", "a", "--message", "msg"], "write /msg."],
    [["snapshot", "points/usr"], 'There is no page "points/usr". Did you mean "points/user"?'],
    [["snapshot", "--role", "custmer"], '--role cannot be "custmer". Did you mean "customer"?'],
    [["snapshot", "--state", "emty"], '--state cannot be "emty". Did you mean "empty"?'],
    [
      ["record", "dict.getLis"],
      'There is no operation "dict.getLis". Did you mean "dict.getList"?',
    ],
    [["record", "dict.getList"], "Where is the service?"],
    [["types", "README.md"], "README.md is not JSON: "],
    [["types", "package.json"], "package.json is not an OpenAPI 3.1 document. "],
    [["scaffold", "zzz"], 'no operation "zzz". "screens types" tells which there are.'],
  ])("of %j it says what is wrong, and what to do", async (args, sentence) => {
    const { code, out, error } = await run(...args);
    expect(error).toContain(sentence);
    expect(error).toContain(`"screens ${args[0]} --help" shows its options.`);
    expect({ code, out }).toEqual({ code: 2, out: "" });
  });

  it("judges no pages but those of the project that it is called in", async () => {
    const nowhere = mkdtempSync(join(tmpdir(), "nowhere-"));
    const cwd = vi.spyOn(process, "cwd").mockReturnValue(nowhere);
    const answers = [await run("check"), await run("snapshot")];
    const { code } = await run("types");
    cwd.mockRestore();
    for (const { code, error } of answers) {
      expect(error).toContain(
        `Neither ${nowhere} nor a folder above it contains schemas/pages or schemas/catalogue. Set`,
      );
      expect(code).toBe(2);
    }
    expect(code).toBe(0);
  });

  it("takes the folder of a project that has only a catalogue yet", async () => {
    const root = mkdtempSync(join(tmpdir(), "catalogue-"));
    mkdirSync(join(root, "schemas/catalogue"), { recursive: true });
    const file = join(root, "schemas/catalogue/mine.json");
    writeFileSync(file, `\ufeff${readFileSync("schemas/catalogue/points.json", "utf8")}`);
    const cwd = vi.spyOn(process, "cwd").mockReturnValue(root);
    const [scaffolded, checked] = [await run("scaffold", "dictType.list"), await run("check")];
    const probed = await run("probe", "--service", "http://127.0.0.1:9");
    cwd.mockRestore();
    const sentence = "is not JSON: it begins with an invisible byte order mark; save it as UTF-8";
    expect(scaffolded.error).toContain(`schemas/catalogue/mine.json ${sentence}`);
    expect(checked.out).toContain("This is not JSON: it begins with an invisible byte order mark");
    expect(probed).toEqual({ ...scaffolded, error: scaffolded.error.replace("scaffold", "probe") });
  });

  it("has its commands in the contributors' table", async () => {
    const guide = readFileSync("CONTRIBUTING.md", "utf8");
    const missing = Object.keys(await loadCommands()).filter(
      (name) => !guide.includes(`npm run screens -- ${name}`) && !guide.includes(`npm run ${name}`),
    );
    expect(missing).toEqual([]);
  });
});

describe("screens types", () => {
  it("prints what `generate` writes", async () => {
    const { code, out } = await run("types");
    expect(code).toBe(0);
    expect(out).toBe(readFileSync("src/catalogue/types.gen.ts", "utf8"));
  });

  it("prints the types of the documents named alone", async () => {
    const { out } = await run("types", "schemas/catalogue/points.json");
    expect(out).toContain('"culturalGroup.page"');
    expect(out).not.toContain('"login.login"');
  });

  it("prints every alternative of a value, and null", async () => {
    const file = join(mkdtempSync(join(tmpdir(), "types-")), "notes.json");
    const text = { anyOf: [{ type: "string" }, { type: "null" }] };
    const properties = { note: text, amount: { type: ["number", "string", "null"] } };
    const schemas = { Note: { type: "object", properties } };
    const envelope = { messages: [], success: [] };
    const service = { name: "notes", envelope };
    const document = { openapi: "3.1.0", info: { title: "N", version: "1" }, "x-service": service };
    writeFileSync(file, JSON.stringify({ ...document, paths: {}, components: { schemas } }));
    const { out } = await run("types", file);
    expect(out).toContain("Note = { note?: string | null; amount?: number | string | null }");
  });
});

describe("screens diff", () => {
  it("answers 0 for pages that say the same, by path or by file", async () => {
    const file = "schemas/pages/points/department.json";
    expect(await run("diff", "points/department", file)).toEqual({ code: 0, out: "", error: "" });
  });

  it("prints each difference with its place, and answers 1", async () => {
    const old = "tests/language/migrations/old-pages/first-member.json";
    const { code, out } = await run("diff", old, "system/member");
    expect(code).toBe(1);
    expect(out).toMatch(
      /^system\/member#\/body\/rowActions\/\d members: Action “Details” added\.$/m,
    );
  });

  it("says which page is not there, and answers 2", async () => {
    const { code, error } = await run("diff", "points/department", "points/nowhere");
    expect(code).toBe(2);
    expect(error).toContain('There is neither a file nor a page "points/nowhere".');
  });
});

describe("screens diff --explain", () => {
  const shipped = readFileSync("schemas/pages/points/cultural-group.json", "utf8");
  const file = join(mkdtempSync(join(tmpdir(), "explained-")), "changed.json");

  it("tells what a page does otherwise than before, and answers 1", async () => {
    writeFileSync(file, shipped.replace('"ids": "[row.id]"', '"ids": "[row.userCount]"'));
    const { code, out } = await run("diff", "--explain", "points/cultural-group", file);
    expect(code).toBe(1);
    const changed = out.split("\n").filter((line) => !/^ /.test(line));
    expect(changed).toEqual([
      expect.stringMatching(/^- .*The record: `ids` is `\[row\.id\]`\.$/),
      expect.stringMatching(/^\+ .*The record: `ids` is `\[row\.userCount\]`\.$/),
      expect.stringMatching(/^\+ .*! This is “Users”, but “Cultural group ID” is needed: /),
      "",
    ]);
  });

  it("answers 0 where another text does the same", async () => {
    writeFileSync(file, JSON.stringify(JSON.parse(shipped)));
    const result = await run("diff", "--explain", "points/cultural-group", file);
    expect(result).toEqual({ code: 0, out: "", error: "" });
  });
});

describe("a page file that cannot be read", () => {
  const root = mkdtempSync(join(tmpdir(), "screens-"));
  const pages = join(root, "schemas/pages");
  mkdirSync(pages, { recursive: true });
  const page = { title: "Kinds", body: { kind: "table", rows: "dictType.list" } };
  writeFileSync(join(pages, "kinds.json"), JSON.stringify(page));
  symlinkSync("nowhere", join(pages, "gone.json"));
  const told = "schemas/pages/gone.json: This is a link to “nowhere”, where there is no file.\n";

  it("is named by every command, which goes on with the others", async () => {
    const all = await run("explain", "--root", root);
    expect(all).toMatchObject({ code: 1, error: told });
    expect(all.out).toContain("- Kinds (kinds)");
    expect(await run("explain", "kinds", "--root", root)).toEqual({ ...all, code: 0 });
    const same = await run("diff", "kinds", "kinds", "--root", root);
    expect(same).toEqual({ code: 0, out: "", error: told });
    expect(await run("docs", "--root", root)).toMatchObject({ code: 0, error: told });
  });

  it("is not told as a page that is not there alone", async () => {
    const { code, error } = await run("snapshot", "gone", "--root", root);
    expect([code, error.startsWith(told)]).toEqual([2, true]);
  });
});

describe("screens explain", () => {
  it("says what pages do, in the language asked for", async () => {
    const { code, out } = await run("explain", "points/department", "--language", "zh");
    expect(code).toBe(0);
    expect(out).toContain("对 `departments` 中选中的记录：`pointsSysUser.getByDeptId`（读取、");
  });

  it("writes a file for each page into a folder, and none beside it", async () => {
    const folder = join(mkdtempSync(join(tmpdir(), "explained-")), "texts");
    const file = "../cli/../../schemas/pages/points/department.json";
    await run("explain", "points/department", join(import.meta.dirname, file), "--out", folder);
    await run("explain", "./tests/../package.json", "--out", folder);
    expect(readdirSync(folder)).toEqual(["department.md", "package.md", "points"]);
    const kept = readFileSync(join(folder, "points/department.md"), "utf8");
    expect(kept).toBe((await run("explain", "points/department")).out);
    const again = ["explain", "points/department", "--out", folder];
    expect(await run(...again, "--language", "ja")).toMatchObject({ code: 0 });
    writeFileSync(join(folder, "points/department.md"), "- Ask the head of the department.\n");
    expect(await run(...again)).toMatchObject({
      code: 2,
      error: expect.stringContaining("department.md already exists"),
    });
  });

  it("says where a page cannot be read, and answers 1", async () => {
    const file = join(mkdtempSync(join(tmpdir(), "explained-")), "half.json");
    writeFileSync(file, '{\n  "title": ');
    const { code, out } = await run("explain", file);
    expect(code).toBe(1);
    expect(out).toMatch(
      /^- `.*half\.json:2:\d+` cannot be read as a page\.\n {2}! This is not JSON/,
    );
  });

  it("says of an unknown page or language what to do", async () => {
    const unknown = await run("explain", "points/departmen");
    expect(unknown.error).toContain('Did you mean "points/department"?');
    expect(await run("explain", "--language", "fr")).toMatchObject({ code: 2 });
  });
});
