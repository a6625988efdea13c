import { expect, it } from "vitest";
import { shortHash } from "../../src/studio/short-hash.ts";

const documentOf = (letter: string) => letter.repeat(20_000);
const keyOf = (source: string, name = "shop") => ["studio", "service.check", { name, source }];

it("repeats no long text, and differs with every part of the key", () => {
  const [one, other] = [documentOf("a"), documentOf("b")];
  const hash = shortHash(keyOf(one));
  expect(hash.length).toBeLessThan(200);
  expect(shortHash(keyOf(documentOf("a")))).toBe(hash);
  expect(shortHash(keyOf(other))).not.toBe(hash);
  expect(shortHash(keyOf(one, "depot"))).not.toBe(hash);
});

it("is that of the key where no text is long, in any order of its fields", () => {
  const key = ["studio", "page.getOne", { path: "a", draft: true }, "en"];
  expect(shortHash(key)).toBe(
    shortHash(["studio", "page.getOne", { draft: true, path: "a" }, "en"]),
  );
  expect(shortHash(key)).toContain("page.getOne");
});

it("gives a number to one text alone, also once it was forgotten", () => {
  const first = shortHash(keyOf(documentOf("c")));
  const others = ["d", "e", "f", "g", "h"].map((letter) => shortHash(keyOf(documentOf(letter))));
  expect(new Set([first, ...others]).size).toBe(6);
  expect(others).not.toContain(shortHash(keyOf(documentOf("c"))));
});
