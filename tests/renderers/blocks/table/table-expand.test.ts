import { describe, expect, it } from "vitest";
import { compileBody, problemsOfBody } from "../../../support/shipped-environment.ts";

/** A table that opens the given block below each of its rows. */
const expanding = (expand: unknown) => ({
  kind: "table",
  name: "groups",
  rows: "culturalGroup.page",
  expand,
});
const compile = (expand: unknown) => compileBody(expanding(expand));

const problemsOf = (expand: unknown) => problemsOfBody(expanding(expand));

const users = { call: "culturalGroupUserRel.current", with: { groupId: "row.id" } };

describe("a block that each row of a table opens", () => {
  it("is any block, with the row in scope", () => {
    const { plan, problems } = compile({ kind: "table", rows: users });
    expect(problems).toEqual([]);
    expect(plan?.body).toMatchObject({ expand: "/body/expand" });
    expect(plan?.blocks["/body/expand"]).toMatchObject({ kind: "table", title: null });
  });

  it("is none where the page says nothing of it", () => {
    expect(compile(undefined).plan?.body).toMatchObject({ expand: null });
  });

  it("reads the row by its type", () => {
    const misspelt = { ...users, with: { groupId: "row.di" } };
    expect(problemsOf({ kind: "table", rows: misspelt })).toEqual([
      "unknownMember /body/expand/rows/with/groupId",
    ]);
    const text = { ...users, with: { groupId: "row.name" } };
    expect(problemsOf({ kind: "table", rows: text })).toEqual([
      "expressionType /body/expand/rows/with/groupId",
    ]);
  });

  it("may stand under a condition on the row, and hold further blocks that see it", () => {
    const stack = {
      kind: "stack",
      when: "row.status == 1",
      items: [
        {
          kind: "table",
          rows: users,
          expand: { kind: "form", submit: "culturalGroup.add", values: "{'name': row.fullname}" },
        },
      ],
    };
    expect(problemsOf(stack)).toEqual([]);
  });

  it("sees the inner row where a row opens below a row", () => {
    const inner = { kind: "table", rows: { ...users, with: { groupId: "row.fullname" } } };
    expect(problemsOf({ kind: "table", rows: users, expand: inner })).toEqual([
      "expressionType /body/expand/expand/rows/with/groupId",
    ]);
  });

  it("may have no name, nor any block in it, for it stands there once for each row", () => {
    expect(problemsOf({ kind: "table", name: "users", rows: users })).toEqual([
      "nameRepeated /body/expand/name",
    ]);
    const stack = { kind: "stack", items: [{ kind: "table", name: "users", rows: users }] };
    expect(problemsOf(stack)).toContain("nameRepeated /body/expand/items/0/name");
  });

  it("with a problem breaks the block below the row only", () => {
    expect(compile({ kind: "table", rows: "no.such" }).plan).toMatchObject({
      body: { kind: "table" },
      blocks: { "/body/expand": { kind: "broken", problems: [{ code: "unknownOperation" }] } },
    });
  });

  it("must be a block", () => {
    expect(problemsOf("details")).toEqual(["wrongType /body/expand"]);
  });
});
