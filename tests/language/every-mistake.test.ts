import { describe, expect, it } from "vitest";
import { createEnvironment } from "../../renderers/environment.ts";
import { shippedCatalogue } from "../../src/catalogue/shipped.ts";
import { languages } from "../../src/i18n/language.ts";
import { translators } from "../../src/i18n/texts.ts";
import { compilePage } from "../../src/language/compile/compile-page.ts";
import { fixesOf } from "../../src/language/fixes/fixes-of.ts";
import { applyFix } from "../../src/language/fixes/quick-fix.ts";
import { describeProblem, type ProblemCode } from "../../src/language/problem.ts";

const environment = createEnvironment(shippedCatalogue(), translators.en, ["docs.example.com"]);

/** Whether the fixes correct a mistake, or a person must decide. */
type Fix = "mended" | "by hand";

/** A page's body in which `«` and `»` enclose the mistake, and the expected problem. */
type Mistake = readonly [
  name: string,
  body: string,
  code: ProblemCode,
  pointer: string,
  suggestion: string | null,
  fix: Fix,
];

const table = (more: string) => `{ "kind": "table", "rows": "culturalGroup.page"${more} }`;
const column = (said: string) => table(`, "columns": [${said}]`);
const action = (said: string) => table(`, "rowActions": [{ "label": "Do", ${said} }]`);
const when = (condition: string) => table(`, "when": "${condition}"`);
const inRow = (condition: string) => action(`"when": "${condition}", "go": "'/'"`);
const form = (said: string) => `{ "kind": "form", "submit": "culturalGroup.add"${said} }`;
const dual = (save: string) =>
  `{ "kind": "dualList", "candidates": { "call": "culturalGroupUserRel.candidates", "with": { "groupId": 1 } }, "current": { "call": "culturalGroupUserRel.current", "with": { "groupId": 1 } }, "save": ${save} }`;

