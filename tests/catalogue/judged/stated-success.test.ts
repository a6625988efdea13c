import { describe, expect, it } from "vitest";
import { createCatalogue } from "../../../src/catalogue/catalogue.ts";
import { importOpenApi } from "../../../src/catalogue/import/import-open-api.ts";
import type { ImportOptions } from "../../../src/catalogue/import/options.ts";
import { isRefused } from "../../../src/catalogue/judged/is-refused.ts";
import { json, object, text } from "../resources/made-service.ts";

const state = { at: "/state", values: ["done", 0], reason: "/why" };
const record = object({ name: text, price: { type: "number" } });
const responses = { 200: { description: "It.", ...json(record) } };

/** A service whose document states of itself, and of its addition, what tells success. */
function document(ofAll?: unknown, ofAdding?: unknown) {
  return {
    openapi: "3.1.0",
    info: { title: "Prices", version: "1" },
    ...(ofAll !== undefined && { "x-success": ofAll }),
    paths: {
      "/prices": {
        get: { operationId: "list", responses },
        post: {
          operationId: "add",
          requestBody: json(record),
          responses,
          ...(ofAdding !== undefined && { "x-success": ofAdding }),
        },
      },
    },
  };
}

const imported = (made: object, options: Partial<ImportOptions> = {}) =>
  importOpenApi(made, { name: "prices", ...options });

/** Whether each answer is taken for a refusal. */
function refused(made: object, call: "list" | "add", ...answers: readonly unknown[]) {
  const catalogue = createCatalogue([imported(made).document].flatMap((one) => one ?? []));
  const operation = catalogue.operations.get(`prices.${call}`);
  if (!operation) throw new Error(`There is no ${call}.`);
  return answers.map((body) => isRefused(body, 200, { ...catalogue, operation, sent: {} }));
}

describe("what a document states of how answers tell success", () => {
  it("is believed in place of any guess where it is of the operation", () => {
    const made = document(undefined, state);
    expect(
      refused(made, "add", { state: "done", errors: ["none"] }, { state: "0" }, { state: 0 }),
    ).toEqual([false, false, false]);
    const denied = [{ state: "busy" }, { state: { done: true } }, {}, null, "done"];
    expect(refused(made, "add", ...denied)).toEqual(denied.map(() => true));
  });

  it("judges every operation where it is of the document, and a record that is read says nothing", () => {
    const made = document(state);
    expect(refused(made, "list", { name: "A", price: 1 }, { state: "busy" })).toEqual([
      false,
      true,
    ]);
    expect(refused(made, "add", { state: "done" }, { name: "A", price: 1 })).toEqual([false, true]);
    expect(refused(made, "add", { state: "done", failCount: 2, successCount: 1 })).toEqual([true]);
  });

  it("says nothing of an answer without a body, whose status tells", () => {
    expect(refused(document(state, state), "add", undefined)).toEqual([false]);
  });

  it("may be a whole answer, or that nothing is there", () => {
    expect(refused(document({ at: "", values: ["OK"] }), "add", "OK", "NO")).toEqual([false, true]);
    const without = document(undefined, { at: "/fault", values: [null] });
    expect(refused(without, "add", { name: "A" }, { fault: "full" })).toEqual([false, true]);
  });

  it.each([
    [document("/state"), "/x-success"],
    [document({ at: "state", values: [0] }), "/x-success"],
    [document({ at: "/state", values: [] }), "/x-success"],
    [document({ at: "/state", values: [[0]] }), "/x-success"],
    [document({ ...state, value: 1 }), "/x-success"],
    [document(undefined, { at: "/state" }), "/paths/~1prices/post/x-success"],
  ])("is refused on import where nothing can be judged by it: %#", (made, pointer) => {
    const { document: none, faults } = imported(made);
    expect(none).toBeNull();
    expect(faults).toMatchObject([{ code: "badSuccess", pointer }]);
  });

  it("is told on import where its name is misspelt, since it would judge nothing", () => {
    const misspelt = { ...document(undefined), "x-sucess": state };
    expect(imported(misspelt).faults).toMatchObject([
      { code: "misspeltExtension", pointer: "/x-sucess", values: { meant: "x-success" } },
    ]);
  });

  it("is refused of a document whose answers all have a code, which tells success already", () => {
    expect(imported(document(state), { code: "/code" }).faults).toMatchObject([
      { code: "badSuccess", pointer: "/x-success" },
    ]);
    expect(imported(document(undefined, state), { code: "/code" }).document).not.toBeNull();
  });
});

