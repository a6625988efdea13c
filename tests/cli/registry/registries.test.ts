import { expect, it } from "vitest";
import { registryFiles } from "../../../src/cli/registry/registries.ts";
import type { Room } from "../../../src/cli/registry/rooms.ts";

const cell = (name: string, exported: string): Room => ({
  sort: "cells",
  name,
  exported,
  folder: `renderers/cells/${name}`,
  descriptions: {},
  hasTexts: false,
});

it("tells two folders apart that export their definitions under one name, as a copy does", () => {
  const rooms = [cell("stars", "textCell"), cell("switch", "switchCell"), cell("text", "textCell")];
  const registry = registryFiles(rooms)["renderers/cells.gen.ts"] ?? "";
  const imported = [...registry.matchAll(/import \{ (.+) \} from/g)].map(([, what]) => what);
  expect(imported).toEqual([
    "textCell as textCell_stars",
    "switchCell",
    "textCell as textCell_text",
  ]);
  expect(registry).toContain("[textCell_stars, switchCell, textCell_text]");
});
