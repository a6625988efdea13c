import { describe, expect, it } from "vitest";
import { createCatalogue } from "../../../src/catalogue/catalogue.ts";
import { importOpenApi } from "../../../src/catalogue/import/import-open-api.ts";
import { scaffoldPage } from "../../../src/language/scaffold/scaffold-page.ts";
import { compileFor } from "../../support/shipped-environment.ts";

const text = { type: "string" };
const record = { type: "object", properties: { id: { type: "integer" }, name: text } };
const answer = (schema: object) => ({
  responses: { 200: { description: "It", content: { "application/json": { schema } } } },
});
const body = (schema: object) => ({
  requestBody: { required: true, content: { "application/json": { schema } } },
});

/** The request bodies of a document's writes, by the verb at the end of the path. */
const bodies: Readonly<Record<string, object>> = {
  add: { type: "object", properties: { name: text }, required: ["name"] },
  update: { ...record, required: ["id"] },
  delete: {
    type: "object",
    properties: { ids: { type: "array", items: { type: "integer" } } },
    required: ["ids"],
  },
};

/** A call of a document whose path parameters are integers, and names texts; all have one tag. */
function call(path: string, rest: object) {
  const places = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: "path",
    required: true,
    schema: { type: name === "username" ? "string" : "integer" },
  }));
  return { tags: ["posts"], parameters: places, ...answer(record), ...rest };
}

/** A document with calls such as `GET /posts`, whose operations are named after the calls. */
function serviceOf(calls: readonly string[], listed: object = record) {
  const paths: Record<string, Record<string, object>> = {};
  for (const one of calls) {
    const [method = "", path = ""] = one.split(" ");
    const isList = method === "GET" && !path.endsWith("}");
    const sent = bodies[/(delete|update)$/.exec(path)?.[0] ?? "add"];
    paths[path] = {
      ...paths[path],
      [method.toLowerCase()]: call(path, {
        ...(isList && answer({ type: "array", items: listed })),
        ...(["POST", "PUT", "PATCH"].includes(method) && body(sent ?? record)),
      }),
    };
  }
  const document = { openapi: "3.1.0", info: { title: "Blog", version: "1" }, paths };
  const imported = importOpenApi(document, { name: "blog" });
  if (!imported.document) throw new Error(JSON.stringify(imported.faults));
  return createCatalogue([imported.document]);
}

/** The page that is proposed for a list, which the checker accepts. */
function proposed(calls: readonly string[], list: string, listed?: object) {
  const catalogue = serviceOf(calls, listed);
  const operations = [...catalogue.operations.values()];
  const of = (one: string) =>
    operations.find(({ method, path }) => `${method.toUpperCase()} ${path}` === one);
  const page = scaffoldPage(catalogue, of(list)?.id ?? "");
  const source = JSON.stringify(page, null, 2);
  const { problems } = compileFor(catalogue, source);
  expect(problems.filter(({ severity }) => severity === "error")).toEqual([]);
  return { operations, body: page?.body };
}

/** The calls that the proposed page of a list offers, each with label, method and path. */
function offered(calls: readonly string[], list = calls[0] ?? "", listed?: object): string[] {
  const { operations, body } = proposed(calls, list, listed);
  const actions = [body?.toolbar, body?.rowActions].flat().filter(Boolean);
  return actions.map((action) => {
    const written = JSON.stringify(action);
    const named = operations.find(({ id }) => written.includes(`"${id}"`));
    const bound = [...written.matchAll(/"with":(\{[^}]*\})/g)].map(([, found]) => found);
    return [`${named?.method.toUpperCase()} ${named?.path}`, ...bound].join(" ");
  });
}

