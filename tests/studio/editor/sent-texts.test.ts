import { expect, it } from "vitest";
import { createSentTexts } from "../../../src/studio/editor/sent-texts.ts";

it("takes no text for a new one that the editor told a moment before", () => {
  const sent = createSentTexts();
  sent.add("");
  sent.add("a");
  sent.add("ab");
  sent.add("abc");
  expect(sent.isOwn("ab")).toBe(true);
  expect(sent.isOwn("abc")).toBe(true);
  expect(sent.isOwn("abc")).toBe(true);
});

it("takes an older text that comes back later for what it is: put there by somebody", () => {
  const sent = createSentTexts();
  sent.add("");
  sent.add("a");
  expect(sent.isOwn("a")).toBe(true);
  expect(sent.isOwn("")).toBe(false);
  expect(sent.isOwn("")).toBe(true);
});
