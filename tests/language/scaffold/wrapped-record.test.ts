import { expect, it } from "vitest";
import { leftOutOf } from "../../../src/language/scaffold/left-out.ts";
import { scaffoldPage } from "../../../src/language/scaffold/scaffold-page.ts";
import {
  json,
  lists,
  madeService,
  number,
  object,
  reads,
  takes,
  text,
} from "../../catalogue/resources/made-service.ts";
import { compileFor } from "../../support/shipped-environment.ts";

const endpoint = { id: number, endpoint: text, ttl: number, domain: text };

/** A service whose read holds a record in a field that may have the name of one of its own fields. */
function service(holder: string, method = "put") {
  const record = { type: "object", properties: endpoint };
  const list = { type: "array", items: record };
  return madeService(
    {
      "/endpoints": { get: reads({ endpoints: list }) },
      "/endpoints/{id}": {
        get: reads({ [holder]: record }),
        [method]: takes({ ttl: number, domain: text }),
      },
    },
    `${method.toUpperCase()} /endpoints/{id}`,
  );
}

it.each(["data", "endpoint"])(
  "a form that replaces a record begins with what its read holds in “%s”",
  (holder) => {
    const { catalogue, operation } = service(holder);
    const list = [...catalogue.operations.values()].find(({ path }) => path === "/endpoints");
    for (const id of [list?.id ?? "", operation.id]) {
      const page = JSON.stringify(scaffoldPage(catalogue, id));
      expect(page).toContain(`"as":"answer.${holder}"`);
    }
  },
);

it.each([
  ["put", "data", "beginsWithout"],
  ["put", "endpoint", "beginsWithout"],
  ["patch", "data", "valuesWithin"],
  ["patch", "endpoint", "valuesWithin"],
])(
  "the checker tells a form that sends a %s and begins with what only holds its record in “%s”",
  (method, holder, code) => {
    const { catalogue, operation } = service(holder, method);
    const read = [...catalogue.operations.values()].find(
      (one) => one.method === "get" && one.path === "/endpoints/{id}",
    );
    const load = { call: read?.id, with: { id: "params.id" } };
    const submit = { call: operation.id, with: { id: "params.id" } };
    const told = (values: object) => {
      const body = { kind: "form", values, submit };
      const page = JSON.stringify({ title: "It", params: { id: "integer" }, body });
      return compileFor(catalogue, page).problems.map((problem) => problem.code);
    };
    expect(told({ load })).toEqual([code]);
    expect(told({ load, as: `answer.${holder}` })).toEqual([]);
  },
);

const servers = { id: number, endpoint: text, domain: text, ttl: number, owner: text };
const more = { domain: text, note: text, tag: text, zone: text, region: text };

/** A service that replaces a record by a request that its read, which wraps it, tells partly. */
function replacing(requestBody: object) {
  const record = { type: "object", properties: servers };
  const paths = {
    "/servers/{id}": {
      get: reads({ id: text, server: record }),
      put: { ...takes({}), requestBody },
    },
  };
  const { catalogue, operation } = madeService(paths, "PUT /servers/{id}");
  const problemsOf = (page: unknown) => compileFor(catalogue, page).problems;
  const load = { call: operation.id.replace("put", "get"), with: { id: "params.id" } };
  const submit = { call: operation.id, with: { id: "params.id" } };
  const bare = {
    title: "It",
    params: { id: "integer" },
    body: { kind: "form", values: { load }, submit },
  };
  return { page: scaffoldPage(catalogue, operation.id), bare, problemsOf };
}

it("a form that shares few fields with the record begins with them, and lacks none unsaid", () => {
  const { page, bare, problemsOf } = replacing(json({ type: "object", properties: more }));
  expect(page?.body).toMatchObject({ kind: "form", values: { as: "answer.server" } });
  expect(problemsOf(bare)).toMatchObject([{ code: "beginsWithout", values: { names: "domain" } }]);
});

it.each([
  ["of several kinds", { oneOf: [object(more), object({ id: number, domain: text })] }, "content"],
  ["with a field of another type", { type: "object", properties: { ttl: text } }, "ttl"],
])("no form that replaces a record begins blank by a request %s", (_name, schema, name) => {
  const { page, bare, problemsOf } = replacing(json(schema));
  expect(page?.body).toMatchObject({ kind: "detail" });
  expect(problemsOf(bare)).toMatchObject([{ code: "beginsWithout", values: { names: name } }]);
});

it("a form that replaces what stands at a path without a key begins with it, and never empty unsaid", () => {
  const settings = { theme: text, zone: text };
  const { catalogue, operation } = madeService(
    { "/settings": { get: reads(settings), put: takes(settings) } },
    "PUT /settings",
  );
  const page = scaffoldPage(catalogue, operation.id);
  expect(page?.body).toMatchObject({ values: { load: "it.getSettings" } });
  const empty = { title: "It", body: { kind: "form", submit: operation.id } };
  const { problems } = compileFor(catalogue, empty);
  expect(problems).toMatchObject([{ code: "beginsEmpty" }]);
});

it("a form that would replace a whole list, as the roles of a user, is told, and never proposed", () => {
  const { catalogue, operation } = madeService(
    {
      "/users/{userId}/roles": {
        get: lists({ id: number, name: text }),
        put: { ...takes({}), requestBody: json({ type: "array", items: number }) },
      },
    },
    "PUT /users/{userId}/roles",
  );
  expect(scaffoldPage(catalogue, operation.id)?.body).toMatchObject({ kind: "table" });
  expect(leftOutOf(catalogue, operation.id)).toMatchObject([{ operation, why: "untold" }]);
  const params = { userId: "integer" };
  const submit = { call: operation.id, with: { userId: "params.userId" } };
  const empty = { title: "It", params, body: { kind: "form", submit } };
  expect(compileFor(catalogue, empty).problems).toMatchObject([{ code: "beginsEmpty" }]);
});