describe("the actions proposed for a list", () => {
  it("never are those of the record above it", () => {
    const calls = [
      "GET /posts/{postId}/comments",
      "DELETE /posts/{postId}",
      "PUT /posts/{postId}",
      "POST /posts",
      "DELETE /comments/{commentId}",
    ];
    const own = 'DELETE /comments/{commentId} {"commentId":"row.id"}';
    expect(offered(calls)).toEqual([own]);
    expect(offered(calls.slice(0, 4))).toEqual([]);
  });

  it("are those of its own path, and of one place below it", () => {
    const calls = [
      "GET /posts",
      "POST /posts",
      "PUT /posts/{postId}",
      "DELETE /posts/{postId}",
      "DELETE /posts/{postId}/comments/{commentId}",
      "POST /posts/{postId}/comments",
    ];
    expect(offered(calls)).toEqual([
      "POST /posts",
      'PUT /posts/{postId} {"postId":"row.id"}',
      'POST /posts/{postId}/comments {"postId":"row.id"}',
      'DELETE /posts/{postId} {"postId":"row.id"}',
    ]);
  });

  it("take the keys above the list from the page's address, whatever each path calls them", () => {
    const calls = [
      "GET /posts/{postId}/comments",
      "POST /posts/{post}/comments",
      "PATCH /posts/{post}/comments/{commentId}",
      "DELETE /posts/{post}/comments/{commentId}",
    ];
    const post = '"post":"params.postId"';
    expect(offered(calls)).toEqual([
      `POST /posts/{post}/comments {${post}}`,
      `PATCH /posts/{post}/comments/{commentId} {${post},"commentId":"row.id"}`,
      `DELETE /posts/{post}/comments/{commentId} {${post},"commentId":"row.id"}`,
    ]);
  });

  it("take a field of the row that bears the place's name before its key", () => {
    const listed = { type: "object", properties: { id: text, number: { type: "integer" } } };
    const calls = ["GET /issues", "DELETE /issues/{number}"];
    expect(offered(calls, calls[0], listed)).toEqual([
      'DELETE /issues/{number} {"number":"row.number"}',
    ]);
  });

  it("are none where the row does not hold what the place asks for", () => {
    const listed = { type: "object", properties: { title: text, owner: text } };
    expect(offered(["GET /issues", "DELETE /issues/{issueId}"], "GET /issues", listed)).toEqual([]);
  });

  it("stand beside the list where the last step of a path is a verb", () => {
    const calls = [
      "GET /cultural-group/page",
      "POST /cultural-group/add",
      "POST /cultural-group/update",
      "POST /cultural-group/delete",
    ];
    expect(offered(calls)).toEqual([
      "POST /cultural-group/add",
      'POST /cultural-group/update {"id":"row.id"}',
      'POST /cultural-group/delete {"ids":"[row.id]"}',
    ]);
  });

  it("are not the verbs of something else beside it", () => {
    const calls = [
      "GET /api/posts",
      "GET /posts/getVersions",
      "GET /posts/list",
      "POST /api/delete",
      "POST /posts/deleteComment",
      "POST /posts/delete",
    ];
    expect(offered(calls, "GET /api/posts")).toEqual([]);
    expect(offered(calls, "GET /posts/getVersions")).toEqual([]);
    expect(offered(calls, "GET /posts/list")).toEqual(['POST /posts/delete {"ids":"[row.id]"}']);
  });
});

describe("the key of a row", () => {
  const person = {
    type: "object",
    properties: { id: { type: "integer" }, login: text, name: text },
  };
  const calls = ["GET /users", "DELETE /users/{username}", "POST /users/{user_id}/posts"];

  it("is the field that an operation's own placeholder names, and never a display name", () => {
    expect(offered(calls, "GET /users", person).toSorted()).toEqual([
      'DELETE /users/{username} {"username":"row.login"}',
      'POST /users/{user_id}/posts {"user_id":"row.id"}',
    ]);
  });

  it("is missing where a row has only a number for a name", () => {
    expect(offered(calls, "GET /users").toSorted()).toEqual([
      'POST /users/{user_id}/posts {"user_id":"row.id"}',
    ]);
  });
});

