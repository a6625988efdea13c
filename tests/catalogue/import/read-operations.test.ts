import { expect, it } from "vitest";
import { lists, madeService, text } from "../resources/made-service.ts";

it.each([
  ["Users and [root roles](https://docs.example.org/roles#own)", "Users and root roles"],
  ["Get an environment with `name`", "Get an environment with name"],
  ["## **All** users\n\nThe first hundred.", "All users"],
])("the words %j for an operation are told without the marks of Markdown", (summary, said) => {
  const paths = { "/users": { get: { ...lists({ id: text }), summary } } };
  expect(madeService(paths, "GET /users").operation.summary).toBe(said);
});
