import { describe, expect, it } from "vitest";
import { fixedPage, problemsOf } from "../../../mistakes/check.ts";

const whole = {
  title: "row.title",
  status: "'doing'",
  priority: "row.priority",
  assigneeId: "row.assigneeId",
  orderId: "row.orderId",
  dueOn: "row.dueOn",
  estimate: "row.estimate",
  progress: "row.progress",
  text: "row.text",
};

function pageOf(call: string, given: Readonly<Record<string, unknown>>) {
  const rowActions = [{ label: "Begin", call: { call, with: { id: "row.id", ...given } } }];
  const body = { kind: "table", rows: "tasks.page", columns: ["title"], rowActions };
  return { version: 1, title: "Tasks", body };
}

function told(call: string, given: Readonly<Record<string, unknown>>): string[] {
  return problemsOf(pageOf(call, given)).map(
    ({ severity, code, pointer, values }) => `${severity} ${code} ${pointer} ${values.names}`,
  );
}

describe("a call that replaces a whole record", () => {
  it("is told which fields of the record it does not send, since they would be erased", () => {
    const { dueOn: _, text: __, ...most } = whole;
    const place = "/body/rowActions/0/call/call";
    expect(told("tasks.update", most)).toEqual([`warning erasesFields ${place} dueOn, text`]);
  });

  it("is mended by what the row has of them", () => {
    const { dueOn: _, text: __, ...most } = whole;
    const page = pageOf("tasks.update", most);
    const [problem] = problemsOf(page);
    expect(problem && fixedPage(page, problem)?.page).toEqual(pageOf("tasks.update", whole));
  });

  it("is accepted with all fields, or with one given as nothing on purpose", () => {
    expect(told("tasks.update", whole)).toEqual([]);
    expect(told("tasks.update", { ...whole, dueOn: null })).toEqual([]);
  });

  it("is not meant by a call that changes one thing of a record at a path of its own", () => {
    expect(told("tasks.done", {})).toEqual([]);
  });
});
