import { describe, expect, it } from "vitest";
import { compilePage } from "../../../../src/language/compile/compile-page.ts";
import { environment } from "../../../support/shipped-environment.ts";

const compile = (page: object, path = "test/page") =>
  compilePage(path, JSON.stringify({ title: "Test", ...page }), environment);

const fields = ["username", "fullname", "mobile", "password", "rePassword"];

/** A form that registers a member, with the given action beside the code. */
const withAction = (action: object) => ({
  kind: "form",
  submit: "login.register",
  fields: [...fields, { field: "code", action }],
});

/** A form that registers a member, with the given block in its place after it was saved. */
const withAfter = (after: unknown) => ({ kind: "form", submit: "login.register", after });

const problemsOf = (page: object, path?: string) =>
  compile(page, path).problems.map(({ code, pointer }) => `${code} ${pointer}`);

const sendCode = { call: "ticket.code", with: { mobile: "form.mobile" } };

describe("an action beside a field", () => {
  it("is planned with its call, the permissions that needs, and its pause in seconds", () => {
    const { plan, problems } = compile({
      body: withAction({ label: "register.sendCode", call: sendCode, pause: 60 }),
    });
    expect(problems).toEqual([]);
    expect(plan?.body).toMatchObject({
      steps: [
        {
          sections: [
            {
              fields: [
                ...fields.map((name) => ({ name, action: null })),
                {
                  name: "code",
                  action: {
                    label: "register.sendCode",
                    call: { operation: "ticket.code", args: [{ name: "mobile" }] },
                    requires: [],
                    pause: 60,
                  },
                },
              ],
            },
          ],
        },
      ],
    });
  });

  it.each<[string, object, string]>([
    ["without a label", { call: sendCode }, "missingProperty /body/fields/5/action"],
    ["without a call", { label: "Send" }, "missingProperty /body/fields/5/action"],
    [
      "that calls what there is not",
      { label: "Send", call: "ticket.cod" },
      "unknownOperation /body/fields/5/action/call",
    ],
    [
      "without what its operation requires",
      { label: "Send", call: "ticket.code" },
      "missingParameter /body/fields/5/action/call",
    ],
    [
      "that binds what the form does not have",
      { label: "Send", call: { call: "ticket.code", with: { mobile: "form.mobil" } } },
      "unknownMember /body/fields/5/action/call/with/mobile",
    ],
    [
      "that binds another type",
      { label: "Send", call: { call: "ticket.code", with: { mobile: "1 + 1" } } },
      "expressionType /body/fields/5/action/call/with/mobile",
    ],
    [
      "that pauses for no time",
      { label: "Send", call: sendCode, pause: 0 },
      "outOfRange /body/fields/5/action/pause",
    ],
  ])("%s is told", (_name, action, wanted) => {
    expect(problemsOf({ body: withAction(action) })).toContain(wanted);
  });

  it("is for forms: a search has none", () => {
    const search = [{ field: "name", action: { label: "Send", call: sendCode } }];
    const body = { kind: "table", rows: "culturalGroup.page", search };
    expect(problemsOf({ body })).toContain("unknownProperty /body/search/0/action");
  });

  it("on a public page may call public operations only", () => {
    const call = { call: "member.getOne", with: { id: "1 + 0" } };
    expect(problemsOf({ public: true, body: withAction({ label: "Look", call }) })).toEqual([
      "notPublic /body/fields/5/action/call/call",
    ]);
  });
});

