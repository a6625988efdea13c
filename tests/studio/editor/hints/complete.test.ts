import { CompletionContext } from "@codemirror/autocomplete";
import { EditorState } from "@codemirror/state";
import { expect, it } from "vitest";
import { sourceLimits } from "../../../../src/language/source.ts";
import { editorContext } from "../../../../src/studio/editor/editor-context.ts";
import { complete } from "../../../../src/studio/editor/hints/complete.ts";
import { environment } from "../../../support/shipped-environment.ts";

/** The completions at the mark `|` in a text. */
function offered(marked: string, isAsked: boolean, isReadOnly = false): string[] | null {
  const at = marked.indexOf("|");
  const state = EditorState.create({
    doc: marked.replace("|", ""),
    extensions: [
      EditorState.readOnly.of(isReadOnly),
      editorContext.of({
        environment: () => environment,
        text: String,
        open: () => {},
      }),
    ],
  });
  const result = complete(new CompletionContext(state, at, isAsked));
  return result?.options.map(({ label }) => label) ?? null;
}

const body = (inside: string) => `{ "title": "T", "body": { ${inside} } }`;

it("offers what the language knows, while somebody types and when asked", () => {
  const kinds = body('"kind": "t|"');
  expect(offered(kinds, false)).toContain("table");
  expect(offered(kinds, true)).toContain("table");
});

it("leaves who types a title in words alone, but knows the keys of texts when asked", () => {
  expect(offered('{ "title": "m|" }', false)).toBeNull();
  expect(offered('{ "title": "menu.|" }', false)).toContain("menu.culturalGroup");
  expect(offered('{ "title": "m|" }', true)).toContain("menu.culturalGroup");
});

it("says nothing after a space or a comma unless asked", () => {
  const after = body('"kind": "table", |');
  expect(offered(after, false)).toBeNull();
  expect(offered(after, true)).toContain("rows");
});

it("offers nothing where nothing can be changed, or where the text is beyond all limits", () => {
  expect(offered(body('"kind": "t|"'), true, true)).toBeNull();
  const huge = body(`"kind": "t|", "x": "${"y".repeat(sourceLimits.characters)}"`);
  expect(offered(huge, true)).toBeNull();
});
