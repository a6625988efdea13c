import { describe, expect, it } from "vitest";
import { compilePage } from "../../../src/language/compile/compile-page.ts";
import { fixesOf } from "../../../src/language/fixes/fixes-of.ts";
import { applyFix } from "../../../src/language/fixes/quick-fix.ts";
import { environment } from "../../support/shipped-environment.ts";

/** A value in the syntax of a JavaScript template string. */
const dollar = ["$", "{user.username}"].join("");

const table = { kind: "table", name: "groups", rows: "culturalGroup.page" };

function compiled(page: object) {
  const source = JSON.stringify({ title: "Test", body: table, ...page });
  return { source, ...compilePage("test/page", source, environment) };
}

/** The problems of a page: each code with the piece of text at its place. */
function told(page: object): string[] {
  const { source, problems } = compiled(page);
  return problems.map(
    ({ code, offset, length }) => `${code} ${source.slice(offset, offset + length)}`,
  );
}

const withAction = (said: object) => ({
  body: { ...table, rowActions: [{ label: "Do", go: "'/'", ...said }] },
});

describe("texts may hold values", () => {
  it.each<[string, object]>([
    ["the title of a page", { title: "{{user.fullname}} and {{blocks.groups.total}} groups" }],
    ["the title of a block", { body: { ...table, title: "{{blocks.groups.selected.name}}" } }],
    ["the label of an action", withAction({ label: "Open {{row.name}}" })],
    ["a question", withAction({ confirm: "{{ action }} {{ name }} of {{row.userCount}}?" })],
    [
      "the label of a column",
      { body: { ...table, columns: [{ field: "name", label: "Of {{user.username}}" }] } },
    ],
    [
      "what is said where there are no rows",
      { body: { ...table, empty: "{{user.username}} has none" } },
    ],
    [
      "the count of a tab",
      {
        body: { kind: "tabs", items: [{ label: "Groups ({{blocks.groups.total}})", body: table }] },
      },
    ],
    [
      "a text for each language",
      { title: { en: "{{user.username}}", zh: "{{ user.fullname }}", es: "x", ja: "x" } },
    ],
    ["a text found by its key", withAction({ confirm: "screens.deleteQuestion" })],
    ["braces that are words", { title: "A set {1, 2} costs $5 { }" }],
  ])("%s", (_what, page) => {
    expect(told(page)).toEqual([]);
  });

  it("a plan of them is plain JSON", () => {
    const { plan } = compiled({ title: "Of {{user.username}}" });
    expect(plan).not.toBeNull();
    expect(JSON.parse(JSON.stringify(plan))).toEqual(plan);
  });

  it("and closes no circle: a block's title may read what reads the block", () => {
    const detail = {
      kind: "detail",
      name: "group",
      record: { call: "audit.getOne", with: { id: "blocks.groups.selected.id" } },
    };
    const titled = { ...table, title: "Groups, {{blocks.group.record.id}} open" };
    expect(told({ body: { kind: "stack", items: [titled, detail] } })).toEqual([]);
  });
});

describe("a text's faults are told within it", () => {
  it.each<[string, object, string[]]>([
    ["a variable that is not there", { title: "Of {{usr.username}}" }, ["unknownVariable usr"]],
    [
      "a field that is not there",
      withAction({ label: "Open {{row.nmae}}" }),
      ["unknownMember nmae"],
    ],
    [
      "the same in one language",
      { title: { en: "A", zh: "{{user.nam}}", es: "A", ja: "A" } },
      ["unknownMember nam"],
    ],
    ["what is no expression", { title: "Of {{user.}}" }, ["expressionSyntax ."]],
    ["a record, which says nothing", withAction({ label: "Open {{row}}" }), ["expressionType row"]],
    [
      "a key whose variables are not there",
      { title: "shell.pageMissingFile" },
      ['unknownVariable "shell.pageMissingFile"'],
    ],
    ["an empty place", { title: "Of {{}}" }, ["unknownPlace {{}}"]],
    ["single braces", { title: "Of {user.username}" }, ["unknownPlace {user.username}"]],
    ["a dollar", { title: `Of ${dollar}` }, [`unknownPlace ${dollar}`]],
    [
      "a place that nobody closed",
      { title: "Of {{user.username}" },
      ["unknownPlace {{user.username}"],
    ],
    [
      "single braces in a question",
      withAction({ confirm: "Delete {title}?" }),
      ["unknownPlace {title}"],
    ],
    ["wide braces", { title: "Of ｛｛user.username｝｝" }, ["unknownPlace ｛｛user.username｝｝"]],
    [
      "a value that one language loses",
      { title: { en: "Of {{user.id}}", zh: "{{user.id}} 的", es: "De {{user.id}}", ja: "の" } },
      ['missingPlace "の"'],
    ],
    [
      "a value that one language says otherwise",
      {
        title: {
          en: "Of {{user.id}}",
          zh: "{{user.id}} 的",
          es: "De {{user.id}}",
          ja: "{{user.username}} の",
        },
      },
      [],
    ],
    ["a percent sign in a question", withAction({ confirm: "Delete %s?" }), ["unknownPlace %s"]],
  ])("%s", (_what, page, wanted) => {
    expect(told(page)).toEqual(wanted);
  });

  it.each([
    ["Of {user.username}", "Of {{user.username}}"],
    [`Of ${dollar}`, "Of {{user.username}}"],
    ["Of {{user.username}", "Of {{user.username}}"],
    ["Of ｛｛user.username｝｝", "Of {{user.username}}"],
    ["Of {{usr.username}}", "Of {{user.username}}"],
  ])("and mended there: %s", (title, mended) => {
    const { source, problems } = compiled({ title });
    const [fix] = problems.flatMap((problem) => fixesOf(problem, source, environment));
    expect(fix && JSON.parse(applyFix(source, fix)).title).toBe(mended);
  });
});
