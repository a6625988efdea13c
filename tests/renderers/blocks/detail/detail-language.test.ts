import { describe, expect, it } from "vitest";
import { explainPage, explanationText } from "../../../../src/language/explain/explain-page.ts";
import { madeService, reads, text } from "../../../catalogue/resources/made-service.ts";
import {
  compileBody,
  compileFor,
  environment,
  problemsOfBody,
} from "../../../support/shipped-environment.ts";

const withAction = (action: object) => ({
  kind: "detail",
  record: { call: "member.getOne", with: { id: "user.id" } },
  toolbar: [{ label: "Do it", ...action }],
});

describe("the actions of a record that is shown", () => {
  it("read it as `row`, and inherit the permission of what they call", () => {
    const body = withAction({
      when: "row.status == 1",
      call: { call: "member.del", with: { ids: "[row.id]" } },
    });
    expect(problemsOfBody(body)).toEqual([]);
    expect(compileBody(body).plan?.body).toMatchObject({
      toolbar: [{ label: "Do it", requires: ["system:member:delete"] }],
      labelField: "fullname",
    });
  });

  it("are told where they read what the record has not", () => {
    expect(problemsOfBody(withAction({ when: "row.stauts == 1", go: "'/'" }))).toEqual([
      "unknownMember /body/toolbar/0/when",
    ]);
  });

  it("are said to be on the record", () => {
    const page = explainPage("test/page", compileBody(withAction({ go: "'/'" })), environment);
    expect(explanationText(page)).toContain("- On the record: button “Do it”.");
  });
});

it("a record in which nothing is simple is shown with all it holds", () => {
  const list = { type: "array", items: { type: "object", properties: { name: text } } };
  const fieldsOf = (record: object) => {
    const { catalogue, operation } = madeService({ "/sdks": { get: reads(record) } }, "GET /sdks");
    const body = { kind: "detail", record: operation.id };
    const { plan } = compileFor(catalogue, JSON.stringify({ version: 1, title: "SDKs", body }));
    return plan?.body;
  };
  expect(fieldsOf({ old: list, key: { ...text, writeOnly: true } })).toMatchObject({
    fields: [{ name: "old" }],
  });
  expect(fieldsOf({ old: list, since: text })).toMatchObject({ fields: [{ name: "since" }] });
});