const mistakes: readonly Mistake[] = [
  // Unknown or misspelt names.
  ["a kind", `{ "kind": «"tabel"» }`, "unknownKind", "/body/kind", "table", "mended"],
  ["a property", table(`, «"serach"»: []`), "unknownProperty", "/body/serach", "search", "mended"],
  [
    "a block straight among tabs",
    `{ "kind": "tabs", "items": [«{» "kind": "table", "rows": "culturalGroup.page" }] }`,
    "blockUnplaced",
    "/body/items/0",
    null,
    "by hand",
  ],
  [
    "an operation",
    `{ "kind": "table", "rows": «"culturalGroup.pgae"» }`,
    "unknownOperation",
    "/body/rows",
    "culturalGroup.page",
    "mended",
  ],
  ["a field", column(`«"nmae"»`), "unknownField", "/body/columns/0", "name", "mended"],
  [
    "a field of a form",
    form(`, "fields": ["name", { "field": «"remrak"» }]`),
    "unknownField",
    "/body/fields/1/field",
    "remark",
    "mended",
  ],
  [
    "a parameter",
    `{ "kind": "table", "rows": { "call": "culturalGroup.page", "with": { «"nmae"»: "'x'" } } }`,
    "unknownParameter",
    "/body/rows/with/nmae",
    "name",
    "mended",
  ],
  [
    "a cell",
    column(`{ "field": "name", "cell": «"tetx"» }`),
    "unknownCell",
    "/body/columns/0/cell",
    "text",
    "mended",
  ],
  [
    "a widget",
    form(`, "fields": ["name", { "field": "remark", "widget": «"textaera"» }]`),
    "unknownWidget",
    "/body/fields/1/widget",
    "textarea",
    "mended",
  ],
  [
    "an icon",
    action(`"icon": «"dleete"», "go": "'/'"`),
    "unknownIcon",
    "/body/rowActions/0/icon",
    "delete",
    "mended",
  ],
  [
    "a dictionary",
    `{ "kind": "figures", "items": [{ "label": "Entries", "from": { "call": "dict.getList", "with": { "dictType": «"'common_staus'"» } }, "value": "1" }] }`,
    "unknownDictionary",
    "/body/items/0/from/with/dictType",
    "common_status",
    "mended",
  ],
  [
    "a language key",
    table(`, "title": «"menu.pionts"»`),
    "unknownKey",
    "/body/title",
    "menu.points",
    "mended",
  ],
  [
    "the name of a block",
    `{ "kind": "stack", "items": [{ "kind": "table", "name": "groups", "rows": "culturalGroup.page" }, { "kind": "table", "rows": "deptGroup.page", "when": "blocks.«gruops».selected.id == 1" }] }`,
    "unknownBlock",
    "/body/items/1/when",
    "groups",
    "mended",
  ],
  [
    "a permission",
    when("can(«'points:culturalGroup:raed'»)"),
    "unknownPermission",
    "/body/when",
    "points:culturalGroup:read",
    "mended",
  ],
  ["a variable", when("«usre».isAdmin"), "unknownVariable", "/body/when", "user", "mended"],
  [
    "a function",
    when("«siez»(user.username) > 0"),
    "unknownFunction",
    "/body/when",
    "size",
    "mended",
  ],
  // Missing parts.
  [
    "a required parameter",
    `{ "kind": "table", "rows": «"culturalGroupUserRel.current"» }`,
    "missingParameter",
    "/body/rows",
    null,
    "by hand",
  ],
  [
    "a required field of a form",
    `{ "kind": "form", "submit": «"culturalGroup.add"», "fields": ["remark"] }`,
    "missingParameter",
    "/body/submit",
    null,
    "mended",
  ],
  ["a required property", `«{» "kind": "table" }`, "missingProperty", "/body", null, "mended"],
  [
    "a translation",
    table(`, "title": «{» "en": "Groups", "zh": "小组" }`),
    "missingTranslation",
    "/body/title",
    null,
    "mended",
  ],
  // Mistakes in expressions.
  [
    "its type",
    `{ "kind": "table", "rows": "culturalGroup.page", "when": «"user.username"» }`,
    "expressionType",
    "/body/when",
    null,
    "by hand",
  ],
  [
    "an operand's type",
    inRow("«row.id > '1'»"),
    "wrongOperand",
    "/body/rowActions/0/when",
    null,
    "by hand",
  ],
  [
    "a field that the answer does not have",
    inRow("row.«stauts» == 1"),
    "unknownMember",
    "/body/rowActions/0/when",
    "status",
    "mended",
  ],
  [
    "a field that only some of several records have",
    inRow("[{'id': 1}, {'name': 'x'}].exists(one, one.«name» == 'x')"),
    "notInEvery",
    "/body/rowActions/0/when",
    null,
    "by hand",
  ],
  [
    "a value outside its enumeration",
    `{ "kind": "table", "rows": "page.getList", "rowActions": [{ "label": "Do", "when": "«row.state == 'darft'»", "go": "'/'" }] }`,
    "neverEqual",
    "/body/rowActions/0/when",
    "draft",
    "mended",
  ],
  [
    "a sum with an integer that no number holds",
    inRow("row.id == «9007199254740993» + 1"),
    "integerTooLarge",
    "/body/rowActions/0/when",
    null,
    "by hand",
  ],
  [
    "a denial that holds where there is no value",
    `{ "kind": "table", "rows": "pointsSysUser.getByDeptId", "rowActions": [{ "label": "Do", "when": "!(«row.monthAvgPoints < 5»)", "go": "'/'" }] }`,
    "holdsWithoutValue",
    "/body/rowActions/0/when",
    null,
    "by hand",
  ],
  [
    "what costs too much",
    action(`"when": «"[row]${".map(a, [a, a])".repeat(30)} != []"», "go": "'/'"`),
    "costsTooMuch",
    "/body/rowActions/0/when",
    null,
    "by hand",
  ],
  [
    "what is no expression",
    when("user.isAdmin &&«»"),
    "expressionSyntax",
    "/body/when",
    null,
    "by hand",
  ],
  // Parts that do not fit each other.
  [
    "a table of an operation that lists nothing",
    `{ "kind": "table", "rows": «"member.userInfo"» }`,
    "notAList",
    "/body/rows",
    null,
    "by hand",
  ],
  [
    "a table of a write",
    `{ "kind": "table", "rows": «"culturalGroup.add"» }`,
    "notARead",
    "/body/rows",
    null,
    "by hand",
  ],
  [
    "a form that submits a read",
    `{ "kind": "form", "submit": «"culturalGroup.page"» }`,
    "notAWrite",
    "/body/submit",
    null,
    "by hand",
  ],
  [
    "a page that signs its reader out",
    `{ "kind": "detail", "record": «"login.logout"» }`,
    "sessionCall",
    "/body/record",
    null,
    "by hand",
  ],
  [
    "a button that signs in",
    action(`"call": { "call": «"login.login"», "with": { "username": "'x'", "password": "'x'" } }`),
    "sessionCall",
    "/body/rowActions/0/call/call",
    null,
    "by hand",
  ],
  [
    "a dual list whose save does not take what its lists give",
    dual(`«{» "call": "culturalGroup.add", "with": { "name": "'x'" } }`),
    "saveDoesNotFit",
    "/body/save",
    null,
    "by hand",
  ],
  [
    "a cell for another type",
    column(`{ "field": "name", "cell": «"money"» }`),
    "cellDoesNotFit",
    "/body/columns/0/cell",
    null,
    "by hand",
  ],
  [
    "an action that does nothing",
    table(`, "rowActions": [«{» "label": "Do" }]`),
    "actionWithoutEffect",
    "/body/rowActions/0",
    null,
    "by hand",
  ],
  [
    "an action that does two things",
    table(
      `, "rowActions": [«{» "label": "Do", "go": "'/'", "open": { "kind": "table", "rows": "deptGroup.page" } }]`,
    ),
    "actionWithTwoEffects",
    "/body/rowActions/0",
    null,
    "by hand",
  ],
  // Mistakes that are reported only once, without their consequences.
  [
    "a property that must be there, misspelt",
    `{ "kind": "table", «"rwos"»: "culturalGroup.page" }`,
    "unknownProperty",
    "/body/rwos",
    "rows",
    "mended",
  ],
  [
    "an effect of an action, misspelt",
    table(`, "toolbar": [{ "label": "Do", «"og"»: "'/'" }]`),
    "unknownProperty",
    "/body/toolbar/0/og",
    "go",
    "mended",
  ],
  [
    "an action of an unknown operation",
    table(`, "toolbar": [{ "label": "Do", "call": «"menu.ad"» }]`),
    "unknownOperation",
    "/body/toolbar/0/call",
    "menu.add",
    "mended",
  ],
  [
    "a parameter that must be given, misspelt",
    action(`"call": { "call": "culturalGroup.delete", "with": { «"idss"»: "[row.id]" } }`),
    "unknownParameter",
    "/body/rowActions/0/call/with/idss",
    "ids",
    "mended",
  ],
  [
    "arguments that are none",
    action(`"call": { "call": "culturalGroup.delete", "with": «"[row.id]"» }`),
    "wrongType",
    "/body/rowActions/0/call/with",
    null,
    "by hand",
  ],
  [
    "a field that a form must ask for, misspelt",
    form(`, "fields": [«"nmae"», "remark"]`),
    "unknownField",
    "/body/fields/0",
    "name",
    "mended",
  ],
  [
    "a misspelt kind of a block that another reads",
    `{ "kind": "split", "start": { "kind": «"tre"», "name": "departments", "rows": "pointsSysDept.getAllDeptWithUsers" }, "end": { "kind": "table", "rows": { "call": "pointsSysUser.getByDeptId", "with": { "deptId": "blocks.departments.selected.id" } } } }`,
    "unknownKind",
    "/body/start/kind",
    "tree",
    "mended",
  ],
  // Mistakes in constant arguments.
  [
    "a number where a text is taken",
    `{ "kind": "table", "rows": { "call": "culturalGroup.page", "with": { "name": «5» } } }`,
    "wrongType",
    "/body/rows/with/name",
    null,
    "mended",
  ],
  [
    "a value outside the parameter's enumeration",
    `{ "kind": "table", "rows": { "call": "culturalGroup.page", "with": { "status": «9» } } }`,
    "notOneOf",
    "/body/rows/with/status",
    null,
    "by hand",
  ],
  [
    "a text in a list of numbers",
    action(`"call": { "call": "culturalGroup.delete", "with": { "ids": [«"row.id"»] } }`),
    "wrongType",
    "/body/rowActions/0/call/with/ids/0",
    null,
    "by hand",
  ],
  [
    "one of several listed values, outside the enumeration",
    inRow("row.status in [0, «7»]"),
    "neverEqual",
    "/body/rowActions/0/when",
    null,
    "by hand",
  ],
  [
    "a button that says nothing",
    table(`, "toolbar": [{ "label": «" "», "go": "'/'" }]`),
    "missingTranslation",
    "/body/toolbar/0/label",
    null,
    "by hand",
  ],
  [
    "an argument that what names a call of its own lacks",
    `{ "kind": "tree", "rows": "deductionPointsRule.getAll4TreeData", "rename": { "call": «"culturalGroup.delete"» } }`,
    "missingParameter",
    "/body/rename/call",
    null,
    "mended",
  ],
  // Parts that can never be reached, and superfluous conditions.
  [
    "an action that no role can reach",
    table(
      `, "toolbar": [{ "label": "Add", "when": «"!can('points:culturalGroup:add')"», "call": { "call": "culturalGroup.add", "with": { "name": "'x'" } } }]`,
    ),
    "neverReached",
    "/body/toolbar/0/when",
    null,
    "mended",
  ],
  [
    "a block that is never shown",
    table(`, "when": «"1 > 2"»`),
    "neverHolds",
    "/body/when",
    null,
    "by hand",
  ],
  [
    "an address that nobody may follow",
    action(`"go": «"'javascript:alert(1)'"»`),
    "unsafeAddress",
    "/body/rowActions/0/go",
    null,
    "by hand",
  ],
  [
    "an account before a host that data complete",
    action(`"go": «"'https://docs.example.com@evil.example/' + row.name"»`),
    "unsafeAddress",
    "/body/rowActions/0/go",
    null,
    "by hand",
  ],
  [
    "data for a host that is not listed",
    action(`"go": «"'https://evil.example/?q=' + row.name"»`),
    "unlistedHost",
    "/body/rowActions/0/go",
    null,
    "by hand",
  ],
  [
    "a condition that decides nothing",
    table(`, "when": «"true"»`),
    "alwaysHolds",
    "/body/when",
    null,
    "mended",
  ],
  [
    "a rule by which a form can never be sent",
    form(`, "rules": [{ "when": «"true"», "say": "Wrong.", "at": "name" }]`),
    "ruleAlwaysHolds",
    "/body/rules/0/when",
    null,
    "by hand",
  ],
];

