import { describe, expect, it } from "vitest";
import { createEnvironment } from "../../../renderers/environment.ts";
import { createCatalogue } from "../../../src/catalogue/catalogue.ts";
import { exampleAnswer } from "../../../src/catalogue/example/example-answer.ts";
import { importFaultSeverity } from "../../../src/catalogue/import/import-fault.ts";
import { importOpenApi, importSource } from "../../../src/catalogue/import/import-open-api.ts";
import type { JsonSchema } from "../../../src/catalogue/schema/json-schema.ts";
import { isSafePattern } from "../../../src/catalogue/schema/safe-pattern.ts";
import { texts, translators } from "../../../src/i18n/texts.ts";
import { compilePage } from "../../../src/language/compile/compile-page.ts";
import { scaffoldPage } from "../../../src/language/scaffold/scaffold-page.ts";

function imported(document: unknown, name = "other", base?: string) {
  return importOpenApi(document, { name, ...(base !== undefined && { base }) });
}

/** The faults of a document, as `code pointer`. */
function faultsOf(document: unknown, name?: string, base?: string): string[] {
  return imported(document, name, base).faults.map(({ code, pointer }) => `${code} ${pointer}`);
}

const get = { responses: { "200": { description: "fine" } } };

function withPaths(paths: object, schemas: object = {}): object {
  return { openapi: "3.1.0", info: {}, paths, components: { schemas } };
}

const answering = (schema: object) => ({
  responses: { "200": { content: { "application/json": { schema } } } },
});

const refer = (name: string) => ({ $ref: `#/components/schemas/${name}` });

describe("nothing is imported of", () => {
  it.each([null, 3, "openapi", [], {}, { swagger: "1.2", paths: {} }, { openapi: "3.0.0" }])(
    "what is no document of OpenAPI 3 or Swagger 2.0: %j",
    (document) => {
      expect(faultsOf(document)).toEqual(["notOpenApi "]);
    },
  );

  it.each(["", "__proto__", "constructor", "a b", "../up", "Upper", "x".repeat(10_000)])(
    "a service named %j",
    (name) => {
      expect(faultsOf(withPaths({ "/a": { get } }), name)).toEqual(["badServiceName "]);
    },
  );

  it.each(["javascript:alert(1)", "//evil.example", "/a/../b", "https://user@host", "a"])(
    "a service below %j",
    (base) => {
      expect(faultsOf(withPaths({ "/a": { get } }), "other", base)).toEqual(["badBase "]);
    },
  );

  it("a document of 10,000 levels, or one that contains itself", () => {
    let deep: object = {};
    for (let level = 0; level < 10_000; level += 1) deep = { properties: { a: deep } };
    expect(faultsOf(withPaths({ "/a": { get: answering(deep) } }))).toEqual(["tooDeep "]);
    const circle: Record<string, unknown> = {};
    circle.self = circle;
    expect(faultsOf(withPaths({ "/a": { get: circle } }))).toEqual(["tooDeep "]);
  });

  it("operations of more than 10 MB of text, or of more than 500,000 values", () => {
    const text = withPaths({ "/a": { get: { ...get, description: "x".repeat(10_000_001) } } });
    expect(faultsOf(text)).toEqual(["tooLarge "]);
    const schemas = { A: { enum: new Array(1_000_000).fill(1) } };
    const values = withPaths({ "/a": { get: answering(refer("A")) } }, schemas);
    expect(faultsOf(values)).toEqual(["tooManyValues "]);
    expect(faultsOf(withPaths({ "/a": { get } }, schemas))).toEqual([]);
  });

  it("a document of more operations than anybody serves", () => {
    const paths = Array.from({ length: 8_000 }, (_, at) => [`/a${at}`, { get }]);
    expect(faultsOf(withPaths(Object.fromEntries(paths)))).toEqual(["tooManyOperations "]);
  });

  it("small parts that are meant so often that, put together, they are too much", () => {
    const fields = (readOnly: boolean) =>
      Object.fromEntries(
        Array.from({ length: 300 }, (_, at) => [`f${at}`, { type: "string", readOnly }]),
      );
    const many = (operation: object) =>
      Object.fromEntries(Array.from({ length: 1_000 }, (_, at) => [`/a${at}`, operation]));
    const body = { requestBody: { content: { "application/json": { schema: refer("A") } } } };
    const query = [1, 2, 3].map((at) => ({
      name: `q${at}`,
      in: "query",
      style: "deepObject",
      schema: refer("A"),
    }));
    const large = { description: "x".repeat(20_000), properties: { a: { readOnly: true } } };
    const both = withPaths(many({ post: body, put: body }), { A: { properties: fields(false) } });
    expect(faultsOf(both)).toEqual(["tooManyOperations "]);
    for (const document of [
      withPaths(many({ post: body }), { A: { properties: fields(false) } }),
      withPaths(many({ get: { parameters: query } }), { A: { properties: fields(false) } }),
    ]) {
      expect(faultsOf(document)).toEqual(["tooManyArguments "]);
    }
    for (const document of [
      withPaths(many({ post: body }), {
        A: { properties: { id: { readOnly: true }, large: { enum: ["x".repeat(20_000)] } } },
      }),
      withPaths(many({ get: { parameters: [{ name: "a", in: "query", schema: large }] } })),
    ]) {
      expect(faultsOf(document)).toEqual(["tooLarge "]);
    }
  });

  it("a document without a usable operation", () => {
    expect(faultsOf(withPaths({}))).toEqual(["noOperations /paths"]);
  });
});

