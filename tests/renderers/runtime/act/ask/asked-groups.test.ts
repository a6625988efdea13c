import { QueryClient } from "@tanstack/react-query";
import { expect, it } from "vitest";
import { withShared } from "../../../../../renderers/runtime/act/ask/asked-groups.ts";
import { lists, madeService, takes, text } from "../../../../catalogue/resources/made-service.ts";

it("a change by a key that several records share is asked about, and no other change", () => {
  const words = { key: text, locale: text, label: text };
  const { catalogue, operation } = madeService(
    { "/words": { get: lists(words) }, "/words/{key}": { put: takes({ label: text }) } },
    "PUT /words/{key}",
  );
  const list = [...catalogue.operations.values()].find(({ path }) => path === "/words");
  const queries = new QueryClient();
  const data = [
    { key: "hi", locale: "en", label: "Hi" },
    { key: "hi", locale: "de", label: "Hallo" },
    { key: "bye", locale: "en", label: "Bye" },
  ];
  queries.setQueryData(["call", list?.id, {}, "en"], { data });
  const calls = ["hi", "bye"].map((key) => {
    return { operation: operation.id, args: { key, label: "Hey" } };
  });
  const asked = (...some: typeof calls) => withShared(catalogue, queries, some, () => false);
  expect(asked(...calls.slice(0, 1))).toEqual(calls.slice(0, 1));
  expect(asked(...calls.slice(1))).toEqual([]);
  expect(asked(...calls)).toEqual(calls);
});