describe("the actions proposed for a list that a row opens", () => {
  it("change and delete the child's own record below the keys of the rows and lists around it", () => {
    const { body } = proposed(
      [
        "GET /blogs/{blog}/posts",
        "PATCH /blogs/{blog}/posts/{postId}",
        "GET /blogs/{blog}/posts/{postId}/comments",
        "PATCH /blogs/{blog}/posts/{post}/comments/{commentId}",
        "DELETE /blogs/{blog}/posts/{post}/comments/{commentId}",
      ],
      "GET /blogs/{blog}/posts",
    );
    const key = { blog: "params.blog", post: "outer.id", commentId: "row.id" };
    const call = expect.objectContaining({ with: key });
    const open = expect.objectContaining({ submit: call });
    const drawer = expect.objectContaining({
      rowActions: [
        { label: "common.edit", open },
        { label: "common.delete", emphasis: "danger", confirm: true, call },
      ],
    });
    expect(body?.rowActions).toContainEqual(expect.objectContaining({ open: drawer }));
  });
});

it("the columns of a list begin with what tells its rows apart, not with their sort", () => {
  const text = { type: "string" };
  const columnsOf = (properties: object) =>
    proposed(["GET /posts"], "GET /posts", { type: "object", properties }).body?.columns;
  const id = { type: "integer" };
  expect(columnsOf({ resource_type: text, id, name: text })).toEqual(["name", "resource_type"]);
  expect(columnsOf({ id, name: text, resource_type: text })).toBeUndefined();
});

it("passes on to each call the tenant that the list itself requires", () => {
  const tenant = { name: "X-Tenant", in: "header", required: true, schema: text };
  const status = { name: "status", in: "query", required: true, schema: text };
  const place = { name: "postId", in: "path", required: true, schema: { type: "integer" } };
  const blog = { name: "blogId", in: "query", required: true, schema: text };
  const many = { parameters: [tenant, status, blog] };
  const one = { parameters: [place, tenant, blog] };
  const list = answer({ type: "array", items: record });
  const imported = importOpenApi(
    {
      openapi: "3.1.0",
      info: { title: "Blog", version: "1" },
      paths: {
        "/posts": {
          get: { ...many, ...list },
          post: { parameters: [tenant], ...body(record), ...answer(record) },
        },
        "/posts/{postId}": {
          get: { ...one, ...answer(record) },
          patch: { ...one, ...body(record), ...answer(record) },
          delete: { ...one, ...answer({}) },
        },
        "/posts/{postId}/status": {
          put: { parameters: [place, tenant, status], ...answer({}) },
        },
        "/posts/{postId}/move": { post: { parameters: [place, tenant, blog], ...answer({}) } },
      },
    },
    { name: "blog" },
  );
  const catalogue = createCatalogue(imported.document ? [imported.document] : []);
  const of = (wanted: string, path: string) =>
    [...catalogue.operations.values()].find(
      (operation) => operation.method === wanted && operation.path === path,
    )?.id ?? "";
  const page = scaffoldPage(catalogue, of("get", "/posts"));
  const { problems } = compileFor(catalogue, page);
  expect(problems.filter(({ severity }) => severity === "error")).toEqual([]);
  const held = { "X-Tenant": 'params["X-Tenant"]' };
  const above = { postId: "row.id", ...held };
  const key = { ...above, blogId: "params.blogId" };
  expect(page?.body.toolbar).toMatchObject([{ open: { submit: { with: held } } }]);
  expect(page?.body.rowActions).toMatchObject([
    {
      open: {
        values: { load: { call: of("get", "/posts/{postId}"), with: key } },
        submit: { call: of("patch", "/posts/{postId}"), with: key },
      },
    },
    { open: { submit: { call: of("put", "/posts/{postId}/status"), with: above } } },
    { open: { submit: { call: of("post", "/posts/{postId}/move"), with: above } } },
    { confirm: true, call: { call: of("delete", "/posts/{postId}"), with: key } },
  ]);
});

