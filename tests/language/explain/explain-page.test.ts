import { describe, expect, it } from "vitest";
import { languages } from "../../../src/i18n/language.ts";
import { translators } from "../../../src/i18n/texts.ts";
import { keysOf } from "../../../src/i18n/translator.ts";
import { explainPage, explanationText } from "../../../src/language/explain/explain-page.ts";
import { placeOf } from "../../../src/language/explain/place-of.ts";
import { en } from "../../../src/language/explain/texts/en.ts";
import { compileBody, environment } from "../../support/shipped-environment.ts";

function explained(body: unknown): string {
  return explanationText(explainPage("test/page", compileBody(body), environment));
}

const members = {
  kind: "table",
  name: "members",
  rows: "member.getList",
  search: ["username"],
  columns: ["fullname", "status"],
  rowActions: [
    {
      label: "Edit",
      when: "row.status == 1",
      open: { kind: "form", values: "row", submit: "member.update", fields: ["fullname"] },
    },
  ],
};

describe("a page in words", () => {
  it("says what it shows to whom, what it calls when, and what each action does to which record", () => {
    expect(explained(members)).toBe(
      [
        "- Test (test/page)",
        "  - For signed-in members who have it in their menu.",
        "  - Doing everything here needs `system:member:read`, `system:member:update`.",
        "  - table `members`:",
        "    - When shown: `member.getList` (reads, needs `system:member:read`; The members, a page at a time).",
        "    - Shows: Full name, Status.",
        "    - Can be filtered by: Username.",
        "    - On the record: button “Edit”.",
        "      - Shown only while `row.status == 1`.",
        "      - Opens a dialog.",
        "      - form “Edit”:",
        "        - Asks for: Full name (required).",
        "        - values: `row`.",
        "        - On Save: `member.update` (gives or takes permissions; people are asked first, can be undone, needs `system:member:update`; Change a member).",
        "          - It changes the record that the form was filled from, by `id`.",
        "",
      ].join("\n"),
    );
  });

  it("says what follows a form, and what people are told in the end", () => {
    const call = {
      call: "culturalGroupUserRel.update",
      with: { groupId: "answer.id", ids: "[1]" },
    };
    const next = [{ label: "Users", call }];
    const saved = { kind: "form", submit: "culturalGroup.add", fields: ["name"], next };
    const form = explained({ ...saved, done: "Group saved" });
    expect(form).toMatch(
      /On Save: `culturalGroup.add`.*Then: `culturalGroupUserRel.update`.*Says at the end: “Group saved”/s,
    );
    const toolbar = [{ label: "Add", call: { call: "culturalGroup.add", with: { name: "'A'" } } }];
    const done = toolbar.map((action) => ({ ...action, done: "Group added" }));
    expect(explained({ kind: "table", rows: "culturalGroup.page", toolbar: done })).toContain(
      "- Says at the end: “Group added”",
    );
  });

  it("says which block's choice a call waits for, and that a deletion is asked about", () => {
    const user = { call: "pointsSysUser.getByDeptId", with: { deptId: "blocks.tree.selected.id" } };
    const remove = { call: "culturalGroup.delete", with: { ids: "[row.id]" } };
    const text = explained({
      kind: "stack",
      items: [
        { kind: "tree", name: "tree", rows: "pointsSysDept.getAllDeptWithUsers" },
        { kind: "table", rows: user, columns: ["fullname"] },
        {
          kind: "table",
          rows: "culturalGroup.page",
          columns: ["name"],
          rowActions: [{ label: "Remove", confirm: true, call: remove }],
        },
      ],
    });
    expect(text).toContain("- For the record chosen in `tree`: `pointsSysUser.getByDeptId`");
    expect(text).toContain("(deletes or replaces; people are asked first, can be undone, needs");
    expect(text).toContain("- The record: `ids` is `[row.id]`.");
  });

  it("says what can be chosen, and what is said of values that are wrong together", () => {
    const chosen = { kind: "filters", name: "period", of: "audit.getList", fields: ["area"] };
    expect(explained(chosen)).toContain("- Lets people choose: Area.");
    const rules = [{ when: "form.remark == form.name", say: "Say more.", at: "remark" }];
    const form = explained({ kind: "form", submit: "culturalGroup.add", rules });
    expect(form).toContain("- “Say more.” only while `form.remark == form.name`.");
  });

  it("tells what a list in a form asks for from what it shows beside that", () => {
    const twice = { label: "Twice", value: "row.width * 2", summary: "sum" };
    const columns = { field: "columns", items: ["name"], columns: [twice] };
    const submit = { call: "view.save", with: { path: "'a'", block: "'b'" } };
    const text = explained({ kind: "form", submit, values: "{'columns': []}", fields: [columns] });
    expect(text).toMatch(
      /Asks for: columns \(required\) \(name \(required\)\)\.\n.*Shows: Twice\./,
    );
  });

  it("says again every how many seconds it reads", () => {
    const jobs = explained({ kind: "table", rows: "audit.getList", every: 10 });
    expect(jobs).toContain("- Reloads every 10 seconds while it is visible.");
  });

  it("is the same however the text is written", () => {
    const turned = Object.fromEntries(Object.entries(members).reverse());
    expect(explained(turned)).toBe(explained(members));
  });

  it("has each problem below the sentence about its place", () => {
    const [edit] = members.rowActions;
    const always = { ...members, rowActions: [{ ...edit, when: "true" }] };
    const lines = explained(always).split("\n");
    const condition = lines.indexOf("      - Shown only while `true`.");
    expect(lines[condition + 1]).toMatch(/^ {8}! .*always true/);
    const broken = explained({ ...members, columns: ["fullname", "statsu"] }).split("\n");
    const [before, problem] = broken.slice(-3);
    expect(before).toBe("  - A block that cannot be shown because it has errors.");
    expect(problem).toMatch(/^ {4}! .*statsu.*Did you mean “status”\?/);
  });

  it("says of what is no page that it is none", () => {
    const { problems } = compileBody(null);
    const lines = explainPage("test/page", { plan: null, parts: [], problems }, environment);
    expect(lines[0]?.text).toBe("`test/page:1:24` cannot be read as a page.");
    expect(lines.length).toBeGreaterThan(1);
  });

  it("is said in every language, without a place left open", () => {
    for (const language of languages) {
      const texts = translators[language];
      const compiled = compileBody(members);
      const lines = explainPage("test/page", compiled, { ...environment, language, texts });
      for (const { text } of lines) expect(text).not.toMatch(/\{\{|explain\./);
      expect(keysOf(en).length).toBeGreaterThan(50);
    }
  });

  it("leads to the place of each sentence, or to what is around where nothing is written", () => {
    const source = JSON.stringify({ title: "Test", body: members });
    const { offset, length } = placeOf(source, "/body/rowActions/0/when");
    expect(source.slice(offset, offset + length)).toBe('"row.status == 1"');
    const table = placeOf(source, "/body/nothing/0");
    expect(source.slice(table.offset, table.offset + 15)).toBe('{"kind":"table"');
    expect(placeOf(source, "")).toEqual({ offset: 0, length: 0 });
  });
});
