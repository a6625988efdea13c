import { describe, expect, it } from "vitest";
import { isIdName } from "../../../src/catalogue/schema/id-name.ts";

describe("the name of an id", () => {
  it.each(["id", "ids", "_id", "ID", "userId", "userIds", "user_id", "user_ids", "userID", "v2Id"])(
    "is %s, however a service writes it",
    (name) => {
      expect(isIdName(name)).toBe(true);
    },
  );

  it.each(["paid", "grid", "Android", "idle", "identity", "valid", "idNumber", "PAID"])(
    "is not %s, which only has the same letters",
    (name) => {
      expect(isIdName(name)).toBe(false);
    },
  );
});
