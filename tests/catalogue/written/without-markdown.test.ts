import { expect, it } from "vitest";
import { withoutMarkdown } from "../../../src/catalogue/written/without-markdown.ts";

it("leaves the words of a text and of its links", () => {
  expect(withoutMarkdown("# The `name` of a\n**[role](https://example.org/#role)**")).toBe(
    "The name of a role",
  );
  expect(withoutMarkdown("Issue #4 [draft]")).toBe("Issue #4 [draft]");
});