describe("the columns of a list whose rows hold other records", () => {
  const id = { type: "integer" };
  const author = { type: "object", properties: { id, name: text } };
  const columnsOf = (properties: object) =>
    proposed(["GET /posts"], "GET /posts", { type: "object", properties }).body?.columns;

  it("show such a record by its name, in its place", () => {
    expect(columnsOf({ id, author, title: text })).toEqual(["author", "title"]);
  });

  it("leave out a record without a name", () => {
    const size = { type: "object", properties: { width: id, height: id } };
    expect(columnsOf({ id, size, title: text })).toBeUndefined();
  });

  it("show the one text of a record that holds no more, such as the state in a status", () => {
    const status = {
      type: "object",
      properties: { state: { type: "string", enum: ["on", "off"] } },
    };
    expect(columnsOf({ id, title: text, status })).toEqual(["title", "status"]);
  });
});

it("a record is added to those that the list shows, not to others that are asked for", () => {
  const postId = { name: "postId", in: "query", required: true, schema: { type: "integer" } };
  const status = { name: "status", in: "query", required: true, schema: text };
  const comment = { postId: { type: "integer" }, status: text, text };
  const document = {
    openapi: "3.1.0",
    info: { title: "Blog", version: "1" },
    paths: {
      "/posts": { get: answer({ type: "array", items: record }) },
      "/comments": {
        get: { parameters: [postId, status], ...answer({ type: "array", items: record }) },
        post: { ...body({ type: "object", properties: comment }), ...answer(record) },
      },
    },
  };
  const imported = importOpenApi(document, { name: "blog" });
  const catalogue = createCatalogue(imported.document ? [imported.document] : []);
  const [, list, add] = [...catalogue.operations.keys()];
  const toolbar = [{ open: { submit: { call: add, with: { postId: "params.postId" } } } }];
  expect(scaffoldPage(catalogue, list ?? "")?.body).toMatchObject({ toolbar });
});

it("deletes and loads a row with what names it beside its key, as the namespace of a job", () => {
  const asked = (name: string, type: string) => ({ name, in: "query", schema: { type } });
  const place = { name: "name", in: "path", required: true, schema: text };
  const given = { parameters: [place, asked("namespace", "string"), asked("force", "boolean")] };
  const job = { type: "object", properties: { name: text, namespace: text, force: text } };
  const paths = {
    "/jobs": { get: { operationId: "list", ...answer({ type: "array", items: job }) } },
    "/jobs/{name}": {
      get: { operationId: "read", ...given, ...answer(job) },
      patch: { operationId: "change", parameters: [place], ...body(job), ...answer(job) },
      delete: { operationId: "delete", ...given, ...answer({}) },
    },
  };
  const api = { openapi: "3.1.0", info: { title: "Jobs", version: "1" }, paths };
  const { document } = importOpenApi(api, { name: "jobs" });
  const catalogue = createCatalogue(document ? [document] : []);
  const named = { name: "row.name", namespace: "row.namespace" };
  const page = JSON.stringify(scaffoldPage(catalogue, "jobs.list"));
  expect(page).toContain(JSON.stringify({ call: "jobs.read", with: named }));
  expect(page).toContain(JSON.stringify({ call: "jobs.delete", with: named }));
  const own = JSON.stringify(scaffoldPage(catalogue, "jobs.read"));
  expect(own).toContain(
    '{"call":"jobs.delete","with":{"name":"params.name","namespace":"row.namespace"}}',
  );
  // A page of the record would have to be opened with the namespace as well.
  const pages = new Map([["jobs.read", "jobs/record"]]);
  expect(JSON.stringify(scaffoldPage(catalogue, "jobs.list", pages))).not.toContain("jobs/record");
});

