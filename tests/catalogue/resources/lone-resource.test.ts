import { expect, it } from "vitest";
import { loneResourceOf } from "../../../src/catalogue/resources/lone-resource.ts";
import {
  does,
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

const file = { id: text, title: text, size: number };

/** The operations found for the record that is read at a path; `null` where there is no record. */
function found(path: string, paths: Paths) {
  const { catalogue, operation } = madeService(paths, `GET ${path}`);
  const resource = loneResourceOf(catalogue, operation);
  if (!resource) return null;
  const { record, item, read, add, edit, remove, actions, children, files } = resource;
  return {
    fields: Object.keys(record.properties ?? {}),
    key: item?.places.map((one) => (one.of === "row" ? null : one.parameter.name)),
    read: said(read),
    add: said(add),
    edit: said(edit?.operation),
    remove: said(remove),
    actions: actions.map(said),
    children: children.map(said),
    files: files.ofRow.map(said),
  };
}

it("finds what stands at the path of a record that no list contains, and below it", () => {
  const one = "/files/{fileId}";
  expect(
    found(one, {
      [one]: { get: reads(file), put: takes(file), delete: does, post: takes({ parent: text }) },
      [`${one}/copy`]: { post: takes({ parent: text }) },
      [`${one}/trash`]: { delete: does },
      [`${one}/comments`]: { get: lists({ id: text, words: text }), post: takes({ words: text }) },
      [`${one}/comments/{commentId}`]: { delete: does },
      "/files/uploads": { post: takes({ name: text }) },
      "/files/uploads/{uploadId}": { delete: does },
      "/folders/{folderId}": { put: takes(file), delete: does },
    }),
  ).toEqual({
    fields: ["id", "title", "size"],
    key: ["fileId"],
    read: `GET ${one}`,
    add: null,
    edit: `PUT ${one}`,
    remove: `DELETE ${one}`,
    actions: [`POST ${one}`, `POST ${one}/copy`, `DELETE ${one}/trash`],
    children: [`GET ${one}/comments`],
    files: [],
  });
});

it("takes the record within an answer that holds nothing else", () => {
  const paths = {
    "/tags/{tagId}": { get: reads({ tag: object(file) }), patch: takes({ title: text }) },
  };
  expect(found("/tags/{tagId}", paths)).toMatchObject({
    fields: ["id", "title", "size"],
    edit: "PATCH /tags/{tagId}",
  });
});

it("takes no part of a record for the record", () => {
  const paths = { "/tags/{tagId}": { get: reads({ name: text, owner: object(file) }) } };
  expect(found("/tags/{tagId}", paths)).toMatchObject({ fields: ["name", "owner"] });
});

it("calls a write an action that has nothing of the record in its request", () => {
  const one = "/orders/{orderId}";
  const get = reads(file);
  const sends = takes({ courier: text });
  const actions = (paths: Paths) => {
    const { edit, remove, actions: all } = found(one, paths) ?? {};
    return { edit, remove, actions: all };
  };
  expect(actions({ [one]: { get, put: sends } })).toEqual({
    edit: null,
    remove: null,
    actions: [`PUT ${one}`],
  });
  const byVerbs = { [`${one}/update`]: { post: sends }, [`${one}/delete`]: { post: does } };
  expect(actions({ [one]: { get }, ...byVerbs })).toEqual({
    edit: null,
    remove: `POST ${one}/delete`,
    actions: [`POST ${one}/update`],
  });
});

it("knows a record only by its path", () => {
  const writes = { put: takes(file), delete: does };
  expect(found("/files", { "/files": { get: reads(file), ...writes } })).toBeNull();
  const ofQuery = { "/files/{fileId}": { get: reads(file, "branch"), ...writes } };
  expect(found("/files/{fileId}", ofQuery)).toBeNull();
  const ofPart = { "/files/{fileId}/scan": { get: reads(file), ...writes } };
  expect(found("/files/{fileId}/scan", ofPart)).toBeNull();
});

it("finds nothing where the answer is no record", () => {
  const paths: Paths = { "/files/{fileId}": { get: does, delete: does } };
  expect(found("/files/{fileId}", paths)).toBeNull();
});
