import { expect, it } from "vitest";
import { keptUnanswered } from "../../src/shell/unanswered-writes.ts";
import { newStorage } from "../support/storage.ts";

it("keeps the notes of unanswered writes until the browser tab is loaded again", () => {
  const storage = newStorage();
  const before = keptUnanswered(storage);
  before.set("pets.add", "one");
  before.set("pets.feed", "other");
  before.delete("pets.feed");
  const after = keptUnanswered(storage);
  expect([after.get("pets.add"), after.get("pets.feed")]).toEqual(["one", undefined]);
});

it("keeps them as long as the page where the storage is full, and nothing that is no note", () => {
  const setItem = () => {
    throw new DOMException("Full.", "QuotaExceededError");
  };
  const kept = keptUnanswered({ getItem: () => "no JSON", setItem });
  kept.set("pets.add", "one");
  expect(kept.get("pets.add")).toBe("one");
  expect(keptUnanswered({ getItem: () => "[1]", setItem }).get("0")).toBeUndefined();
});