it("a deletion whose path takes the keys of several is offered for one", () => {
  const user = { type: "object", properties: { userId: { type: "integer" }, name: text } };
  const at = (name: string, schema: object) => ({
    parameters: [{ name, in: "path", required: true, schema }],
  });
  const paths = (items: object) => ({
    "/users": { get: answer({ type: "array", items: user }) },
    "/users/{userId}": { ...at("userId", { type: "integer" }), get: answer(user) },
    "/users/{userIds}": { ...at("userIds", { type: "array", items }), delete: answer({}) },
  });
  const actions = (items: object) => {
    const info = { title: "Users", version: "1" };
    const made = importOpenApi({ openapi: "3.1.0", info, paths: paths(items) }, { name: "staff" });
    const catalogue = createCatalogue(made.document ? [made.document] : []);
    return scaffoldPage(catalogue, "staff.getUsers")?.body;
  };
  expect(actions({ type: "integer" })).toMatchObject({
    rowActions: [{ call: { with: { userIds: "[row.userId]" } } }],
  });
  expect(actions(text)).not.toHaveProperty("rowActions");
});

it("a record of Strapi is deleted by its document where its path takes a text that is called id", () => {
  const article = {
    type: "object",
    properties: { id: { type: "integer" }, documentId: text, publishedAt: text, title: text },
  };
  const parameters = [{ name: "id", in: "path", required: true, schema: text }];
  const paths = {
    "/articles": { get: answer({ type: "array", items: article }) },
    "/articles/{id}": { parameters, get: answer(article), delete: answer({}) },
  };
  const info = { title: "Articles", version: "1" };
  const made = importOpenApi({ openapi: "3.1.0", info, paths }, { name: "news" });
  const catalogue = createCatalogue(made.document ? [made.document] : []);
  expect(scaffoldPage(catalogue, "news.getArticles")?.body).toMatchObject({
    rowActions: [{ call: { with: { id: "row.documentId" } } }],
  });
});

it("a request of several kinds is asked for in a form, to add a record or to do something with one", () => {
  const kinds = [record, { type: "object", properties: { scope: text }, required: ["scope"] }];
  const post = { ...body({ type: "object", oneOf: kinds }), ...answer(record) };
  const parameters = [{ name: "id", in: "path", required: true, schema: { type: "integer" } }];
  const paths = {
    "/tokens": { get: answer({ type: "array", items: record }), post },
    "/tokens/{id}": { parameters, get: answer(record) },
    "/tokens/{id}/renew": { parameters, post },
  };
  const info = { title: "Tokens", version: "1" };
  const made = importOpenApi({ openapi: "3.1.0", info, paths }, { name: "keys" });
  const catalogue = createCatalogue(made.document ? [made.document] : []);
  const form = { kind: "form" };
  expect(scaffoldPage(catalogue, "keys.getTokens")?.body).toMatchObject({
    toolbar: [{ open: { ...form, submit: "keys.postTokens" } }],
    rowActions: [{ open: { ...form, submit: { with: { id: "row.id" } } } }],
  });
});

it("the key of a new record is asked for where people know the record by it", () => {
  const added = (key: string) => {
    const properties = { type: { const: "setting" }, [key]: text, values: text };
    const schemas = { Setting: { type: "object", properties, required: ["type"] } };
    const setting = { $ref: "#/components/schemas/Setting" };
    const parameters = [{ name: key, in: "path", required: true, schema: text }];
    const paths = {
      "/settings": { get: answer({ type: "array", items: setting }), post: body(setting) },
      [`/settings/{${key}}`]: { parameters, get: answer(setting) },
    };
    const info = { title: "Settings", version: "1" };
    const made = importOpenApi(
      { openapi: "3.1.0", info, paths, components: { schemas } },
      { name: "zone" },
    );
    const catalogue = createCatalogue(made.document ? [made.document] : []);
    return JSON.stringify(scaffoldPage(catalogue, "zone.getSettings")?.body.toolbar);
  };
  expect(added("kind")).toContain('"fields":["kind","values"]');
  expect(added("id")).not.toContain("fields");
});
