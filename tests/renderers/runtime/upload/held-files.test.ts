import { expect, it } from "vitest";
import { holdFile, withHeldFiles } from "../../../../renderers/runtime/upload/held-files.ts";

it("a form sends each of the files that it holds, however many were chosen after them", () => {
  const files = Array.from({ length: 150 }, (_, at) => new File(["a"], `${at}.txt`));
  const tokens = files.map(holdFile);
  expect(withHeldFiles({ files: tokens, name: "file:other" })).toEqual({
    files,
    name: "file:other",
  });
});
