import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { beforeEach, describe, expect, it } from "vitest";
import { checkLocales } from "../../src/cli/check/check-locales.ts";
import { checkProject } from "../../src/cli/check/check-project.ts";
import { readPageFiles } from "../../src/cli/page-files.ts";
import { es as esTexts } from "../../src/i18n/es.ts";
import { textFolders, translators } from "../../src/i18n/texts.ts";
import { zh as zhTexts } from "../../src/i18n/zh.ts";
import { readFixtures } from "../../src/snapshot/project.ts";
import { runCommand } from "./run-command.ts";

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "screens-"));
});

function write(file: string, content: unknown): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  const text = typeof content === "string" ? content : JSON.stringify(content, null, 2);
  writeFileSync(join(root, file), text);
}

/** The findings of the check, as `file:line:column code pointer`. */
const found = () =>
  checkProject(root, "en").findings.map(
    ({ file, line, column, code, pointer }) => `${file}:${line}:${column} ${code} ${pointer}`,
  );

const thing = {
  type: "object",
  properties: { id: { type: "integer" }, name: { type: "string" } },
  required: ["id", "name"],
};

/** The document of a service with one list and, if given, further paths. */
function service(list: object, schema: object = thing, paths: object = {}) {
  const answer = {
    type: "object",
    properties: { code: { type: "integer" }, data: { type: "array", items: schema } },
  };
  const operation = {
    operationId: "thing.list",
    "x-effect": "read",
    "x-list": list,
    responses: { 200: { description: "OK", content: { "application/json": { schema: answer } } } },
  };
  const envelope = { code: "/code", data: "/data", messages: [], success: [{ from: 0, to: 0 }] };
  return {
    openapi: "3.1.0",
    info: { title: "Things", version: "1" },
    "x-service": { name: "things", envelope },
    paths: { "/things": { get: operation }, ...paths },
  };
}

const document = "schemas/catalogue/things.json";