describe("left out and told by its place is", () => {
  it("a reference that leads out of the document, or nowhere", () => {
    const document = withPaths({
      "/a": { get: answering({ $ref: "https://evil.example/a.json#/A" }) },
      "/b": { get: answering({ $ref: "other.json" }) },
      "/c": { get: answering(refer("Nowhere")) },
      "/d": { $ref: "../../etc/passwd" },
      "/e": { get: answering({ $ref: "#/__proto__/constructor" }) },
    });
    expect(faultsOf(document)).toEqual([
      "remoteReference /paths/~1d/$ref",
      "remoteReference /paths/~1a/get/responses/200/content/application~1json/schema/$ref",
      "remoteReference /paths/~1b/get/responses/200/content/application~1json/schema/$ref",
      "danglingReference /paths/~1c/get/responses/200/content/application~1json/schema/$ref",
      "danglingReference /paths/~1e/get/responses/200/content/application~1json/schema/$ref",
    ]);
  });

  it("a schema that is part of itself; a tree is none", () => {
    const schemas = {
      A: refer("B"),
      B: { allOf: [refer("A"), { type: "object" }] },
      List: { type: "array", items: refer("List") },
      Node: {
        type: "object",
        properties: { children: { type: "array", items: refer("Node") }, over: refer("Node") },
      },
    };
    const all = {
      type: "object",
      properties: { a: refer("A"), l: refer("List"), n: refer("Node") },
    };
    const { document, faults } = imported(withPaths({ "/a": { get: answering(all) } }, schemas));
    expect(faults.map(({ code }) => code)).toEqual(["referenceLoop", "referenceLoop"]);
    const catalogue = createCatalogue(document ? [document] : []);
    for (const name of ["OtherA", "OtherB", "OtherList", "OtherNode"]) {
      catalogue.resolve({ $ref: `other#/components/schemas/${name}` });
    }
    expect(document?.components?.schemas?.OtherNode?.properties?.over).toMatchObject({
      $ref: "#/components/schemas/OtherNode",
    });
  });

  it("a branch by which a schema chooses itself; one that lists itself is none", () => {
    const schemas = {
      A: { anyOf: [refer("A"), refer("B"), { type: "string" }] },
      B: { oneOf: [refer("A")] },
      C: { oneOf: [{ type: "string" }, { type: "array", items: refer("C") }] },
      D: { not: refer("D") },
    };
    const paths = {
      "/a": { get: answering({ properties: { a: refer("A"), c: refer("C"), d: refer("D") } }) },
    };
    const { document, faults } = imported(withPaths(paths, schemas));
    expect(faults.map(({ code, pointer }) => `${code} ${pointer}`).sort()).toEqual([
      "referenceLoop /components/schemas/A",
      "referenceLoop /components/schemas/D",
    ]);
    const made = document?.components?.schemas;
    expect(made?.OtherA?.anyOf).toEqual([
      { $ref: "#/components/schemas/OtherB" },
      { type: "string" },
    ]);
    expect(made?.OtherB).not.toHaveProperty("oneOf");
    expect(made?.OtherC?.oneOf).toHaveLength(2);
    expect(made?.OtherD).not.toHaveProperty("not");
  });

  it("references between parameters, bodies and answers that go in a circle", () => {
    const circle = { $ref: "#/components/responses/R" };
    const document = {
      ...withPaths({ "/a": { get: { responses: { "200": circle } } } }),
      components: { responses: { R: circle } },
    };
    expect(faultsOf(document)).toEqual(["referenceLoop /components/responses/R"]);
  });

  it("a schema that unfolds to thousands of parts, or over thousands of steps", () => {
    const schemas: Record<string, object> = {};
    for (let step = 0; step < 40; step += 1) {
      schemas[`A${step}`] = { allOf: [refer(`A${step + 1}`), refer(`A${step + 1}`)] };
    }
    schemas.A40 = { type: "object", properties: { a: { type: "string" } } };
    for (let step = 0; step < 5_000; step += 1) schemas[`C${step}`] = refer(`C${step + 1}`);
    schemas.C5000 = { type: "string" };
    const document = withPaths(
      { "/a": { get: answering(refer("A0")) }, "/c": { get: answering(refer("C0")) } },
      schemas,
    );
    const { document: made, faults } = imported(document);
    expect(new Set(faults.map(({ code }) => code))).toEqual(new Set(["tooIntricate"]));
    const catalogue = createCatalogue(made ? [made] : []);
    for (const name of Object.keys(made?.components?.schemas ?? {})) {
      catalogue.resolve({ $ref: `other#/components/schemas/${name}` });
    }
  });
});

