import { describe, expect, it } from "vitest";
import { tabCommand } from "../../../src/shell/tabs/tab-keys.ts";

const press = (keys: string, position = 1) => {
  const parts = keys.split("+");
  const pressed = {
    key: parts.at(-1) ?? "",
    ctrlKey: parts.includes("Control"),
    shiftKey: parts.includes("Shift"),
    altKey: parts.includes("Alt"),
    metaKey: parts.includes("Meta"),
  };
  return tabCommand(pressed, position, 3);
};

describe("keys on a tab", () => {
  it.each([
    ["ArrowLeft", 1, { do: "focus", position: 0 }],
    ["ArrowRight", 2, { do: "focus", position: 0 }],
    ["ArrowLeft", 0, { do: "focus", position: 2 }],
    ["Home", 2, { do: "focus", position: 0 }],
    ["End", 0, { do: "focus", position: 2 }],
    ["Delete", 1, { do: "close" }],
    ["ContextMenu", 1, { do: "menu" }],
    ["Shift+F10", 1, { do: "menu" }],
    ["Control+Shift+ArrowLeft", 1, { do: "move", step: -1 }],
    ["Control+Shift+ArrowRight", 1, { do: "move", step: 1 }],
  ] as const)("%s on tab %i", (keys, position, command) => {
    expect(press(keys, position)).toEqual(command);
  });

  it.each(["Enter", "Tab", "a", "Control+ArrowLeft", "Alt+ArrowLeft", "Shift+Delete", "F10"])(
    "%s is the browser's",
    (keys) => expect(press(keys)).toBeNull(),
  );
});
