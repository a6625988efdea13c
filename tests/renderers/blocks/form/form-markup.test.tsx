import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { FormDetail } from "../../../../renderers/blocks/form/form-detail.tsx";
import { HostContext, PageStoreContext } from "../../../../renderers/runtime/page/contexts.ts";
import { createPageStore } from "../../../../renderers/runtime/page/page-store.ts";
import type { JsonSchema } from "../../../../src/catalogue/schema/json-schema.ts";
import { pageHost } from "../../../support/page-host.ts";
import { drawnByForm } from "./compared-drawing.tsx";
import { catalogueOf, formOf } from "./forms.ts";

const request: JsonSchema = {
  type: "object",
  properties: {
    from: { type: "string", format: "date", title: "From" },
    to: { type: "string", format: "date", title: "To" },
    mode: {
      type: "string",
      title: "Mode",
      oneOf: [{ const: "a", title: "Alpha" }, { const: "b" }],
    },
    lines: {
      type: "array",
      title: "Lines",
      items: {
        type: "object",
        properties: {
          count: { type: "integer", title: "Count" },
          isDone: { type: "boolean", title: "Done" },
        },
        required: ["count"],
      },
    },
  },
};
const source = {
  sections: [
    { title: "Time", help: "When it is.", fields: [{ field: "from", to: "to", label: "Period" }] },
    { title: "Rest", columns: 2, fields: ["mode", "lines"] },
  ],
};
const plan = formOf(request, source);
const values = {
  from: "2024-01-05",
  to: "2024-02-06",
  mode: "a",
  lines: [{ count: 3, isDone: true }, { count: 4 }],
};

/** The text that a person reads, one line for each element with text. */
function linesOf(markup: string): string[] {
  return markup
    .replace(/<(?:style|svg)\b.*?<\/(?:style|svg)>/gs, "")
    .split(/<[^>]*>/)
    .map((text) => text.trim())
    .filter((text) => text !== "");
}

describe("a form that is filled in", () => {
  test("has its sections, a range in two inputs, and a list of records as a table", async () => {
    const { markup, inputs } = await drawnByForm(plan, catalogueOf(request), values);
    expect(linesOf(markup)).toEqual([
      "Time",
      "When it is.",
      "Period",
      "Rest",
      "Mode",
      "Alpha",
      "Lines",
      "Count",
      "Done",
      "Actions",
      ...["Count", "Done", "Row 1"],
      ...["Count", "Done", "Row 2"],
      "Add a row",
      "Submit",
    ]);
    expect(markup).toMatch(
      /id="root_from"[^>]*value="2024-01-05"|value="2024-01-05"[^>]*id="root_from"/,
    );
    expect(markup).toContain('value="2024-02-06"');
    expect(markup).toMatch(/<table aria-labelledby="root_lines__title"/);
    expect([...inputs.keys()]).toEqual(
      expect.arrayContaining(["root_lines_0_count", "root_lines_1_isDone"]),
    );
  });

  test("a long list is drawn a page at a time", async () => {
    const lines = Array.from({ length: 10_000 }, (_, count) => ({ count }));
    const { inputs, markup } = await drawnByForm(plan, catalogueOf(request), { ...values, lines });
    expect([...inputs.keys()].filter((id) => id.startsWith("root_lines_"))).toHaveLength(100);
    expect(markup).toContain('title="200"');
  });
});

test("a required list is marked as such only where it may not be empty", async () => {
  const chosen: JsonSchema = { type: "array", items: { type: "string", enum: ["a", "b"] } };
  const parts: JsonSchema = {
    type: "array",
    items: { type: "object", properties: { free: chosen, filled: { ...chosen, minItems: 1 } } },
  };
  const fields: Record<string, JsonSchema> = {
    name: { type: "string" },
    chosen,
    oneChosen: { ...chosen, minItems: 1 },
    parts: { ...parts, items: { ...parts.items, required: ["free", "filled"] } },
    onePart: { ...parts, minItems: 1 },
  };
  const required = Object.keys(fields);
  const asked: JsonSchema = { type: "object", properties: fields, required };
  const { markup } = await drawnByForm(formOf(asked), catalogueOf(asked), { parts: [{}] });
  const marked = [...markup.matchAll(/<(?:label|legend|th)[^>]*required[^>]*>(\w+)</g)];
  // The labels in a row stand in the head of their column too.
  const labels = ["name", "oneChosen", "filled", "filled", "onePart"];
  expect(marked.map(([, label]) => label)).toEqual(labels);
  const stated = [...markup.matchAll(/<input[^>]*aria-required="true"[^>]*>/g)].map(
    ([input]) => /\bid="([^"]*)"/.exec(input)?.[1],
  );
  expect(stated).toEqual(["root_name", "root_oneChosen", "root_parts_0_filled"]);
});

/** A schema with a list whose records contain further records, which are drawn below each other. */
const parts: JsonSchema = {
  type: "object",
  properties: {
    lines: {
      type: "array",
      title: "Lines",
      items: {
        type: "object",
        properties: {
          count: { type: "integer", title: "Count" },
          home: { type: "object", title: "Home", properties: { town: { type: "string" } } },
        },
      },
    },
  },
};

