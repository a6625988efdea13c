import { expect, it } from "vitest";
import { resourceOf } from "../../../src/catalogue/resources/resource.ts";
import {
  does,
  json,
  lists,
  madeService,
  number,
  object,
  type Paths,
  reads,
  said,
  takes,
  text,
} from "./made-service.ts";

const post = { id: number, title: text };

/**
 * The resource found for a list: each operation by method and path, the key by parameter and field.
 */
function found(list: string, paths: Paths) {
  const { catalogue, operation } = madeService(paths, `GET ${list}`);
  const resource = resourceOf(catalogue, operation);
  if (!resource) throw new Error(`${list} is no list.`);
  const { item, add, edit, remove, read, actions, children } = resource;
  return {
    key: item?.places.map((one) => (one.of === "row" ? one.field.join(".") : one.parameter.name)),
    add: said(add),
    edit: said(edit?.operation),
    wrapper: edit?.holder?.wrapper,
    remove: said(remove),
    read: said(read),
    actions: actions.map(said),
    children: children.map(said),
  };
}

it("finds what stands on the collection's path, on one record's and below it", () => {
  expect(
    found("/posts", {
      "/posts": { get: lists(post), post: takes(post) },
      "/posts/{postId}": { get: reads(post), patch: takes(post), put: takes(post), delete: does },
      "/posts/{postId}/publish": { post: does },
      "/posts/{postId}/comments": { get: lists(post), post: takes(post) },
      "/comments/{commentId}": { delete: does },
    }),
  ).toEqual({
    key: ["id"],
    wrapper: null,
    add: "POST /posts",
    edit: "PATCH /posts/{postId}",
    remove: "DELETE /posts/{postId}",
    read: "GET /posts/{postId}",
    actions: ["POST /posts/{postId}/publish"],
    children: ["GET /posts/{postId}/comments"],
  });
});

it("takes the format at the end of a path for no part of the record's address", () => {
  const users = object({ users: { type: "array", items: object(post) } });
  expect(
    found("/users.json", {
      "/users.json": { get: { responses: { 200: { description: "All", ...json(users) } } } },
      "/users/{id}.json": { get: reads(post), put: takes({ title: text }), delete: does },
      "/users/{id}/archive.json": { post: does },
    }),
  ).toMatchObject({
    key: ["id"],
    edit: "PUT /users/{id}.json",
    remove: "DELETE /users/{id}.json",
    read: "GET /users/{id}.json",
    actions: ["POST /users/{id}/archive.json"],
  });
});

