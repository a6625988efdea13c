import { expect, it } from "vitest";
import { fullDisk } from "../../../src/server/storage/disk.ts";

it("a start on a full disk says so in one line, whichever database noticed it", () => {
  const message = 'could not extend file "base/5/16773": No space left on device';
  expect(fullDisk(Object.assign(new Error(message), { code: "53100" }))?.message).toBe(
    "The disk of the database is full. Make room on it, then start again; nothing is lost.",
  );
  expect(fullDisk(new Error(message))).toBeNull();
});
