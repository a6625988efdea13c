import { expect, it } from "vitest";
import { keyLabel } from "../../../src/studio/editor/key-label.ts";

it("names keys as they are written on the keyboard at hand", () => {
  expect(keyLabel("Mod-Shift-z", false)).toBe("Ctrl+Shift+Z");
  expect(keyLabel("Mod-Shift-z", true)).toBe("⌘⇧Z");
  expect(keyLabel("Shift-F8", false)).toBe("Shift+F8");
  expect(keyLabel("Ctrl-Space", true)).toBe("⌃Space");
});
