import { expect, it } from "vitest";
import { readPageFiles } from "../../src/cli/page-files.ts";
import { compilePage } from "../../src/language/compile/compile-page.ts";
import { partsThatAre } from "../../src/language/plan/part.ts";
import { environment } from "../support/shipped-environment.ts";

it.each(readPageFiles())("whatever destroys on $path asks first, by the record's name", (page) => {
  const { parts } = compilePage(page.path, page.source, environment);
  const destroying = partsThatAre(["action"], parts)
    .map(({ plan }) => plan)
    .filter(({ emphasis, effect }) => emphasis === "danger" && effect.type === "call")
    // A tree asks its own question, which also says what is deleted with the node.
    .filter(({ id }) => !id.endsWith("/remove"));
  const unasked = destroying.filter(({ confirm }) => {
    const words =
      typeof confirm === "object" && confirm && "words" in confirm ? confirm.words : confirm;
    const said =
      typeof words === "string" ? [environment.texts.find(words)] : Object.values(words ?? {});
    return said.length === 0 || !said.every((text) => text?.includes("{{name}}"));
  });
  expect(unasked.map(({ id }) => id)).toEqual([]);
});
