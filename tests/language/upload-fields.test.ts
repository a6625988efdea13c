import { describe, expect, it } from "vitest";
import { translators } from "../../src/i18n/texts.ts";
import { compilePage } from "../../src/language/compile/compile-page.ts";
import { partsThatAre } from "../../src/language/plan/part.ts";
import { describeProblem } from "../../src/language/problem.ts";
import { valueAt } from "../mistakes/patch.ts";
import { environment } from "../support/shipped-environment.ts";

const most = 20 * 1024 * 1024;

/** Compiles a form with one field that takes a file, which is a member's avatar by default. */
function compile(field: Record<string, unknown>) {
  const body = {
    kind: "form",
    submit: { call: "member.update", with: { id: "user.id", fullname: "user.fullname" } },
    fields: [{ field: "thumb", ...field }],
  };
  const source = JSON.stringify({ title: "Test", body }, null, 2);
  return { source, ...compilePage("test/page", source, environment) };
}

function problemsOf(field: Record<string, unknown>) {
  return compile(field).problems.map(({ code, pointer, suggestion }) => ({
    code,
    at: pointer.replace("/body/fields/0", ""),
    suggestion,
  }));
}

function uploadOf(field: Record<string, unknown>): unknown {
  const { plan, problems } = compile(field);
  expect(problems).toEqual([]);
  return valueAt(plan?.body, "/steps/0/sections/0/fields/0/upload");
}

describe("the file that a field takes", () => {
  it("is limited as the catalogue says of the operation that takes it", () => {
    const accept = ["png", "jpeg", "webp", "gif"];
    const common = { maxBytes: most, placeholder: null };
    expect(uploadOf({})).toEqual({ operation: "upload.image", accept, ...common });
    expect(uploadOf({ field: "ext", widget: "file" })).toEqual({
      operation: "upload.anyFile",
      accept: null,
      ...common,
    });
  });

  it("is sent by a call that is a part of the page as any other", () => {
    const { parts } = compile({});
    const calls = partsThatAre(["call"], parts).map(({ path, of }) => [path, of]);
    expect(calls).toContainEqual(["/body/fields/0/upload", "upload.image"]);
  });

  it("is limited further by its page", () => {
    const upload = { accept: ["png", "webp"], maxBytes: 1000, placeholder: "/avatar.svg" };
    expect(uploadOf({ upload })).toEqual({ operation: "upload.image", ...upload });
  });

  it("may be of any sort that the page names, in any field of text", () => {
    const upload = { accept: ["pdf"] };
    expect(uploadOf({ field: "remarks", widget: "file", upload })).toMatchObject({
      operation: "upload.anyFile",
      accept: ["pdf"],
      maxBytes: most,
    });
  });
});

describe("what a page says wrongly of a file", () => {
  it("is told with its place and what was probably meant", () => {
    const upload = { accept: ["png", "jpg"], maxBytes: "2 MB" };
    expect(problemsOf({ upload })).toEqual([
      { code: "notOneOf", at: "/upload/accept/1", suggestion: "jpeg" },
      { code: "wrongType", at: "/upload/maxBytes", suggestion: null },
    ]);
    const { problems, source } = compile({ upload });
    const line = source.split("\n")[(problems[0]?.line ?? 0) - 1];
    expect(line).toContain('"jpg"');
  });

  it.each([
    ["no type at all", { accept: [] }, "outOfRange", "/upload/accept"],
    ["a size of nothing", { maxBytes: 0 }, "outOfRange", "/upload/maxBytes"],
    ["a size in parts of a byte", { maxBytes: 1.5 }, "wrongType", "/upload/maxBytes"],
    ["a type the service refuses", { accept: ["tiff"] }, "notOneOf", "/upload/accept/0"],
    ["a size the service refuses", { maxBytes: most + 1 }, "outOfRange", "/upload/maxBytes"],
    ["an address elsewhere", { placeholder: "//evil" }, "notOneOf", "/upload/placeholder"],
    ["a name it does not have", { types: ["png"] }, "unknownProperty", "/upload/types"],
  ])("is found: %s", (_case, upload, code, at) => {
    expect(problemsOf({ upload })).toMatchObject([{ code, at }]);
  });

  it("is found where the widget takes no file", () => {
    const field = { field: "remarks", upload: { accept: ["png"] } };
    expect(problemsOf(field)).toMatchObject([{ code: "takesNoFile", at: "/upload" }]);
    const [problem] = compile(field).problems;
    expect(problem && describeProblem(problem, translators.en).message).toBe(
      "“remarks” is entered with “textarea”, which does not take files.",
    );
  });
});
