import { describe, expect, it } from "vitest";
import { translators } from "../../src/i18n/texts.ts";
import { describeProblem } from "../../src/language/problem.ts";
import { compileBody } from "../support/shipped-environment.ts";

function compile(actions: object) {
  return compileBody({ kind: "table", rows: "culturalGroup.page", ...actions });
}

/** The problems of a page with one action on a row, as `code at pointer`. */
function problemsOf(action: object): string[] {
  const { problems } = compile({ rowActions: [{ label: "X", ...action }] });
  return problems.map(({ code, pointer }) =>
    `${code} ${pointer.replace("/body/rowActions/0", "")}`.trim(),
  );
}

const readUsers = { call: "culturalGroupUserRel.current", with: { groupId: "row.id" } };
const addGroup = { call: "culturalGroup.add", with: { name: "row.name" } };
const giveUsers = (ids: string, groupId = "answer.id") => ({
  label: "Users",
  call: { call: "culturalGroupUserRel.update", with: { groupId, ids } },
});

describe("several calls, one after the other", () => {
  it("see the answer before them, and those that were kept, with their types", () => {
    const action = {
      call: readUsers,
      keep: "users",
      next: [
        { label: "Add", when: "size(answer) > 0", call: addGroup, keep: "copy" },
        giveUsers("answers.users.map(user, user.id)", "answers.copy.id"),
      ],
    };
    expect(problemsOf(action)).toEqual([]);
    const { plan } = compile({ rowActions: [{ label: "X", ...action }] });
    expect(plan?.body).toMatchObject({
      rowActions: [
        {
          requires: [
            "points:culturalGroupUserRel:read",
            "points:culturalGroup:add",
            "points:culturalGroupUserRel:update",
          ],
          effect: { next: [{ label: "Add" }, { label: "Users" }] },
        },
      ],
    });
  });

  it("of which one is part of what an earlier one made, and undone with it", () => {
    const next = [{ ...giveUsers("[1]", "answers.copy.id"), partOf: "copy" }];
    expect(problemsOf({ call: addGroup, keep: "copy", next })).toEqual([]);
    expect(problemsOf({ call: addGroup, next: [{ ...giveUsers("[1]"), partOf: "copy" }] })).toEqual(
      ["unknownMember /next/0/partOf"],
    );
  });

  it.each([
    [
      "a field that the answer lacks",
      { call: addGroup, next: [giveUsers("[1]", "answer.ids")] },
      "unknownMember /next/0/call/with/groupId",
    ],
    [
      "an answer that was not kept",
      { call: addGroup, keep: "made", next: [giveUsers("[1]", "answers.mdae.id")] },
      "unknownMember /next/0/call/with/groupId",
    ],
    [
      "an answer of the wrong type",
      { call: readUsers, next: [giveUsers("answer", "row.id")] },
      "expressionType /next/0/call/with/ids",
    ],
    [
      "an answer that comes only later",
      { call: { call: "culturalGroup.add", with: { name: "answer.name" } } },
      "unknownVariable /call/with/name",
    ],
    [
      "a condition that is none",
      { call: addGroup, next: [{ ...giveUsers("[1]"), when: "answer.id" }] },
      "expressionType /next/0/when",
    ],
    [
      "two answers kept under one name",
      { call: addGroup, keep: "a", next: [{ ...giveUsers("[1]"), keep: "a" }] },
      "duplicateName /next/0/keep",
    ],
    [
      "a missing parameter",
      { call: addGroup, next: [{ label: "X", call: "culturalGroup.delete" }] },
      "missingParameter /next/0/call",
    ],
    [
      "a step without a label",
      { call: addGroup, next: [{ call: readUsers }] },
      "missingProperty /next/0",
    ],
    ["steps after no call", { go: "'/'", next: [giveUsers("[1]")] }, "stepsWithoutCall /next"],
    ["an answer of no call", { go: "'/'", keep: "a" }, "stepsWithoutCall /keep"],
    ["a text for no call", { go: "'/'", done: "Done." }, "stepsWithoutCall /done"],
    [
      "a text that reads what the answer lacks",
      { call: addGroup, done: "{{answer.nam}} added" },
      "unknownMember /done",
    ],
  ])("%s is told", (_name, action, wanted) => {
    expect(problemsOf(action)).toContain(wanted);
  });

  it("whose text lacks its own quotes is not told to read a block, though an argument is a name", () => {
    const call = { call: "culturalGroup.add", with: { name: "Chess" } };
    const { problems } = compile({ rowActions: [{ label: "X", call }] });
    expect(problems).toMatchObject([{ code: "unknownVariable", suggestion: null }]);
    const [told] = problems.map((problem) => describeProblem(problem, translators.en));
    expect(told?.remedy).toContain("If you mean text, write 'Chess'.");
    const reading = { call: "culturalGroup.add", with: { name: "blocks.Chess.name" } };
    const { problems: unread } = compile({ rowActions: [{ label: "X", call: reading }] });
    expect(unread).toMatchObject([{ code: "unknownBlock" }]);
  });

  it("cannot follow a call that is made for each of several records", () => {
    const action = { label: "X", call: addGroup, next: [giveUsers("[1]")] };
    const { problems } = compile({ bulkActions: [action] });
    expect(problems).toMatchObject([{ code: "stepsNotHere", pointer: "/body/bulkActions/0/next" }]);
  });
});

describe("a download", () => {
  it("names its file, and says what is in it", () => {
    const download = { name: "row.name + '.json'", content: "answer" };
    expect(problemsOf({ call: readUsers, download })).toEqual([]);
  });

  it.each([
    ["a name that is no text", { name: "row.id" }, "expressionType /download/name"],
    [
      "content that is not there",
      { name: "'x'", content: "answer.nmae" },
      "unknownMember /download/content",
    ],
  ])("%s is told", (_name, download, wanted) => {
    expect(problemsOf({ call: addGroup, download })).toContain(wanted);
  });

  it("of no call is told", () => {
    expect(problemsOf({ go: "'/'", download: { name: "'x'" } })).toContain(
      "stepsWithoutCall /download",
    );
  });
});

describe("a question of one's own", () => {
  it("may name the record and the action", () => {
    expect(problemsOf({ call: addGroup, confirm: "{{action}} {{name}} for good?" })).toEqual([]);
  });

  it("that names anything else is told, with what was probably meant", () => {
    const { problems } = compile({
      rowActions: [{ label: "X", call: addGroup, confirm: "Copy {{nmae}}?" }],
    });
    expect(problems).toMatchObject([
      { code: "unknownVariable", pointer: "/body/rowActions/0/confirm", suggestion: "name" },
    ]);
  });

  it("that is no text in one of its languages is told", () => {
    expect(problemsOf({ call: addGroup, confirm: { en: {} } })).not.toEqual([]);
  });
});
