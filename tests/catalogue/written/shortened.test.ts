import { expect, it } from "vitest";
import { shortened } from "../../../src/catalogue/written/shortened.ts";

it("keeps a short text, and cuts a longer one between characters", () => {
  expect(shortened("four", 4)).toBe("four");
  expect(shortened("fives", 4)).toBe("five…");
  expect(shortened("cat 🐈 sat", 5)).toBe("cat …");
});