describe("of names and paths is left out", () => {
  it("a field with a hostile name", () => {
    const schema: unknown = JSON.parse(
      `{"type":"object","required":["__proto__","ok"],"properties":{
        "__proto__":{"type":"string"},"constructor":{"type":"string"},"ok":{"type":"string"},
        "${"x".repeat(10_000)}":{"type":"string"},"a\\u0000b":{"type":"string"}}}`,
    );
    const { document, faults } = imported(
      withPaths({ "/a": { get: answering(refer("__proto__x")) } }, { __proto__x: schema }),
    );
    expect(faults.map(({ code }) => code)).toEqual(new Array(4).fill("hostileName"));
    expect(faults.every(({ pointer }) => pointer.length < 400)).toBe(true);
    const made: JsonSchema | undefined = document?.components?.schemas?.OtherProto__x;
    expect(Object.keys(made?.properties ?? {})).toEqual(["ok"]);
    expect(made?.required).toEqual(["ok"]);
  });

  it("a component named to harm is taken under a safe name", () => {
    const names = ["__proto__", "constructor", "../up", "a b", "x".repeat(10_000)];
    const schemas = Object.fromEntries(names.map((name) => [name, { type: "string" }]));
    const properties = Object.fromEntries(
      names.map((name, at) => [`p${at}`, refer(name.replaceAll("/", "~1"))]),
    );
    const document = withPaths({ "/a": { get: answering({ properties }) } }, schemas);
    const made = imported(document).document?.components?.schemas ?? {};
    expect(Object.keys(made).length).toBe(names.length);
    expect(Object.keys(made).every((name) => /^Other[A-Za-z0-9_]{1,70}$/.test(name))).toBe(true);
  });

  it.each([
    "/../admin",
    "/a/%2e%2e/b",
    "/a/%2{x}/b",
    "/a/%{x}./b",
    "//evil.example/a",
    "relative",
    "/a?b=c",
    "/a\\b",
    "/a/{x",
    `/${"x".repeat(10_000)}`,
  ])("a path that could lead elsewhere: %j", (path) => {
    const [fault = ""] = faultsOf(withPaths({ [path]: { get }, "/fine": { get } }));
    expect(fault).toContain("unusablePath /paths/");
  });

  it("what the client puts into calls itself, and what no screen can send", () => {
    const parameter = (name: string, place: string, required = false) => ({
      parameters: [{ name, in: place, required, schema: { type: "string" } }],
      ...get,
    });
    const body = (media: string, schema: object, required = true) => ({
      requestBody: { required, content: { [media]: { schema } } },
      ...get,
    });
    const document = withPaths({
      "/a": { get: parameter("loading", "query") },
      "/b": { get: parameter("Transfer-Encoding", "header", true) },
      "/c": { get: parameter("__proto__", "query") },
      "/d/{id}": { get },
      "/e": { post: body("application/xml", {}) },
      "/f": { post: body("application/xml", {}, false) },
      "/g": { post: body("application/json", { properties: { loading: { type: "string" } } }) },
      "/h": { get: body("application/json", {}) },
      "/i": { get: 3, post: get },
      "/i#again": { post: get },
    });
    expect(faultsOf(document)).toEqual([
      "malformed /paths/~1i/get",
      "sameAddress /paths/~1i#again/post",
      "reservedName /paths/~1a/get/parameters/0",
      "requiredParameter /paths/~1b/get/parameters/0",
      "hostileName /paths/~1c/get/parameters/0",
      "undeclaredParameter /paths/~1d~1{id}",
      "bodyMedia /paths/~1e/post/requestBody/content",
      "bodyMedia /paths/~1f/post/requestBody/content",
      "bodyOfRead /paths/~1h/get/requestBody",
      "reservedName /paths/~1g/post/requestBody",
    ]);
  });

  it("a pattern that is none, or that could run for ever", () => {
    const bad = ["(", "(a+)+$", "^(a|a)*$", "((ab)*c)*", "(x+x+)+y", `a{${"9".repeat(600)}}`];
    bad.push("^(a+){1,1000000000}$", "^(a{0,1000000000})*$");
    bad.push("^(-?a+)*$", "^([-a]+-)*$", "^(-a*a*)*$", "^((-b+)*b)*$", "^(😀+)*$", "^(.a+)*$");
    bad.push("^([^,]b+)*$", "^([(-[b]+)*$", "^([+--][,a]+)*$", "^([--/][.a]+)*$");
    const fine = ["^[A-Z]{2}-\\d+$", "^(cat|dog)$", "^\\p{L}+$", "[()*+]+", "^([a-z]+)?$"];
    fine.push("^[a-z0-9]+(-[a-z0-9]+)*$", "^([a-z]+[.-])*[a-z]+$", "^\\w+(?:,\\s*\\w+)*$");
    fine.push("^\\(a\\)(-[(b)]+)*$", "^\\d{1,3}(\\.\\d{1,3}){3}$", "^\\p{L}+(\\s\\p{L}+)+$");
    expect(bad.filter(isSafePattern)).toEqual([]);
    expect(fine.filter((pattern) => !isSafePattern(pattern))).toEqual([]);
    const properties = { a: { type: "string", pattern: "(a+)+$" } };
    const { document, faults } = imported(
      withPaths({ "/a": { get: answering(refer("A")) } }, { A: { properties } }),
    );
    expect(faults.map(({ pointer }) => pointer)).toEqual([
      "/components/schemas/A/properties/a/pattern",
    ]);
    expect(document?.components?.schemas?.OtherA?.properties?.a).not.toHaveProperty("pattern");
  });

  it("no more than people read; the rest is counted", () => {
    const paths = Object.fromEntries(
      Array.from({ length: 700 }, (_, at) => [`/a${at}`, { get, head: get }]),
    );
    const faults = faultsOf(withPaths(paths));
    expect(faults.length).toBe(501);
    expect(faults.at(-1)).toBe("moreFaults ");
  });
});

