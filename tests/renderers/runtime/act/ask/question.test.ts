import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { needsConsent } from "../../../../../renderers/runtime/act/ask/consent.ts";
import {
  type AskedCalls,
  Question,
  questionWords,
} from "../../../../../renderers/runtime/act/ask/question.tsx";
import { HostContext } from "../../../../../renderers/runtime/page/contexts.ts";
import type { Catalogue } from "../../../../../src/catalogue/catalogue.ts";
import { reachesAll } from "../../../../../src/catalogue/narrowing.ts";
import { texts } from "../../../../../src/i18n/texts.ts";
import { noRoles } from "../../../../../src/session/member.ts";
import {
  does,
  lists,
  madeService,
  number,
  reads,
  takes,
  text,
} from "../../../../catalogue/resources/made-service.ts";
import { pageHost } from "../../../../support/page-host.ts";

const asked = (operation: string, names: readonly string[] = []) => ({
  operation,
  names,
  calls: [],
  along: [],
  sharing: 0,
});
const roles = asked("memberRole.updateRole", ["New Comer"]);
const state = asked("member.update", ["New Comer"]);
const approve = { label: "action.approve", name: "New Comer" };

describe("the words of a question", () => {
  it.each([
    ["en", "Approve “New Comer”?", "Approve"],
    ["zh", "确定要批准“New Comer”吗？", "批准"],
    ["es", "¿Aprobar «New Comer»?", "Aprobar"],
    ["ja", "「New Comer」に対して「承認」を実行しますか？", "承認"],
  ] as const)("name several calls by what the person does, in %s", (language, title, agree) => {
    const host = pageHost(language);
    const intent = { ...approve, label: host.text(approve.label) };
    expect(questionWords(host, [roles, state], intent)).toEqual({ title, agree });
    expect(questionWords(host, [roles, state], { ...intent, name: null }).title).toBe(agree);
  });

  it("are a sentence in Japanese too if the button says no noun", () => {
    const host = pageHost("ja");
    const intent = { ...approve, label: host.text("action.disable") };
    const { title } = questionWords(host, [roles, state], intent);
    expect(title).toBe("「New Comer」に対して「無効にする」を実行しますか？");
  });

  it("ask in Japanese as one does whether something is deleted", () => {
    const deletions = [asked("culturalGroup.delete", ["囲碁"])];
    expect(questionWords(pageHost("ja"), deletions).title).toBe("「囲碁」を削除しますか？");
  });

  it("are the product's own for a single operation, and wherever something is deleted", () => {
    const host = pageHost("en");
    expect(questionWords(host, [roles], approve).title).toBe("Set roles");
    const both = questionWords(host, [state, asked("culturalGroup.delete", ["Chess"])], approve);
    expect(both.title).toBe("Change member, Delete cultural groups");
    const deletions = [asked("culturalGroup.delete", ["Chess"])];
    expect(questionWords(host, deletions, approve).title).toBe("Delete “Chess”?");
  });

  it("do not call a record deleted of which only a part is", () => {
    const paths = {
      "/balancers/{key}": { delete: { ...does, summary: "Delete a balancer" } },
      "/balancers/{key}/cache": { delete: { ...does, summary: "Delete a cache" } },
    };
    const words = (line: string, ...names: string[]) => {
      const { catalogue, operation } = madeService(paths, line);
      return questionWords({ ...pageHost("en"), catalogue }, [asked(operation.id, names)]);
    };
    expect(words("DELETE /balancers/{key}", "Front").title).toBe("Delete “Front”?");
    const part = { title: "Delete a cache", agree: "Delete" };
    expect(words("DELETE /balancers/{key}/cache", "Front")).toEqual(part);
    expect(words("DELETE /balancers/{key}/cache", "Front", "Back")).toEqual(part);
  });

  it("name the record and the act where a path ends with a slash and nothing has a summary", () => {
    const paths = {
      "/books/{id}/": { delete: { ...does, operationId: "books_destroy" } },
      "/books/{id}/cover": { delete: { ...does, operationId: "removeCover" } },
    };
    const words = (line: string, ...names: string[]) => {
      const { catalogue, operation } = madeService(paths, line);
      return questionWords({ ...pageHost("en"), catalogue }, [asked(operation.id, names)]).title;
    };
    expect(words("DELETE /books/{id}/", "Dracula")).toBe("Delete “Dracula”?");
    expect(words("DELETE /books/{id}/")).toBe("Delete");
    expect(words("DELETE /books/{id}/cover", "Dracula")).toBe("Remove cover");
  });
});

/** The question about calls, as it is drawn for somebody. */
function drawn(
  catalogue: Catalogue,
  group: AskedCalls,
  user: ReturnType<typeof pageHost>["user"] = null,
): string {
  const question = createElement(Question, { groups: [group], said: null, page: "", more: null });
  const host = { ...pageHost("en"), catalogue, user };
  const within = createElement(HostContext, { value: host }, question);
  const queries = { client: new QueryClient() };
  return renderToStaticMarkup(createElement(QueryClientProvider, queries, within));
}

