import { describe, expect, test } from "vitest";
import { fileOf } from "../../../../renderers/runtime/act/download.ts";
import { parseExpression } from "../../../../src/language/expression/parse.ts";
import type { Expression } from "../../../../src/language/expression/scope.ts";
import { FileAnswer } from "../../../../src/wire/file-answer.ts";

function expression(source: string): Expression {
  const parsed = parseExpression(source);
  if ("reason" in parsed) throw new Error(parsed.reason);
  return { source, tree: parsed.tree, uses: [], reads: [] };
}

async function saved(name: string, content: string | null, answer: unknown) {
  const plan = { name: expression(name), content: content === null ? null : expression(content) };
  const file = fileOf(plan, { variables: { answer }, can: () => true });
  return file && { name: file.name, text: await file.blob.text() };
}

describe("the file that an action saves", () => {
  test("is a text as it is, and anything else as JSON", async () => {
    const answer = { path: "points/rule", source: "{}" };
    expect(await saved("answer.path + '.json'", "answer.source", answer)).toEqual({
      name: "points-rule.json",
      text: "{}",
    });
    expect(await saved("'all.json'", null, answer)).toEqual({
      name: "all.json",
      text: `${JSON.stringify(answer, null, 2)}\n`,
    });
  });

  test("is a file that was answered, under the name that the page gives it", async () => {
    const answer = new FileAnswer(new Blob(["%PDF"]), "of-the-service.pdf");
    expect(await saved("'mine.pdf'", null, answer)).toEqual({ name: "mine.pdf", text: "%PDF" });
  });

  test("is none where its name or its content has no value", async () => {
    expect(await saved("answer.name", null, {})).toBeNull();
    expect(await saved("'x'", "answer.source", {})).toBeNull();
  });
});
