import { expect, it } from "vitest";
import { propose } from "../../../corpus/propose.ts";
import { services } from "../../../corpus/services.ts";

/** The table that is proposed for the articles of a service of JSON:API. */
function articles() {
  const newsroom = services.find(({ name }) => name === "newsroom");
  const table = newsroom && propose(newsroom).proposals.get("GET /articles")?.table;
  if (!table) throw new Error("The corpus has no articles.");
  return table;
}

it("a record's attributes are columns under their own names, without the type that all records share", () => {
  expect(articles().columns.map(({ name, label }) => [name, label])).toEqual([
    ["attributes.title", "Title"],
    ["attributes.body", "Body"],
    ["attributes.status", "Status"],
    ["attributes.word-count", "Word count"],
    ["attributes.published-at", "Published at"],
  ]);
});

it("a record is called by its attribute, and sorted by the name that the service has for it", () => {
  const { rows, columns } = articles();
  expect(rows.labelField).toBe("attributes.title");
  const sorted = columns.filter(({ isSortable }) => isSortable);
  expect(sorted.map(({ name, sortedAs }) => [name, sortedAs])).toEqual([
    ["attributes.title", "title"],
    ["attributes.published-at", "published-at"],
  ]);
});