it("a question about a deletion says how it is done, also where the service does so unasked", () => {
  const flag = (name: string, more: object = {}) => {
    return { name, in: "query", schema: { type: "boolean", ...more } };
  };
  const mode = { name: "mode", in: "query", schema: { type: "string", enum: ["soft", "hard"] } };
  const note = { name: "note", in: "query", schema: text };
  const parameters = [flag("force", { default: true }), flag("cascade"), mode, note];
  const { catalogue, operation } = madeService(
    { "/orders/{id}": { delete: { ...does, parameters } } },
    "DELETE /orders/{id}",
  );
  const shown = (args: object) => {
    const calls = [{ operation: operation.id, args: { id: 1, ...args } }];
    return drawn(catalogue, { ...asked(operation.id, ["Tea"]), calls });
  };
  expect(shown({})).toMatch(/Force<.*>Yes</);
  expect(shown({})).not.toMatch(/Cascade|Mode|Note/);
  expect(shown({ force: false, mode: "hard", note: "x" })).toMatch(/Force<.*>No<.*Mode<.*>hard</);
  expect(shown({ note: "x" })).not.toContain("Note");
});

it("a question about one's own account says so", () => {
  const { catalogue } = pageHost("en");
  const user = { ...noRoles, id: 7, username: "nina.new", fullname: "New Comer" };
  const of = (operation: string, args: Record<string, unknown>) =>
    drawn(catalogue, { ...asked(operation, ["New Comer"]), calls: [{ operation, args }] }, user);
  const own = texts.en.question.ownAccount;
  expect(of("memberRole.updateRole", { memberId: 7, roles: [] })).toContain(own);
  expect(of("memberRole.updateRole", { memberId: 8, roles: [] })).not.toContain(own);
  expect(of("menu.update", { id: 7, title: "Home", typeId: "0" })).not.toContain(own);
});

it("a question about records that were not read says how many there are beyond those it names", () => {
  const remove = takes({ ids: { type: "array", items: text, title: "Orders" } });
  const { catalogue, operation } = madeService(
    { "/orders/remove": { post: { ...remove, "x-effect": "destroy" } } },
    "POST /orders/remove",
  );
  const shown = (ids: readonly string[]) => {
    const calls = [{ operation: operation.id, args: { ids } }];
    return drawn(catalogue, { ...asked(operation.id), calls });
  };
  const ids = Array.from({ length: 114 }, (_, index) => `O${index + 1}`);
  expect(shown(ids)).toContain("O1, O2, O3, O4, O5 and 109 more");
  expect(shown(["O1"])).toContain("<dd><div>O1</div></dd>");
  expect(shown([])).toContain("<div>None</div>");
});

describe("a question says that a call without a filter reaches all records", () => {
  const asks = (name: string, schema: object = text) => ({ name, in: "query", schema });
  const parameters = [
    ...[asks("age"), asks("force", { type: "boolean" }), asks("select")],
    { name: "Prefer", in: "header", schema: text },
  ];
  const listed = { get: lists({ id: number }) };
  const reached = (path: string, method: "delete" | "patch", get: object = listed) => {
    const write = { ...(method === "delete" ? does : takes({ note: text })), parameters };
    const paths = { [path]: { ...get, [method]: write } };
    const { catalogue, operation } = madeService(paths, `${method.toUpperCase()} ${path}`);
    const host = { ...pageHost("en"), catalogue };
    return { host, operation, all: (args: Values) => reachesAll(catalogue, operation, args) };
  };
  type Values = Readonly<Record<string, unknown>>;

  it("as it shows", () => {
    const { host, operation } = reached("/people", "delete", {});
    const shown = (args: Values, sharing = 0) => {
      const group = { ...asked(operation.id), calls: [{ operation: operation.id, args }], sharing };
      const made = { groups: [group], said: null, page: "", more: null };
      const question = createElement(Question, made);
      return renderToStaticMarkup(createElement(HostContext, { value: host }, question));
    };
    expect(shown({})).toContain("No filter is given, so this reaches all records.");
    expect(shown({ age: "" })).toContain("reaches all records");
    expect(shown({}, 2)).toContain("2 records have this key, so this may affect all of them.");
  });

  it.each(["/people", "/towns/{key}/people"])("of a deletion at %s", (path) => {
    const { all } = reached(path, "delete");
    expect(all({ force: true, select: "age", Prefer: "return=minimal" })).toBe(true);
    expect(all({ age: "7" })).toBe(false);
  });

  it("of a change of listed records, which is asked about only then", () => {
    const { host, operation, all } = reached("/people", "patch");
    expect([all({ note: "Hi" }), all({ note: "Hi", age: "7" })]).toEqual([true, false]);
    const asking = (args: Values) => needsConsent(host, { operation: operation.id, args });
    expect([asking({ note: "Hi" }), asking({ age: "7" })]).toEqual([true, false]);
  });

  it("of no part of one record, and not where what is changed is no list", () => {
    expect(reached("/people/{key}/photo", "delete", {}).all({})).toBe(false);
    expect(reached("/people/{key}", "delete").all({})).toBe(false);
    expect(reached("/settings", "patch", { get: reads({ note: text }) }).all({})).toBe(false);
  });
});