describe("a page of a document made to harm", () => {
  const schemas = {
    A: { anyOf: [refer("A"), refer("B")] },
    B: { oneOf: [refer("A"), { type: "object", properties: { a: refer("A"), b: refer("B") } }] },
  };
  const doubling = Array.from({ length: 60 }, (_, at) => [
    `S${at}`,
    { anyOf: [refer(`S${at + 1}`), { properties: { a: refer(`S${at + 1}`) } }] },
  ]);

  it.each([
    ["A", schemas],
    ["S0", { ...Object.fromEntries(doubling), S60: { type: "string" } }],
  ])("is proposed and checked like any other: %s", (name, given) => {
    const content = { "application/json": { schema: { properties: { x: refer(name) } } } };
    const paths = {
      "/a": {
        get: answering({ type: "array", items: refer(name) }),
        post: { requestBody: { content }, ...answering(refer(name)) },
      },
    };
    const { document } = imported(withPaths(paths, given));
    const catalogue = createCatalogue(document ? [document] : []);
    const environment = createEnvironment(catalogue, translators.en);
    for (const operation of catalogue.operations.values()) {
      const source = JSON.stringify(scaffoldPage(catalogue, operation.id));
      const { problems } = compilePage("new/page", source, environment);
      expect(problems.filter(({ severity }) => severity === "error")).toEqual([]);
      expect(() => exampleAnswer(catalogue, operation)).not.toThrow();
    }
  });
});