describe("screens check", () => {
  it("finds characters that are not encoded in UTF-8", () => {
    write("schemas/pages/some.json", "");
    const latin = Buffer.from('{ "title": "Men\u00fc" }', "latin1");
    writeFileSync(join(root, "schemas/pages/some.json"), latin);
    const wide = Buffer.from('\ufeff{ "title": "Menu" }', "utf16le");
    writeFileSync(join(root, "schemas/pages/wide.json"), wide);
    expect(found()).toEqual([
      "schemas/pages/some.json:1:16 notUtf8 ",
      "schemas/pages/wide.json:1:1 notUtf8 ",
    ]);
  });

  it("finds properties that a document or a fixture has twice, of which the last would count", () => {
    const text = JSON.stringify(service({ rows: "/data" }), null, 2);
    write(document, text.replace('"info":', '"openapi": "3.1.0",\n  "info":'));
    const answer = '"answer": {"code": 0, "data": [{"id": 1, "id": 2, "name": "One"}]}';
    write("fixtures/thing.list/loaded.json", `{"request": {}, ${answer}}`);
    const twice = found().filter((finding) => finding.includes("duplicateProperty"));
    expect(twice).toEqual([
      "fixtures/thing.list/loaded.json:1:58 duplicateProperty /answer/data/0/id",
      `${document}:3:3 duplicateProperty /openapi`,
    ]);
  });

  it("names a fixture that is no JSON, the menu's too, beside everything else", () => {
    write(document, service({ rows: "/data" }));
    write("fixtures/thing.list/loaded.json", "<<<<<<< HEAD\n{}");
    write("fixtures/menu.getTreeList/loaded.json", "{");
    write("schemas/pages/some.json", "{,");
    const syntax = found().filter((finding) => finding.includes(" syntax "));
    expect(syntax).toEqual([
      "fixtures/thing.list/loaded.json:2:1 syntax ",
      "schemas/pages/some.json:1:2 syntax ",
    ]);
    expect(() => readFixtures(root)).toThrow(
      /^fixtures\/menu.getTreeList\/loaded.json is not JSON:/,
    );
  });

  it("finds nothing in what is shipped", () => {
    expect(checkProject(".", "en").findings).toEqual([]);
  });

  it("finds a page's problems by file, line and column, and answers 1", async () => {
    const body = { kind: "table", rows: "culturalGroup.page", columns: ["nmae"] };
    write("schemas/pages/some/page.json", { title: "Some", body });
    expect(found()).toEqual(["schemas/pages/some/page.json:7:7 unknownField /body/columns/0"]);
    const { code, out } = await runCommand("check", "--root", root);
    expect(code).toBe(1);
    expect(out).toContain("page.json:7:7 error unknownField: ");
    const inSpanish = await runCommand("check", "--root", root, "--language", "es");
    expect(inSpanish.out).toContain("¿Quiso decir");
  });

  it("finds what makes a document none, or none of the catalogue", () => {
    write("schemas/pages/some.json", "{");
    write(document, "{");
    expect(found()).toEqual([`${document}:1:1 syntax `, "schemas/pages/some.json:1:2 syntax "]);
    write(document, { ...service({ rows: "" }), "x-service": undefined });
    expect(found()).toContain(`${document}:1:1 noService `);
    write("schemas/catalogue/alone.json", { ...service({ rows: "" }), paths: {} });
    const unread = [{ name: "things" }, { name: "things", envelope: { data: "/data" } }];
    for (const told of unread) {
      write(document, { ...service({ rows: "" }), "x-service": told });
      expect(found()).toContain(`${document}:1:1 noService `);
      expect(found().join("\n")).not.toContain("contradiction");
    }
    rmSync(join(root, "schemas/catalogue/alone.json"));
    write(document, { ...service({ rows: "" }), paths: { "/things": { get: [] } } });
    expect(found().join("\n")).toContain("malformed /paths/~1things/get");
    write(document, service({ rows: "" }, { $ref: "#/components/schemas/Nothing" }));
    expect(found().join("\n")).toContain(" danglingReference ");
    write(document, { ...service({ rows: "" }), "x-success": { at: "saved", values: [true] } });
    expect(found().join("\n")).toContain(" badSuccess /x-success");
    write(document, { ...service({ rows: "" }), "x-succes": { at: "/saved", values: [true] } });
    expect(found().join("\n")).toContain(" misspeltExtension /x-succes");
  });

  it("names the document that contradicts an earlier one, or is broken, and no other", () => {
    const { paths, ...things } = service({ rows: "/data" });
    const named = (name: string, more: object = {}) => {
      const get = { ...paths["/things"].get, operationId: `${name}.list` };
      const serviceOfName = { ...things["x-service"], name };
      return { ...things, "x-service": serviceOfName, paths: { "/things": { get }, ...more } };
    };
    const told = () => found().filter((line) => !line.includes("ixture"));
    write("schemas/catalogue/another.json", named("another"));
    write(document, named("things"));
    write("schemas/catalogue/twice.json", named("things"));
    expect(told()).toEqual(["schemas/catalogue/twice.json:1:1 contradiction "]);
    rmSync(join(root, "schemas/catalogue/twice.json"));
    write(document, named("things", { "/more": null }));
    expect(told()).toEqual([
      expect.stringMatching(/things\.json:\d+:\d+ malformed \/paths\/~1more$/),
    ]);
  });

  it("knows the fields of a record that is one of several, as an import writes it", () => {
    const oneOf = [{ $ref: "#/components/schemas/Thing" }];
    const record = { oneOf, "x-key": "id", "x-label": "name" };
    write(document, {
      ...service({ rows: "" }, record),
      components: { schemas: { Thing: thing } },
    });
    expect(found().filter((line) => line.includes("unknownName"))).toEqual([]);
  });

  it("finds extensions that name what is not there, with what was probably meant", () => {
    const properties = {
      id: { type: "integer" },
      name: { type: "string", title: "member.usernmae", "x-cell": "coyp", "x-equals": "nmae" },
      file: { type: "string", "x-upload": "upload.anyFlie", "x-accept": ["pgn"] },
    };
    const record = { type: "object", "x-key": "key", "x-label": "nam", properties };
    write(document, service({ rows: "/data", current: "page" }, record));
    const { findings } = checkProject(root, "en");
    const told = findings.filter(({ severity }) => severity === "error");
    expect(told.map(({ code, pointer }) => `${code} ${pointer.split("/").at(-1)}`)).toEqual([
      "unknownName rows",
      "unknownName current",
      "unknownName x-key",
      "unknownName x-label",
      "unknownTitle title",
      "unknownName x-cell",
      "unknownName x-equals",
      "unknownName x-upload",
      "unknownName x-accept",
    ]);
    expect(told[5]?.message).toBe("“x-cell” names “coyp”, which does not exist. Write copy.");
  });

  it("finds operations without a fixture: an error where a page reads with them", () => {
    write(document, service({ rows: "" }));
    const { findings } = checkProject(root, "en");
    expect(findings).toMatchObject([{ code: "noFixtures", severity: "warning", file: document }]);
    write("schemas/pages/things.json", { title: "T", body: { kind: "table", rows: "thing.list" } });
    const file = "fixtures/thing.list/loaded.json";
    expect(checkProject(root, "en").findings).toContainEqual(
      expect.objectContaining({ code: "noFixture", severity: "error", file }),
    );
    write(file, { request: {}, answer: { code: 0, msg: "", data: [{ id: 1, name: "One" }] } });
    expect(checkProject(root, "en").findings).toMatchObject([
      { code: "noFixture", severity: "warning", file: "fixtures/thing.list/empty.json" },
    ]);
  });

  it("asks for no fixture of a write before a page may call it, and says how to make one", () => {
    const responses = { 200: { description: "OK" } };
    const archive = { operationId: "thing.archive", "x-effect": "write", responses };
    write(document, service({ rows: "" }, thing, { "/things/archive": { post: archive } }));
    const toolbar = [{ label: "Archive", call: "thing.archive" }];
    const body = { kind: "table", rows: "thing.list", toolbar };
    write("schemas/pages/things.json", { title: "T", body });
    for (const name of ["loaded", "empty"]) {
      write(`fixtures/thing.list/${name}.json`, {
        request: {},
        answer: { code: 0, data: name === "empty" ? [] : [{ id: 1, name: "One" }] },
      });
    }
    expect(checkProject(root, "en").findings).toMatchObject([
      {
        code: "noFixture",
        severity: "warning",
        file: "fixtures/thing.archive/loaded.json",
        remedy: expect.stringContaining(
          "`screens record thing.archive --service things=URL --writes`",
        ),
      },
    ]);
  });

  it("finds links that would carry data to hosts beside those that are named", async () => {
    const go = "'https://docs.example.com/?q=' + row.name";
    const body = { kind: "table", rows: "thing.list", rowActions: [{ label: "Docs", go }] };
    write(document, service({ rows: "" }));
    write("schemas/pages/things.json", { title: "T", body });
    const ofLinks = (linkHosts?: readonly string[]) =>
      checkProject(root, "en", textFolders, linkHosts)
        .findings.filter(({ code }) => code === "unlistedHost")
        .map(({ severity, pointer }) => `${severity} ${pointer}`);
    expect(ofLinks(["example.org"])).toEqual(["warning /body/rowActions/0/go"]);
    expect(ofLinks(["docs.example.com"])).toEqual([]);
    expect(ofLinks()).toEqual([]);
    const { code, error } = await runCommand("check", "--link-hosts", "example.org,//example.com");
    expect([code, error]).toEqual([2, expect.stringContaining('"//example.com" is not one.')]);
  });

  it("finds fixtures that are not as the catalogue says", () => {
    write(document, service({ rows: "" }));
    const answer = (data: unknown, code = 0) => ({ request: {}, answer: { code, msg: "", data } });
    write("fixtures/thing.list/empty.json", answer([{ id: 1, name: "One" }]));
    write("fixtures/thing.list/loaded.json", answer([]));
    // What all rows have in common is told once.
    const other = { id: "1", name: "One", size: 2 };
    write("fixtures/thing.list/other.json", answer([other, { ...other, name: "Two" }]));
    write("fixtures/thing.list/refused.json", answer(null, 40300));
    write("fixtures/thing.list/whole.json", answer([], 0).answer);
    write("fixtures/thing.lits/loaded.json", answer([]));
    expect(found()).toEqual([
      "fixtures/thing.list/empty.json:6:13 fixtureWithRows /answer/data",
      "fixtures/thing.list/loaded.json:6:13 fixtureWithoutRows /answer/data",
      "fixtures/thing.list/other.json:8:15 fixtureDiffers /answer/data/0/id",
      "fixtures/thing.list/other.json:10:17 fixtureDiffers /answer/data/0/size",
      "fixtures/thing.list/whole.json:1:1 notAFixture ",
      "fixtures/thing.lits/loaded.json:1:1 fixtureOfNothing ",
    ]);
  });

  it("finds files that cannot be read, checks the others, and passes over a folder with a file's name", () => {
    write("schemas/pages/folder.json/inner.json", {
      body: { kind: "table", rows: "dictType.list" },
    });
    expect(found().filter((line) => line.startsWith("schemas/pages/folder.json:"))).toEqual([]);
    write("schemas/pages/wrong.json", "{,");
    symlinkSync("../nowhere", join(root, "schemas/pages/link.json"));
    symlinkSync("circle.json", join(root, "schemas/pages/circle.json"));
    mkdirSync(join(root, "fixtures/dictType.list"), { recursive: true });
    symlinkSync("nowhere", join(root, "fixtures/dictType.list/loaded.json"));
    const { findings } = checkProject(root, "en");
    const ofFile = (name: string) => findings.filter(({ file }) => file.endsWith(name));
    expect(ofFile("link.json")).toEqual([
      expect.objectContaining({
        file: "schemas/pages/link.json",
        line: 1,
        severity: "error",
        code: "linkToNothing",
        message: "This is a link to “../nowhere”, where there is no file.",
      }),
    ]);
    expect(ofFile("circle.json").map(({ code }) => code)).toEqual(["unreadable"]);
    expect(ofFile("dictType.list/loaded.json").map(({ code }) => code)).toEqual(["linkToNothing"]);
    expect(ofFile("wrong.json").map(({ code }) => code)).toEqual(["syntax"]);
  });

  it("checks each page once where links lead back to the folders around them", () => {
    write("schemas/pages/points/page.json", { title: "Here", body: { kind: "card" } });
    write("linked/more.json", { title: "There", body: { kind: "card" } });
    symlinkSync("..", join(root, "schemas/pages/points/up"));
    symlinkSync(".", join(root, "schemas/pages/self"));
    symlinkSync("../../linked", join(root, "schemas/pages/linked"));
    expect(readPageFiles(root).map(({ path }) => path)).toEqual(["linked/more", "points/page"]);
  });

  it("finds languages that lack a text, a place in one, or say nothing", () => {
    const zh = { ...zhTexts, common: { ...zhTexts.common, back: "", loading: "{{name}}…" } };
    const { wire: _wire, ...es } = esTexts;
    const locales = { ...textFolders["src/i18n"], zh, es };
    const findings = checkLocales({ "src/i18n": locales }, ".", translators.en);
    expect(findings).toContainEqual(
      expect.objectContaining({
        file: "src/i18n/zh.ts",
        code: "emptyText",
        pointer: "common.back",
      }),
    );
    const places = findings.find(({ code }) => code === "otherPlaces");
    expect(places).toMatchObject({ file: "src/i18n/zh.ts", pointer: "common.loading", column: 5 });
    expect(places?.line).toBeGreaterThan(1);
    const missing = findings.filter(({ code }) => code === "missingText");
    expect(missing.map(({ pointer }) => pointer)).toContain("wire.succeeded");
  });
});