describe("what stands in a form's place once it is saved", () => {
  it("says what the answer means, and where to go on", () => {
    const { plan, problems } = compile({
      body: withAfter({
        title: [{ when: "answer.status == 2", text: "register.waits" }, { text: "register.done" }],
        text: "Thank you.",
        actions: [{ label: "register.toSignIn", go: "'/login'" }],
      }),
    });
    expect(problems).toEqual([]);
    expect(plan?.body).toMatchObject({
      after: {
        title: [
          { when: { source: "answer.status == 2" }, text: "register.waits" },
          { when: null, text: "register.done" },
        ],
        text: [{ when: null, text: "Thank you." }],
        actions: [{ label: "register.toSignIn", effect: { type: "go" } }],
      },
    });
  });

  it.each<[string, unknown, string]>([
    ["none of the words there are", "shut", "notOneOf /body/after"],
    ["a result without a title", { text: "Thank you." }, "missingProperty /body/after"],
    ["an empty list of titles", { title: [] }, "outOfRange /body/after/title"],
    [
      "a field that the answer does not have",
      { title: [{ when: "answer.state == 2", text: "Done" }] },
      "unknownMember /body/after/title/0/when",
    ],
    [
      "a value that the answer never has",
      { title: [{ when: "answer.status == 7", text: "Done" }] },
      "neverEqual /body/after/title/0/when",
    ],
    ["a key that no language has", { title: "register.dne" }, "unknownKey /body/after/title"],
  ])("%s is told", (_name, after, wanted) => {
    expect(problemsOf({ body: withAfter(after) })).toContain(wanted);
  });
});

describe("a page that opens without a token", () => {
  const notice = { kind: "detail", record: "notice.getPublic" };
  const members = { kind: "table", rows: "member.getList" };

  it.each(["shell/register", "jun/member/industryAtten"])(
    "%s must say that it is public",
    (path) => {
      expect(problemsOf({ public: true, body: notice }, path)).toEqual([]);
      expect(problemsOf({ body: notice }, path)).toEqual(["mustBePublic /public"]);
      expect(problemsOf({ public: false, body: notice }, path)).toEqual(["mustBePublic /public"]);
    },
  );

  it("may call public operations only, whatever it says of itself", () => {
    expect(problemsOf({ body: members }, "shell/register")).toContain("notPublic /body/rows");
    expect(problemsOf({ body: members }, "shell/profile")).toEqual([]);
  });
});

describe("the calls that follow a form", () => {
  const approve = { call: "member.update", with: { id: "answer", fullname: "form.name" } };
  const withNext = (next: object[], more: object = {}) => ({
    body: { kind: "form", submit: "culturalGroup.add", fields: ["name"], next, ...more },
  });
  const addUsers = (groupId: string) => ({
    label: "Users",
    call: { call: "culturalGroupUserRel.update", with: { groupId, ids: "[1]" } },
  });

  it("read the answers before them and what was sent, and count among what the form requires", () => {
    const done = { en: "{{form.name}} added", zh: "{{form.name}}" };
    const { plan, problems } = compile(
      withNext([{ ...addUsers("answers.group.id"), when: "form.name != ''" }], {
        keep: "group",
        done,
      }),
    );
    expect(problems.filter(({ severity }) => severity === "error")).toEqual([]);
    expect(plan?.body).toMatchObject({
      requires: ["points:culturalGroup:add", "points:culturalGroupUserRel:update"],
      following: {
        call: { operation: "culturalGroup.add" },
        keep: "group",
        next: [{ label: "Users", call: { operation: "culturalGroupUserRel.update" } }],
      },
    });
  });

  it.each<[string, object, string]>([
    [
      "a field that the answer lacks",
      withNext([addUsers("answer.idd")]),
      "unknownMember /body/next/0/call/with/groupId",
    ],
    [
      "a value that the form does not ask",
      withNext([{ ...addUsers("answer.id"), when: "form.nam == ''" }]),
      "unknownMember /body/next/0/when",
    ],
    [
      "an answer of another type",
      withNext([{ label: "Approve", call: approve }]),
      "expressionType /body/next/0/call/with/id",
    ],
    [
      "a text that names what there is not",
      withNext([], { next: undefined, done: "{{answer.idd}} added" }),
      "unknownMember /body/done",
    ],
  ])("%s is told", (_name, page, wanted) => {
    expect(problemsOf(page)).toContain(wanted);
  });

  it("are absent from the plan of a form that says nothing of them", () => {
    expect(
      compile({ body: { kind: "form", submit: "culturalGroup.add" } }).plan?.body,
    ).toMatchObject({ following: null });
  });
});