describe("the answer of a write that lacks what its document declares", () => {
  it.each([
    { code: 1001, msg: "The stock is too low." },
    { saved: false },
    { state: "error" },
    { ret: "17" },
    { accepted: false, why: "closed" },
    { ok: 0, cached: false },
    { isError: true, text: "The price is locked." },
    { Status: "NOK", Info: "locked" },
    { code: 1, msg: "Already added." },
    { code: 1, msg: "Only drafts can be deleted." },
    { code: 1, msg: "Der Preis wurde nicht gespeichert." },
    { code: 1, msg: "Deleted by another user." },
  ])("is no success where it denies something instead: %j", (body) => {
    expect(refused(document(), "add", body)).toEqual([true]);
    expect(refused(document(), "list", body)).toEqual([false]);
  });

  it.each([
    { code: 0, msg: "" },
    { code: 1, msg: "OK" },
    { id: 7, active: false },
    { name: "A", price: 1, active: false },
    { data: { name: "A" }, cached: false },
    { message: "The price has been noted." },
    { code: 1, affected: 1 },
    { error: false },
    { hasError: false, message: "Der Preis ist da." },
    { failed: false, warnings: false },
    { ok: 1, cached: false },
    { _id: "6a", deleted: false },
    { priceId: "p-7", active: false },
    { uuid: "0f-3", active: false },
    { code: 1, msg: "Price created." },
    { code: 1, msg: "El precio se guardó con éxito" },
    { code: 1, msg: "Precio guardado" },
    { code: 1, msg: "Salvo com sucesso!" },
    { code: 20000, message: "Gespeichert" },
    { code: 1, msg: "Prix enregistré." },
    { code: 1, msg: "저장되었습니다." },
    {},
  ])("is a success where it denies nothing, or brings something: %j", (body) => {
    expect(refused(document(), "add", body)).toEqual([false]);
  });

  it.each([
    ["unlock", "locked", false],
    ["deactivate", "isActive", false],
    ["desbloquear", "bloqueado", false],
    ["unlock", "unlocked", true],
    ["approve", "approved", true],
    ["reapprove", "approved", true],
  ])(
    "is a success where %s tells that the record is no longer as it was: %s",
    (step, name, isNone) => {
      const { post } = document().paths["/prices"];
      const parameters = [{ name: "name", in: "path", required: true, schema: text }];
      const call = { operationId: "add", parameters, responses: post.responses };
      const made = { ...document(), paths: { [`/prices/{name}/${step}`]: { post: call } } };
      expect(refused(made, "add", { [name]: false })).toEqual([isNone]);
    },
  );

  it("is a success where it brings some of the record, such as all but a password", () => {
    const made = document();
    made.paths["/prices"].post.responses = {
      200: { description: "It.", ...json({ ...record, required: ["name", "password"] }) },
    };
    expect(refused(made, "add", { name: "Bob", isLocked: false })).toEqual([false]);
  });
});

describe("the answer of a write of which the document declares nothing", () => {
  const undeclared = () => {
    const made = document();
    const post = { ...made.paths["/prices"].post, responses: { 200: { description: "It." } } };
    return { ...made, paths: { "/prices": { ...made.paths["/prices"], post } } };
  };

  it("is no success where a code with words is all it says, and neither tells success", () => {
    const denied = [
      { code: 1001, msg: "The stock is too low." },
      { ret: 7, message: "库存不足" },
    ];
    expect(refused(undeclared(), "add", ...denied)).toEqual([true, true]);
    const done = [
      ...[
        { code: 1000, msg: "操作成功" },
        { code: 1, message: "OK" },
        { code: 200, msg: "Noted." },
      ],
      ...[{ code: 1001 }, { status: 3, message: "Queued." }, { code: 17, name: "A", msg: "Hi." }],
      ...[{ code: "A-7", msg: "Noted." }, { saved: false }, { message: "Noted." }],
    ];
    expect(refused(undeclared(), "add", ...done)).toEqual(done.map(() => false));
  });
});