describe("every fault", () => {
  it("has its sentence in every language", () => {
    const codes = Object.keys(importFaultSeverity).toSorted();
    for (const language of Object.values(texts)) {
      const names = Object.keys(language.importFault).map((key) => key.replace(/_[a-z]+$/, ""));
      expect([...new Set(names)].toSorted()).toEqual(codes);
    }
  });
});

describe("a text that is made to harm", () => {
  const harm = '</script><img src=x onerror="alert(1)"><script>alert(1)</script>';
  const names = ["__proto__", "constructor", "prototype", "toString", "hasOwnProperty", harm];
  const named = (value: unknown) =>
    `{${names.map((name) => `${JSON.stringify(name)}:${JSON.stringify(value)}`).join(",")}}`;
  const operation = (id: string, schema: string) =>
    `{"operationId":${JSON.stringify(id)},"tags":[${JSON.stringify(id)}],"summary":${JSON.stringify(harm)},` +
    `"parameters":[{"name":${JSON.stringify(id)},"in":"query","description":${JSON.stringify(harm)},"schema":{"type":"string"}}],` +
    `"responses":{"200":{"description":"a","content":{"application/json":{"schema":${schema}}}}}}`;
  const rows = `{"type":"array","items":{"type":"object","properties":${named({ type: "string", title: harm, enum: [harm] })}}}`;
  const paths = names.map((name, at) => `"/a${at}":{"get":${operation(name, rows)}}`).join(",");
  const head = (more = "") =>
    `{"openapi":"3.1.0","info":{"title":${JSON.stringify(harm)},"version":${JSON.stringify(harm)}}${more},`;
  const inside = ["http://169.254.169.254/latest", "http://localhost:5432", "file:///etc/passwd"];
  const servers = `,"servers":${JSON.stringify(inside.map((url) => ({ url })))}`;
  const long = (values: string) =>
    `${head()}"paths":{"/a":{"get":${operation("a", `{"type":"object","properties":{"a":{"enum":[${values}]}}}`)}}}}`;

  it.each([
    ["names and texts of scripts", `${head()}"paths":{${paths}}}`, "hostileName"],
    [
      "an address inside",
      `${head(servers)}"paths":{"/a":{"get":${operation("a", rows)}}}}`,
      "hostileName",
    ],
    ["one choice of 9 MB", long(JSON.stringify("x".repeat(9_000_000))), "leftOutKeyword"],
    ["400,000 choices", long(new Array(400_000).fill('"abc"').join(",")), "leftOutKeyword"],
    ["a depth of 100,000 lists", `${"[".repeat(100_000)}${"]".repeat(100_000)}`, "notOpenApi"],
    [
      "a path item that refers to itself",
      `${head()}"paths":{"/a":{"$ref":"#/paths/~1a"}}}`,
      "referenceLoop",
    ],
    [
      "a Swagger of lists where records belong",
      '{"swagger":"2.0","paths":{"/a":{"get":[],"post":[1]}}}',
      "malformed",
    ],
  ])("as %s is taken apart in bounded time, and told in a sentence", (_what, source, code) => {
    const { document, faults } = importSource(source, { name: "other" });
    const fault = faults.find((one) => one.code === code);
    expect(fault).toBeDefined();
    const sentence = translators.en.say(`importFault.${code}`, fault?.values);
    expect(sentence.length).toBeLessThan(400);
    const text = JSON.stringify(document);
    expect(text.length).toBeLessThan(100_000);
    expect(Reflect.get({}, "enum")).toBeUndefined();
    if (!document) return;
    const catalogue = createCatalogue([document]);
    const environment = createEnvironment(catalogue, translators.en);
    for (const id of catalogue.operations.keys()) {
      expect(id).toMatch(/^other\.[A-Za-z]\w*$/);
      const page = JSON.stringify(scaffoldPage(catalogue, id), null, 2);
      const { problems } = compilePage("new/page", page, environment);
      expect(problems.filter(({ severity }) => severity === "error")).toEqual([]);
    }
  });
});