it.each([
  ["/api/items", "/api/items/{id}"],
  ["/orders/items", "/orders/items/{id}"],
  ["/api/v1/data", "/api/v1/data/{id}"],
])("finds what stands below %s, whose name could stand for any records", (list, one) => {
  const own = { [list]: { get: lists(post), post: takes(post) }, [one]: { delete: does } };
  const above = { [one.replace(/\/[a-z]+\/\{/, "/{")]: { delete: does, patch: takes(post) } };
  expect(found(list, { ...own, ...above })).toMatchObject({
    add: `POST ${list}`,
    edit: null,
    remove: `DELETE ${one}`,
  });
  expect(found(list, { [list]: { get: lists(post) }, ...above })).toMatchObject({ remove: null });
});

it("finds one record elsewhere by the name of its collection, and never the one above it", () => {
  const paths = {
    "/posts/{postId}/comments": { get: lists(post) },
    "/posts/{postId}": { delete: does },
    "/comments/{commentId}": { delete: does },
  };
  expect(found("/posts/{postId}/comments", paths)).toMatchObject({
    remove: "DELETE /comments/{commentId}",
    key: ["id"],
  });
  const { "/comments/{commentId}": _left, ...others } = paths;
  expect(found("/posts/{postId}/comments", others)).toMatchObject({ remove: null, add: null });
});

it("takes no record of a shorter name that may lie below another record than the list does", () => {
  const below = "/repos/{repo}/issues/{issueId}";
  const tasks = "/tasks/{taskId}";
  const paths: Paths = {
    [below]: { get: reads(post), patch: takes(post), delete: does },
    [`${below}/sub_issues`]: { get: lists(post) },
    [tasks]: { get: reads(post), patch: takes(post) },
    [`${tasks}/subtasks`]: { get: lists(post) },
  };
  expect(found(`${below}/sub_issues`, paths)).toMatchObject({ edit: null, remove: null });
  expect(found(`${tasks}/subtasks`, paths)).toMatchObject({ edit: `PATCH ${tasks}` });
});

it("takes no record of a shorter name that shares some of its fields, nor one field for two keys", () => {
  const mail = { id: number, subject: text, seal: text, sentBy: text };
  const messages = {
    "/mail_messages": { get: lists(mail) },
    "/messages/{messageId}": { get: reads({ ...post, subject: text, body: text }), delete: does },
  };
  expect(found("/mail_messages", messages)).toMatchObject({ read: null, remove: null });
  const spaces = {
    "/folders/{folderId}/spaces": { get: lists(post) },
    "/businesses/{id}/spaces/{spaceId}": { delete: does },
  };
  expect(found("/folders/{folderId}/spaces", spaces).remove).toBeNull();
});

it("takes for the key of a record elsewhere the field that links a row to it, not the row's own id", () => {
  const follower = { id: number, user_id: number, login: text };
  const users = { "/users/{id}": { get: reads({ id: number, login: text }), delete: does } };
  expect(
    found("/followers/users", { "/followers/users": { get: lists(follower) }, ...users }).key,
  ).toEqual(["user_id"]);
  expect(found("/users", { "/users": { get: lists(follower) }, ...users }).key).toEqual(["id"]);
});

it("takes no record of the same name out of a list in another branch", () => {
  const mine = { "/self/keys/{keyId}": { get: reads(post), delete: does } };
  const github = { "/github/keys": { get: lists(post) }, ...mine };
  expect(found("/github/keys", github).remove).toBe("DELETE /self/keys/{keyId}");
  const listed = { ...github, "/self/keys": { get: lists(post) } };
  expect(found("/github/keys", listed).remove).toBeNull();
  expect(found("/self/keys", listed).remove).toBe("DELETE /self/keys/{keyId}");
});

it("takes no record of the same name that is of another sort", () => {
  const paths = {
    "/users/{userId}/messages": { get: lists(post) },
    "/messages/{messageId}": { get: reads({ body: text, sender: text }), delete: does },
  };
  expect(found("/users/{userId}/messages", paths)).toMatchObject({ remove: null });
});

it("takes no record of the same name that lies below a collection of others", () => {
  const of = (paths: Paths) =>
    found("/droplets/{dropletId}/snapshots", {
      "/droplets/{dropletId}/snapshots": { get: lists({ id: number, name: text }) },
      "/volumes/snapshots/{snapshotId}": { get: reads({ id: text, name: text }), delete: does },
      ...paths,
    }).remove;
  expect(of({})).toBe("DELETE /volumes/snapshots/{snapshotId}");
  expect(of({ "/volumes": { get: lists({ id: text, name: text }) } })).toBeNull();
});

it("knows a record by several of its fields, one of them within another record", () => {
  const owner = { type: "object", properties: { login: text } };
  const repository = { id: number, name: text, owner };
  expect(
    found("/user/repos", {
      "/user/repos": { get: lists(repository) },
      "/repos/{owner}/{repo}": { get: reads(repository), delete: does },
    }),
  ).toMatchObject({ key: ["owner.login", "name"], remove: "DELETE /repos/{owner}/{repo}" });
});

it.each([
  ["number", "/issues/{issue_number}", { id: number, number: text }],
  ["name", "/domains/{domain_name}", { id: text, name: text }],
  ["slug", "/articles/{slug}", { id: number, slug: text }],
  ["id", "/orders/{orderId}", { id: number, name: text }],
  ["id", "/customers/{customer}", { id: text, name: text }],
])("knows a record by its %s where it stands at %s", (field, path, fields) => {
  const collection = path.slice(0, path.lastIndexOf("/"));
  const paths = { [collection]: { get: lists(fields) }, [path]: { delete: does } };
  expect(found(collection, paths).key).toEqual([field]);
});

it("knows no key where a row has none of the place's type, or two may be meant", () => {
  const of = (fields: object) =>
    found("/plans", { "/plans": { get: lists(fields) }, "/plans/{plan}": { delete: does } }).key;
  expect(of({ id: number, name: text })).toBeUndefined();
  expect(of({ total: number })).toBeUndefined();
});

it("edits by the write whose request holds fields of the record", () => {
  const operations = { type: "array", items: { type: "object", properties: { op: text } } };
  expect(
    found("/users", {
      "/users": { get: lists(post) },
      "/users/{userId}": { put: takes(post), patch: takes({ operations }) },
    }),
  ).toMatchObject({ edit: "PUT /users/{userId}" });
});

it("finds calls that have names by them, and what asks for a record's key alone below it", () => {
  const channel = { channel: text };
  const ofChannel = { ...takes(channel), requestBody: { ...json({ ...object(channel) }) } };
  expect(
    found("/channels.list", {
      "/channels.list": { get: lists({ id: text, name: text }) },
      "/channels.create": { post: takes({ name: text }) },
      "/channels.archive": { post: ofChannel },
      "/channels.history": { get: lists({ ts: text }, "channel") },
      "/users.remove": { post: takes({ user: text }) },
    }),
  ).toMatchObject({
    add: "POST /channels.create",
    remove: null,
    actions: ["POST /channels.archive"],
    children: ["GET /channels.history"],
  });
});

it("takes a record within a request for a part of it where the listed records have it as well", () => {
  const part = { type: "object", properties: { id: text, type: text } };
  const hook = { id: text, type: text, target: part };
  const { edit, wrapper } = found("/hooks", {
    "/hooks": { get: lists(hook) },
    "/hooks/{hook}": { get: reads(hook), put: takes({ target: part, address: text }) },
  });
  expect(edit).toBe("PUT /hooks/{hook}");
  expect(wrapper).toBeNull();
});

it("takes it for a part also where only the whole record has it, and the list shows less", () => {
  const short = { gid: text, type: text, name: text };
  const sent = { name: text, note: text, owner: { type: "object", properties: short } };
  const { edit, wrapper } = found("/jobs", {
    "/jobs": { get: lists(short) },
    "/jobs/{job}": { get: reads({ ...short, ...sent }), put: takes(sent) },
  });
  expect(edit).toBe("PUT /jobs/{job}");
  expect(wrapper).toBeNull();
});

it("leaves records undeleted that belong to several others, below one of them", () => {
  const below = {
    "/droplets/{dropletId}/firewalls": { get: lists({ ...post, droplet_id: number }) },
  };
  const firewalls = {
    ...below,
    "/firewalls": { get: lists(post) },
    "/firewalls/{firewallId}": { get: reads(post), delete: does },
  };
  const isLeft = { remove: "DELETE /firewalls/{firewallId}" };
  expect(found("/droplets/{dropletId}/firewalls", firewalls)).toMatchObject(isLeft);
  const shared = { ...firewalls, "/firewalls/{firewallId}/droplets": { post: does } };
  expect(found("/droplets/{dropletId}/firewalls", shared)).toMatchObject({ remove: null });
  expect(found("/firewalls", shared)).toMatchObject(isLeft);
  const roles = {
    "/users/{userId}/roles": { get: lists(post) },
    "/roles/{roleId}": { get: reads(post), delete: does },
  };
  expect(found("/users/{userId}/roles", roles).remove).toBe("DELETE /roles/{roleId}");
  const texts = (fields: object) =>
    found("/shops/{shopId}/texts", {
      "/shops/{shopId}/texts": { get: lists({ key: text, value: text, ...fields }) },
      "/texts/{key}": { delete: does },
    }).remove;
  expect(texts({})).toBeNull();
  expect(texts({ shopId: number })).toBe("DELETE /texts/{key}");
  expect(texts({ id: number })).toBe("DELETE /texts/{key}");
  const listed = { ...roles, "/roles": { get: lists(post) } };
  expect(found("/users/{userId}/roles", listed).remove).toBeNull();
  const tags = {
    "/tasks/{taskId}/tags": { get: lists(post) },
    "/tasks/{taskId}/removeTag": { post: does },
    "/tags/{tagId}": { get: reads(post), delete: does },
  };
  expect(found("/tasks/{taskId}/tags", tags)).toMatchObject({ remove: null });
});

it("leaves people undeleted who are only members of what lists them", () => {
  const person = { id: number, login: text };
  const paths: Paths = {
    "/teams/{teamId}/members": { get: lists(person) },
    "/members/{memberId}": { get: reads(person), patch: takes(person), delete: does },
  };
  const all = { "/members": { get: lists(person) }, ...paths };
  expect(found("/teams/{teamId}/members", paths)).toMatchObject({
    edit: "PATCH /members/{memberId}",
    remove: null,
  });
  expect(found("/members", all)).toMatchObject({ remove: "DELETE /members/{memberId}" });
});

it("takes the name that an object gives its member for the key, rather than the member's own name", () => {
  const device = { type: "object", properties: { id: number, name: text, ip: text } };
  const devices = {
    responses: {
      200: { description: "All", ...json({ type: "object", additionalProperties: device }) },
    },
  };
  const key = (placeholder: string) =>
    found("/devices", { "/devices": { get: devices }, [placeholder]: { delete: does } }).key;
  expect(key("/devices/{name}")).toEqual(["key"]);
  expect(key("/devices/{id}")).toEqual(["id"]);
});

it("never takes for the key a name that is a path, as Google's resource names are", () => {
  const keyBy = (description: string) =>
    found("/shelves/{shelf}/books", {
      "/shelves/{shelf}/books": { get: lists({ name: { ...text, description }, title: text }) },
      "/shelves/{shelf}/books/{book}": { delete: does },
    }).key;
  expect(keyBy("Format: `shelves/{shelf}/books/{book}`.")).toBeUndefined();
  expect(keyBy("projects/*/books/*")).toBeUndefined();
  expect(keyBy("Identifier. The resource name of the book.\n\nFormat: ...")).toBeUndefined();
  expect(keyBy("The title.")).toEqual(["shelf", "name"]);
});

it("takes a record's own id for the key before its address beside it, as JSON-LD has both", () => {
  const book = { "@id": text, "@type": text, id: number, title: text };
  const paths = (row: object) => ({
    "/books": { get: lists(row) },
    "/books/{bookId}": { get: reads(row), delete: does },
  });
  expect(found("/books", paths(book)).key).toEqual(["id"]);
  expect(found("/books", paths({ "@id": number, title: text })).key).toEqual(["@id"]);
});

it("never takes a name for an id, as where rows hold their id in an address alone", () => {
  const keyOf = (fields: object) =>
    found("/instances", {
      "/instances": { get: lists(fields) },
      "/instances/{identifier}": { delete: does },
    }).key;
  expect(keyOf({ name: text, imageId: text, instanceId: text })).toEqual(["instanceId"]);
  expect(keyOf({ name: text, instance_id: number })).toEqual(["instance_id"]);
  expect(keyOf({ name: text, imageId: text, serverId: text })).toBeUndefined();
  expect(keyOf({ name: text, _links: { type: "object" } })).toBeUndefined();
});

it("never takes a number for a UUID, nor a number or code for an id", () => {
  const keyOf = (fields: object, schema: object, name = "hookId") => {
    const place = { name, in: "path", required: true, schema };
    const path = `/hooks/{${name}}`;
    return found("/hooks", {
      "/hooks": { get: lists(fields) },
      [path]: { delete: { ...does, parameters: [place] } },
    }).key;
  };
  const uuid = { type: "string", format: "uuid" };
  expect(keyOf({ id: number, uuid: text }, uuid)).toEqual(["uuid"]);
  expect(keyOf({ id: number, ref: text }, uuid)).toBeUndefined();
  expect(keyOf({ id: uuid, number }, number)).toBeUndefined();
  expect(keyOf({ id: number }, text)).toEqual(["id"]);
  expect(keyOf({ number, title: text }, number, "id")).toBeUndefined();
  expect(keyOf({ code: text, title: text }, text, "id")).toBeUndefined();
  expect(keyOf({ number, title: text }, number, "number")).toEqual(["number"]);
});

it("takes the field that one of a placeholder's two names means, and none whose values it does not list", () => {
  const keyOf = (fields: object, name: string, schema: object = text) => {
    const place = { name, in: "path", required: true, schema };
    return found("/templates", {
      "/templates": { get: lists(fields) },
      [`/templates/{${name}}`]: { delete: { ...does, parameters: [place] } },
    }).key;
  };
  const template = { alias: text, templateId: number, title: text };
  expect(keyOf(template, "templateIdOrAlias")).toEqual(["templateId"]);
  expect(keyOf({ alias: text, title: text }, "templateIdOrAlias")).toEqual(["alias"]);
  expect(keyOf({ id: number, slug: text }, "id_or_slug")).toEqual(["id"]);
  const listed = { ...text, enum: ["a", "b"] };
  expect(keyOf({ type: number }, "type", listed)).toBeUndefined();
  expect(keyOf({ type: text }, "type", listed)).toEqual(["type"]);
  expect(keyOf({ type: { ...text, enum: ["c"] } }, "type", listed)).toBeUndefined();
});

it("takes no record of the same name that a search of another register finds", () => {
  const kept = { Id: text, RepoTags: text };
  const offered = { name: text, stars: number };
  const paths: Paths = {
    "/images/json": { get: lists(kept) },
    "/images/search": { get: lists(offered, "term") },
    "/images/{name}": { delete: does },
  };
  expect(found("/images/search", paths)).toMatchObject({ remove: null });
  const alike = { ...paths, "/images/json": { get: lists({ ...kept, ...offered }) } };
  expect(found("/images/search", alike).remove).toBe("DELETE /images/{name}");
  const read = { ...alike, "/images/{name}": { get: reads(kept), delete: does } };
  expect(found("/images/search", read).remove).toBeNull();
});

it("deletes no row by a field that several rows may share, unless one record is read by it", () => {
  const removed = (list: string, place: string, fields: object, more: Paths[string] = {}) => {
    const one = `${list}/{${place}}`;
    return found(list, { [list]: { get: lists(fields) }, [one]: { delete: does, ...more } }).remove;
  };
  const price = { id: number, sku: text, amount: text };
  expect(removed("/prices", "sku", price)).toBeNull();
  expect(removed("/prices", "sku", price, { get: lists(price) })).toBeNull();
  expect(removed("/stocks", "warehouse", { stockId: number, warehouse: text })).toBeNull();
  expect(removed("/prices", "sku", price, { get: reads(price) })).toBe("DELETE /prices/{sku}");
  expect(removed("/stocks", "shopId", { stockId: number, shopId: number })).toBeNull();
  const { id: _id, ...own } = price;
  expect(removed("/prices", "sku", own)).toBe("DELETE /prices/{sku}");
  expect(removed("/prices", "sku", own, { get: lists(price) })).toBeNull();
  expect(removed("/articles", "slug", { id: number, slug: text })).toBe("DELETE /articles/{slug}");
  expect(removed("/products", "sku", price)).toBe("DELETE /products/{sku}");
  expect(removed("/lines", "orderNumber", { id: number, orderNumber: text })).toBeNull();
  const keyed = { get: lists({ id: number }) };
  expect(removed("/hooks", "hookId", { id: number }, keyed)).toBe("DELETE /hooks/{hookId}");
});

it("changes no row by such a field either, unless the change answers the one row", () => {
  const price = { id: number, sku: text, amount: text };
  const of = (patch: object) =>
    found("/prices", {
      "/prices": { get: lists(price), post: takes(price) },
      "/prices/{sku}": { patch: { ...takes({ amount: text }), ...patch } },
      "/prices/{sku}/archive": { post: does },
      "/prices/{sku}/history": { get: lists({ ...price, at: text }) },
    });
  const rest = { add: "POST /prices", children: ["GET /prices/{sku}/history"] };
  expect(of({})).toMatchObject({ ...rest, edit: null, actions: [] });
  expect(of(lists(price))).toMatchObject({ ...rest, edit: null, actions: [] });
  const whole = { edit: "PATCH /prices/{sku}", actions: ["POST /prices/{sku}/archive"] };
  expect(of(reads(price))).toMatchObject({ ...rest, ...whole });
  const member = { id: number, group: text, person: text };
  const pair = { "/members/{group}/{person}": { delete: does } };
  const { remove } = found("/members", { "/members": { get: lists(member) }, ...pair });
  expect(remove).toBe("DELETE /members/{group}/{person}");
});

it("knows no key where a number called as the record may be its id or what it counts", () => {
  const of = (fields: object) =>
    found("/scores", {
      "/scores": { get: lists(fields) },
      "/scores/{score}": { get: reads(fields), put: takes(fields), delete: does },
    });
  expect(of({ id: number, score: number })).toMatchObject({ edit: null, remove: null });
  expect(of({ score: number, player: text }).key).toEqual(["score"]);
  expect(of({ id: number, score: text }).key).toEqual(["score"]);
  const comment = { id: number, comment: text };
  const numbered = { name: "comment", in: "path", required: true, schema: number };
  const remove = { ...does, parameters: [numbered] };
  const paths = { "/comments": { get: lists(comment) }, "/comments/{comment}": { delete: remove } };
  expect(found("/comments", paths)).toMatchObject({ key: ["id"] });
});

it("knows no key where a number called as the record may be its id or its own number", () => {
  const version = { name: "version", in: "path", required: true, schema: number };
  const of = (fields: object) =>
    found("/docs/{doc_id}/versions", {
      "/docs/{doc_id}/versions": { get: lists(fields) },
      "/docs/{doc_id}/versions/{version}": { delete: { ...does, parameters: [version] } },
    }).key?.at(-1);
  expect(of({ id: number, number, note: text })).toBeUndefined();
  expect(of({ id: number, note: text })).toBe("id");
  expect(of({ number, note: text })).toBe("number");
});

it.each([
  { fields: { orderId: text, name: text }, key: ["orderId"] },
  { fields: { order_number: text, name: text }, key: ["order_number"] },
  { fields: { id: number, orderNumber: text, name: text }, key: undefined },
  { fields: { orderId: number, name: text }, key: undefined },
  { fields: { ID: text, name: text }, key: ["ID"] },
  { fields: { UUID: number, name: text }, key: undefined },
  { fields: { name: text, customerId: text }, key: ["name"] },
  { fields: { name: text, sku: text }, key: undefined },
  { fields: { name: text, number: text }, key: undefined },
  { fields: { name: text, number }, key: ["name"] },
])("never takes a name for an order's key beside its own id or number: $fields", (given) => {
  const { fields, key } = given;
  const paths = {
    "/orders": { get: lists(fields) },
    "/orders/{order}": { get: reads(fields), put: takes(fields), delete: does },
  };
  expect(found("/orders", paths).key).toEqual(key);
});

it.each([
  { told: { order_id: number, title: text }, key: ["order_id"] },
  { told: { id: number, title: text }, key: undefined },
  { told: { id: number, order_id: number, title: text }, key: ["id"] },
  { told: null, key: undefined },
])("takes for the key of what a search finds the id that an order itself has: $told", (given) => {
  const fields = { id: number, order_id: number, title: text };
  const get = given.told && reads(given.told);
  const paths = {
    "/orders/search": { get: lists(fields) },
    "/orders/{id}": { ...(get && { get }), delete: does },
  };
  expect(found("/orders/search", paths).key).toEqual(given.key);
});

it("takes the deletion of records below a record for no action on that record", () => {
  const ids = { ids: { type: "array", items: number } };
  const paths = {
    "/shops": { get: lists(post) },
    "/shops/{shop_id}": { get: reads(post) },
    "/shops/{shop_id}/orders": { get: lists(post) },
    "/shops/{shop_id}/orders/delete": { post: takes(ids) },
    "/shops/{shop_id}/orders/export": { post: takes(ids) },
  };
  const { actions, children, remove } = found("/shops", paths);
  expect({ actions, children, remove }).toEqual({
    actions: ["POST /shops/{shop_id}/orders/export"],
    children: ["GET /shops/{shop_id}/orders"],
    remove: null,
  });
  expect(found("/shops/{shop_id}/orders", paths).remove).toBe(
    "POST /shops/{shop_id}/orders/delete",
  );
});

it("knows Strapi's records by their document, and by nothing where the path takes a number", () => {
  const article = { id: number, documentId: text, publishedAt: text, title: text };
  const keyAt = (place: string) =>
    found("/articles", {
      "/articles": { get: lists(article) },
      [`/articles/{${place}}`]: { get: reads(article), delete: does },
    }).key;
  expect(keyAt("documentId")).toEqual(["documentId"]);
  expect(keyAt("id")).toBeUndefined();
  const { publishedAt: _, ...attachment } = article;
  expect(
    found("/files", {
      "/files": { get: lists(attachment) },
      "/files/{id}": { get: reads(attachment), delete: does },
    }).key,
  ).toEqual(["id"]);
});