const pageOf = (body: string, more = "") =>
  `{\n  "title": "Test"${more},\n  "body": ${body.replaceAll(', "', ',\n    "')}\n}\n`;

/** The text without its marks, and the text that they enclose. */
function unmarked(marked: string) {
  const offset = marked.indexOf("«");
  const length = marked.indexOf("»") - offset - 1;
  const before = marked.slice(0, offset).split("\n");
  const column = (before.at(-1)?.length ?? 0) + 1;
  const source = marked.replace(/[«»]/g, "");
  return { source, place: { offset, length: Math.max(1, length), line: before.length, column } };
}

const check = (source: string, path = "test/page") =>
  compilePage(path, source, environment).problems;

describe("every mistake is told before a page runs, with its code and exact place", () => {
  it.each(mistakes)("%s", (_name, body, code, pointer, suggestion, fix) => {
    const { source, place } = unmarked(pageOf(body));
    const problems = check(source);
    const found = problems.find((problem) => problem.code === code);
    expect(problems.map((problem) => problem.code)).toEqual([code]);
    expect(found).toMatchObject({ pointer, suggestion, ...place });
    if (!found) return;
    const [first] = fixesOf(found, source, environment);
    expect(first === undefined ? "by hand" : "mended").toBe(fix);
    const left = first ? check(applyFix(source, first)).map((other) => other.code) : [];
    for (const brought of [code, "unknownProperty"]) expect(left).not.toContain(brought);
  });

  it("a page for the public that calls what is not", () => {
    const body = '{ "kind": "table", "rows": «"culturalGroup.page"» }';
    const { source, place } = unmarked(pageOf(body, ', "public": true'));
    expect(check(source)).toMatchObject([{ code: "notPublic", pointer: "/body/rows", ...place }]);
    const open = pageOf('{ "kind": "detail", "record": "notice.getPublic" }');
    expect(check(open, "jun/member/industryAtten")).toMatchObject([
      { code: "mustBePublic", pointer: "/public" },
    ]);
  });

  it("blocks that read each other in a circle, once for the circle", () => {
    const block = (name: string, other: string) =>
      `{ "kind": "table", "name": "${name}", "rows": "culturalGroup.page", "when": "blocks.${other}.selected.id == 1" }`;
    const source = pageOf(`{ "kind": "stack", "items": [${block("a", "b")}, ${block("b", "a")}] }`);
    expect(check(source)).toMatchObject([
      { code: "circularRead", pointer: "/body/items/0", values: { path: "a → b → a" } },
    ]);
  });

  it("a text that is no JSON, at the place where it ends to be", () => {
    const { source, place } = unmarked(pageOf('{ "kind": "table" «"rows"»: 1 }'));
    expect(check(source)).toContainEqual(expect.objectContaining({ code: "syntax", ...place }));
  });

  it("all of them at once, never only the first", () => {
    const bodies = mistakes.map(([, body]) => unmarked(body).source);
    const stack = pageOf(`{ "kind": "stack", "items": [${bodies.join(", ")}] }`);
    const told = new Set(check(stack).map(({ code }) => code));
    const wanted = new Set(mistakes.map(([, , code]) => code));
    expect([...wanted].filter((code) => !told.has(code))).toEqual([]);
  });

  it.each(languages)(
    "with a sentence and a remedy in %s, and nothing left open in them",
    (language) => {
      for (const [name, body] of mistakes) {
        for (const problem of check(unmarked(pageOf(body)).source)) {
          const { message, remedy } = describeProblem(problem, translators[language]);
          for (const said of [message, remedy]) {
            expect(said, name).not.toMatch(/\{\{|^problem\.|^$/);
            expect(said === describeProblem(problem, translators.en).message, name).toBe(
              language === "en" && said === message,
            );
          }
        }
      }
    },
  );
});

describe("what no role can reach", () => {
  const told = (body: string) =>
    check(pageOf(body)).map(({ code, severity, pointer }) => `${severity} ${code} ${pointer}`);
  const add = '"call": { "call": "culturalGroup.add", "with": { "name": "\'x\'" } }';

  it("is what the blocks around rule out, in a dialog too", () => {
    const inner = `{ "kind": "table", "rows": "deptGroup.page", "toolbar": [{ "label": "A", "when": "user.isAdmin", "go": "'/'" }] }`;
    const opened = `{ "kind": "table", "rows": "culturalGroup.page", "rowActions": [{ "label": "O", "when": "!user.isAdmin && row.id > 1", "open": ${inner} }] }`;
    expect(told(opened)).toEqual(["warning neverReached /body/rowActions/0/open/toolbar/0/when"]);
    const split = `{ "kind": "split", "when": "!can('points:culturalGroup:add')", "start": { "kind": "table", "rows": "culturalGroup.page", "toolbar": [{ "label": "A", ${add} }] }, "end": { "kind": "table", "rows": "deptGroup.page" } }`;
    expect(told(split)).toEqual(["warning neverReached /body/start/toolbar/0"]);
  });

  it("is what a super administrator would have to lack", () => {
    const only = "user.isSuperAdministrators && !can('points:culturalGroup:add')";
    expect(told(when(only))).toEqual(["warning neverHolds /body/when"]);
  });

  it("is not what another member, row or moment allows", () => {
    const inner = table(`, "toolbar": [{ "label": "A", "when": "user.isAdmin", "go": "'/'" }]`);
    const opened = `{ "kind": "table", "rows": "deptGroup.page", "rowActions": [{ "label": "O", "when": "row.status == 0", "open": { "kind": "table", "rows": "culturalGroup.page", "rowActions": [{ "label": "A", "when": "row.status == 1", "go": "'/'" }] } }] }`;
    const either = `{ "kind": "split", "when": "!user.isAdmin || user.isAreaManager", "start": ${inner}, "end": ${table("")} }`;
    expect([...told(opened), ...told(either)]).toEqual([]);
    expect(
      told(
        table(`, "toolbar": [{ "label": "A", "when": "!can('points:deptGroup:add')", ${add} }]`),
      ),
    ).toEqual([]);
  });
});