test("what is worked out of records that are no rows stands in them, and the sum below", async () => {
  const columns = [{ label: "Twice", value: "row.count * 2", summary: "sum" }];
  const worked = formOf(parts, { fields: [{ field: "lines", columns }] });
  const lines = [{ count: 3 }, { count: 4 }];
  const { markup } = await drawnByForm(worked, catalogueOf(parts), { lines });
  const read = linesOf(markup).join(" ");
  expect(read).toMatch(/Twice 6 .*Twice 8 .*Twice Sum 14 Add a row/);
});

/** The markup of the form's read-only view. */
function readOnly(shown: object, drawn = plan): string {
  const host = { ...pageHost("en"), catalogue: catalogueOf(request) };
  return renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <HostContext value={host}>
        <PageStoreContext value={createPageStore()}>
          <FormDetail plan={drawn} values={{ ...values, ...shown }} />
        </PageStoreContext>
      </HostContext>
    </QueryClientProvider>,
  );
}

test("the same declaration, only read, has no inputs, and labels in place of values", () => {
  const markup = readOnly({});
  expect(markup).not.toMatch(/<(?:input|button|select|textarea)\b/);
  const read = linesOf(markup);
  expect(read).toEqual(
    expect.arrayContaining(["Time", "Period", "Rest", "Lines", "Count", "Done"]),
  );
  expect(read.join(" ")).toMatch(/2024.*to.*2024/);
});

test("a long list is read a page at a time too, and none of it is left out", () => {
  const lines = Array.from({ length: 1000 }, (_, count) => ({ count }));
  const markup = readOnly({ lines });
  expect(markup.match(/data-label="Count"/g)).toHaveLength(50);
  expect(markup).toContain('title="20"');
});

test("what is worked out of a list stands beside its rows and below them, entered or only read", async () => {
  const twice = { label: "Twice", value: "row.count * 2", summary: "sum" };
  const lines = { field: "lines", columns: [{ field: "count", summary: "average" }, twice] };
  const worked = formOf(request, { fields: [lines] });
  const shown = linesOf(readOnly({}, worked));
  expect(shown.slice(shown.indexOf("Lines") + 1)).toEqual([
    ...["Count", "Done", "Twice"],
    ...["3", "Yes", "6"],
    ...["4", "–", "8"],
    ...["Average", "3.5", "Sum", "14"],
  ]);
  const { markup } = await drawnByForm(worked, catalogueOf(request), values);
  expect(linesOf(markup)).toEqual([
    ...["Lines", "Count", "Done", "Twice", "Actions"],
    ...["Count", "Done", "6", "Row 1"],
    ...["Count", "Done", "8", "Row 2"],
    ...["Average", "3.5", "Sum", "14"],
    ...["Add a row", "Submit"],
  ]);
});

test("a value of several kinds is of a kind that has a name, and words beside null keep theirs", async () => {
  const asked: JsonSchema = {
    type: "object",
    properties: {
      size: { title: "Size", oneOf: [{ type: "string" }, { type: "integer" }] },
      reason: { title: "Reason", type: ["string", "null"], enum: ["not_planned", null] },
    },
  };
  const given = { size: 12, reason: "not_planned" };
  const { markup } = await drawnByForm(formOf(asked), catalogueOf(asked), given);
  expect(linesOf(markup)).toEqual(expect.arrayContaining(["Whole number", "Not planned"]));
});

test("a text of several lines is shown with all of them", async () => {
  const asked: JsonSchema = { type: "object", properties: { note: { type: "string" } } };
  const given = { note: "one\ntwo" };
  const { markup } = await drawnByForm(formOf(asked), catalogueOf(asked), given);
  expect(markup).toMatch(/<textarea[^>]*>one\ntwo<\/textarea>/);
});

describe("a field whose schema says nothing of its values", () => {
  const open: JsonSchema = {
    type: "object",
    properties: { note: { title: "Note" }, tags: { type: "array", title: "Tags" } },
  };
  const drawn = async (stored: Readonly<Record<string, unknown>>) =>
    linesOf((await drawnByForm(formOf(open), catalogueOf(open), stored)).markup).join(" | ");

  test.each([
    [
      "text",
      { note: "yes" },
      "Note | Note: kind of value | Text | Text | Tags | No rows yet | Add a row | Submit",
    ],
    ["a number", { note: 5 }, "Note | Note: kind of value | Number | Number | Tags"],
    ["a list", { note: [1, "two"] }, "Note | Note: kind of value | List | List | "],
    ["a record", { note: { colour: "red" } }, "Note | Note: kind of value | Record | Record | "],
    ["nothing yet", {}, "Note | Note: kind of value | Text | Text | Tags"],
  ])("offers the kinds of values, and shows %s", async (_what, stored, lines) => {
    expect(await drawn(stored)).toContain(lines);
  });

  test("offers the plain kinds for each item of a list of no type", async () => {
    expect(await drawn({ tags: ["a", 7] })).toContain("Tags | Value");
  });
});
