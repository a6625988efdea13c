import { describe, expect, it } from "vitest";
import { scaffoldPage } from "../../../src/language/scaffold/scaffold-page.ts";
import {
  does,
  json,
  lists,
  madeService,
  number,
  object,
  type Paths,
  reads,
  takes,
  text,
} from "../../catalogue/resources/made-service.ts";
import { compileFor } from "../../support/shipped-environment.ts";

const file = { id: text, title: text, etag: text };
const asksFor = (name: string) => ({
  ...does,
  parameters: [{ name, in: "query", required: true, schema: text }],
});

/** The page proposed for a record, in which the check finds no problem, and its calls by their lines. */
function proposed(path: string, paths: Paths) {
  const { catalogue, operation } = madeService(paths, `GET ${path}`);
  const page = scaffoldPage(catalogue, operation.id);
  const { problems } = compileFor(catalogue, page);
  expect(problems).toEqual([]);
  const operations = [...catalogue.operations.values()];
  const idOf = (method: string, at = path) =>
    operations.find((one) => one.method === method && one.path === at)?.id;
  return { body: page?.body, idOf };
}

describe("the page proposed for a record that no list contains", () => {
  const one = "/files/{file}";
  const key = { file: "params.file" };

  it("edits and deletes the record that it shows, by the key in its address, and does all else with it", () => {
    const { body, idOf } = proposed(one, {
      [one]: { get: reads(file), put: takes(file), delete: does },
      [`${one}/copy`]: { post: takes({ parent: text }) },
      [`${one}/lock`]: { post: does },
    });
    const load = { call: idOf("get"), with: key };
    expect(body).toEqual({
      kind: "detail",
      record: load,
      toolbar: [
        {
          label: "common.edit",
          open: { kind: "form", values: { load }, submit: { call: idOf("put"), with: key } },
        },
        {
          label: "Copy",
          open: { kind: "form", submit: { call: idOf("post", `${one}/copy`), with: key } },
        },
        { label: "Lock", confirm: true, call: { call: idOf("post", `${one}/lock`), with: key } },
        {
          label: "common.delete",
          emphasis: "danger",
          confirm: true,
          call: { call: idOf("delete"), with: key },
        },
      ],
    });
  });

  it("gives each operation the key as it takes it, though another one takes it otherwise", () => {
    const places = (schema: object) => [{ name: "file", in: "path", required: true, schema }];
    const taken = (schema: object, operation: object) => ({
      ...operation,
      parameters: places(schema),
    });
    const { body } = proposed(one, {
      [one]: {
        get: taken(text, reads(file)),
        put: taken(number, takes(file)),
        delete: taken(number, does),
      },
    });
    const submit = { with: { file: "number(params.file)" } };
    expect(body?.toolbar).toMatchObject([
      { label: "common.edit", open: { values: { load: { with: key } }, submit } },
      { label: "common.delete", call: submit },
    ]);
  });

  it("edits the record within the answer", () => {
    const { body, idOf } = proposed(one, {
      [one]: { get: reads({ file: object(file) }), patch: takes({ title: text }) },
    });
    const values = { load: { call: idOf("get"), with: key }, as: "answer.file" };
    expect(body?.toolbar).toMatchObject([{ label: "common.edit", open: { values } }]);
  });

  it("has the lists below the record in tabs", () => {
    const { body } = proposed(one, {
      [one]: { get: reads(file), delete: does },
      [`${one}/comments`]: { get: lists({ id: text, words: text }), post: takes({ words: text }) },
    });
    expect(body).toMatchObject({
      kind: "tabs",
      items: [
        { body: { kind: "detail", toolbar: [{ label: "common.delete" }] } },
        { label: "Comments", body: { kind: "table", toolbar: [{ label: "common.add" }] } },
      ],
    });
  });

  it("fills what an action takes in a single form only, though the record does not hold it", () => {
    const mark = object({ sort: { ...text, enum: ["plain"] } });
    const { body } = proposed(one, {
      [one]: { get: reads(file) },
      [`${one}/mark`]: { get: reads({ since: text }), put: { ...does, requestBody: json(mark) } },
    });
    expect(body?.toolbar).toMatchObject([{ label: "Mark", open: { kind: "form" } }]);
  });

  it("shows details alone where nothing can be done with the record", () => {
    expect(proposed(one, { [one]: { get: reads(file) } }).body).not.toHaveProperty("toolbar");
  });
});

describe("a value that a deletion requires beside the key", () => {
  const one = "/files/{file}";
  const offered = (fields: object, name: string) => {
    const paths = { [one]: { get: reads(fields), delete: asksFor(name) } };
    return proposed(one, paths).body?.toolbar;
  };

  it("is asked for where the shown record does not hold it", () => {
    expect(offered(file, "reason")).toMatchObject([{ open: { kind: "form" } }]);
    expect(offered({ file: object(file) }, "etag")).toMatchObject([{ open: { kind: "form" } }]);
  });

  it("is that of a listed record only in the record's row", () => {
    const paths = {
      "/files": { get: lists(file) },
      [one]: { get: reads({ file: object(file) }), delete: asksFor("etag") },
    };
    expect(proposed(one, paths).body?.toolbar).toMatchObject([{ open: { kind: "form" } }]);
    expect(proposed("/files", paths).body?.rowActions).toMatchObject([{ label: "common.delete" }]);
  });
});

it("proposes to edit what is read without a key of its own, as the settings of a service", () => {
  const settings = { theme: text, seats: number };
  const { body, idOf } = proposed("/settings", {
    "/settings": { get: reads(settings), put: takes(settings) },
  });
  const open = { kind: "form", values: { load: idOf("get") }, submit: idOf("put") };
  expect(body).toMatchObject({ kind: "detail", toolbar: [{ label: "common.edit", open }] });
  const erasing = proposed("/settings", {
    "/settings": { get: reads({ status: text }), put: takes(settings) },
  });
  expect(JSON.stringify(erasing.body)).not.toContain("common.edit");
});
