import { randomBytes } from "node:crypto";
import { expect, it } from "vitest";
import { createSealing } from "../../../../src/server/imported/connection/sealing.ts";

const [first, second] = [randomBytes(32), randomBytes(32)];

function sealingWith(...keys: Buffer[]) {
  const sealing = createSealing(keys);
  if (!sealing) throw new Error("There is no key.");
  return sealing;
}

it("opens what it sealed, for the same purpose alone, and never seals twice alike", () => {
  const sealing = sealingWith(first);
  const sealed = sealing.seal("a secret of ours: ключ", "pets");
  expect(sealing.open(sealed, "pets")).toBe("a secret of ours: ключ");
  expect(sealing.open(sealed, "cats")).toBeNull();
  expect(sealed).not.toContain("secret");
  expect(Buffer.from(sealed.split(".")[1] ?? "", "base64url").toString()).not.toContain("secret");
  expect(sealing.seal("a secret of ours: ключ", "pets")).not.toBe(sealed);
});

it("opens nothing that was changed, cut short or made up", () => {
  const sealing = sealingWith(first);
  const sealed = sealing.seal("a secret", "pets");
  const last = sealed.endsWith("A") ? "B" : "A";
  for (const wrong of [
    sealed.slice(0, -1) + last,
    sealed.slice(0, 12),
    "",
    "none.",
    sealed.slice(1),
  ]) {
    expect(sealing.open(wrong, "pets")).toBeNull();
  }
});

it("seals by the newest key, and opens by those before for as long as they are given", () => {
  const sealed = sealingWith(first).seal("a secret", "pets");
  const both = sealingWith(second, first);
  expect(both.open(sealed, "pets")).toBe("a secret");
  expect(both.isCurrent(sealed)).toBe(false);
  expect(sealingWith(second).open(sealed, "pets")).toBeNull();
  const renewed = both.seal("a secret", "pets");
  expect(both.isCurrent(renewed)).toBe(true);
  expect(sealingWith(second).open(renewed, "pets")).toBe("a secret");
});

it("seals nothing without a key", () => {
  expect(createSealing([])).toBeNull();
});
