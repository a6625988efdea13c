import { expect, it } from "vitest";
import {
  misspeltExtensions,
  misspeltStatements,
} from "../../../src/catalogue/document/misspelt-extensions.ts";
import { shippedDocuments } from "../../../src/catalogue/shipped.ts";

const meantIn = (value: object) => misspeltExtensions(value).map(({ meant }) => meant);

it("knows an extension with a letter too many, too few, wrong or swapped, wherever it stands", () => {
  const operation = { "x-efect": "destroy", "X-Success": {}, responses: {} };
  expect(misspeltExtensions({ paths: { "/a": { delete: operation } } })).toEqual([
    { pointer: "/paths/~1a/delete/x-efect", name: "x-efect", meant: "x-effect" },
    { pointer: "/paths/~1a/delete/X-Success", name: "X-Success", meant: "x-success" },
  ]);
  const field = { "x-unixtime": "seconds", x_values: {} };
  expect(meantIn(field)).toEqual(["x-unix-time", "x-values"]);
  expect(meantIn({ "x-effcet": "destroy", "x-lsit": {} })).toEqual(["x-effect", "x-list"]);
});

it("says nothing of others' extensions, of headers, and of every extension that is read", () => {
  const others = ["x-tagGroups", "x-order", "x-logo", "x-owner", "x-code-samples", "X-Total-Count"];
  expect(meantIn(Object.fromEntries(others.map((name) => [name, {}])))).toEqual([]);
  expect(shippedDocuments().documents.flatMap(meantIn)).toEqual([]);
});

it("says nothing of a field, header or schema that is named so, but looks into it", () => {
  const named = {
    x_label: { type: "string" },
    "X-Version": {},
    properties: { "x-widgit": "date" },
  };
  expect(misspeltExtensions({ properties: named }).map(({ pointer }) => pointer)).toEqual([
    "/properties/properties/x-widgit",
  ]);
  expect(meantIn({ headers: named, parameters: [{ "x-widgit": "date" }] })).toHaveLength(2);
  const data = { x_label: "a" };
  expect(meantIn({ example: data, default: data, examples: [data], enum: [data] })).toEqual([]);
});

it("of a document that is imported, knows what such a document may state", () => {
  expect(misspeltStatements({ "x-permissions": [], "x-effekt": "read" }, "/paths/~1a/get")).toEqual(
    [{ pointer: "/paths/~1a/get/x-effekt", name: "x-effekt", meant: "x-effect" }],
  );
});
