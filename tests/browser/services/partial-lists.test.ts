import { beforeAll, describe, expect, it } from "vitest";
import { password } from "../../support/first-start.ts";
import { chooseFile } from "../renderers/blocks/table/import-file.ts";
import { openPlaceOfService } from "./place-of-service.ts";

const numbers = (...names: string[]) =>
  names.map((name) => ({ name, in: "query", schema: { type: "integer" } }));
const rowsOf = (...fields: string[]) => ({
  type: "array",
  items: {
    type: "object",
    properties: {
      id: { type: "integer" },
      ...Object.fromEntries(fields.map((field) => [field, { type: "string" }])),
    },
  },
});
const answered = (schema: object) => ({
  "200": { description: "Done.", content: { "application/json": { schema } } },
});
const list = (operationId: string, parameters: object[], schema: object) => ({
  get: { operationId, parameters, responses: answered(schema) },
});

const parkFields = {
  name: { type: "string" },
  isOpen: { type: "boolean" },
  parentId: { type: ["integer", "null"] },
};

const bodyOf = (...names: string[]) => ({
  content: {
    "application/json": {
      schema: {
        type: "object",
        properties: Object.fromEntries(names.map((name) => [name, { type: "string" }])),
        required: ["name"],
      },
    },
  },
});
const replaced = (operationId: string, ...names: string[]) => ({
  put: {
    operationId,
    parameters: [{ name: "id", in: "path", required: true, schema: { type: "integer" } }],
    requestBody: bodyOf(...names),
    responses: answered({}),
  },
});

const jsonOf = (properties: object, required: string[]) => ({
  content: { "application/json": { schema: { type: "object", required, properties } } },
});

/** A service that returns no list as a whole by itself. */
const shop = {
  openapi: "3.0.3",
  info: { title: "Shop", version: "1" },
  paths: {
    "/orders": list("orders", numbers("page", "size"), rowsOf("status")),
    "/countries": {
      ...list("countries", numbers("limit"), rowsOf("name")),
      post: { operationId: "addCountry", requestBody: bodyOf("name"), responses: answered({}) },
    },
    "/countries/{id}": replaced("renameCountry", "name"),
    "/cities": {
      ...list("cities", [], rowsOf("name", "code", "note")),
      post: {
        operationId: "addCity",
        requestBody: bodyOf("name", "code"),
        responses: answered({}),
      },
    },
    "/cities/{id}": replaced("replaceCity", "name", "code", "note"),
    "/parks": list("parks", [], {
      type: "array",
      items: { type: "object", properties: { id: { type: "integer" }, ...parkFields } },
    }),
    "/parks/{id}": {
      put: {
        ...replaced("replacePark").put,
        requestBody: jsonOf(parkFields, ["name"]),
      },
    },
    "/guests": {
      ...list("guests", [], rowsOf("name")),
      put: {
        operationId: "saveGuests",
        requestBody: jsonOf({ ids: { type: "array", items: { type: "integer" } } }, ["ids"]),
        responses: answered({ type: "object" }),
      },
    },
    "/tags": list(
      "tags",
      [{ name: "limit", in: "query", schema: { type: "integer", default: 20, maximum: 50 } }],
      rowsOf("name"),
    ),
    "/members": {
      ...list("members", numbers("limit"), rowsOf("name")),
      put: {
        operationId: "saveMembers",
        requestBody: jsonOf({ ids: { type: "array", items: { type: "integer" } } }, ["ids"]),
        responses: answered({ type: "object" }),
      },
    },
  },
};

const counts: Record<string, number> = { orders: 130, countries: 60, tags: 30, members: 25 };

let cities = [{ id: 1, name: "Old", code: "A", note: "As checked" }];

const lake = { id: 12, name: "Park 12", isOpen: false, parentId: null };
const now: Record<string, object[]> = {
  parks: [{ id: 11, name: "Park 11", isOpen: false, parentId: null }, lake],
  guests: [{ id: 1, name: "tags 1." }],
};

describe("what is read of a list that its service returns in part", () => {
  const { place, publish, sent } = openPlaceOfService("shop", shop, ({ url }, response) => {
    const { pathname, searchParams } = new URL(url ?? "", "http://service.test");
    const name = pathname.slice(1);
    const size = Number(searchParams.get("size") ?? searchParams.get("limit") ?? 20);
    const from = (Number(searchParams.get("page") ?? 1) - 1) * size;
    const all = Array.from({ length: counts[name] ?? 0 }, (_, at) => {
      const isOpen = at % 2 === 0;
      return { id: at + 1, name: `${name} ${at + 1}.`, status: isOpen ? "open" : "paid" };
    });
    response.writeHead(200, { "Content-Type": "application/json" });
    const whole = name === "cities" ? cities : now[name];
    response.end(JSON.stringify(whole ?? all.slice(from, from + size)));
  });
  const everywhere = (said: string) => ({ en: said, zh: said, es: said, ja: said });
  const changedByOthers = "Others have changed this in the meantime";
  const mark = {
    call: "shop.replaceCity",
    with: { id: "row.id", name: "row.name", code: "row.code", note: "'Marked'" },
  };
  beforeAll(async () => {
    await publish("test/figure", "Figure", {
      kind: "figures",
      items: [
        {
          label: everywhere("Open orders"),
          from: "shop.orders",
          value: "size(data.filter(order, order.status == 'open'))",
        },
      ],
    });
    await publish("test/chart", "Chart", {
      kind: "chart",
      name: "countries",
      category: "name",
      rows: "shop.countries",
    });
    await publish("test/import", "Import", {
      kind: "table",
      rows: "shop.countries",
      columns: ["name"],
      import: { call: "shop.addCountry", update: "shop.renameCountry" },
    });
    await publish("test/cities", "Cities", {
      kind: "table",
      rows: "shop.cities",
      columns: ["name", "code", "note"],
      import: { call: "shop.addCity", update: "shop.replaceCity" },
      rowActions: [
        { label: everywhere("Mark"), call: mark },
        {
          label: everywhere("Mark twice"),
          call: mark,
          next: [{ label: everywhere("Again"), call: mark }],
        },
      ],
      bulkActions: [{ label: everywhere("Mark all"), call: mark }],
    });
    const park = { id: "row.id", name: "row.name", isOpen: "row.isOpen", parentId: "row.parentId" };
    const replace = (changed: object) => ({
      call: "shop.replacePark",
      with: { ...park, ...changed },
    });
    await publish("test/parks", "Parks", {
      kind: "stack",
      items: [
        {
          kind: "dualList",
          candidates: "shop.tags",
          current: "shop.guests",
          save: "shop.saveGuests",
        },
        {
          kind: "table",
          rows: "shop.parks",
          columns: [
            "name",
            { field: "isOpen", cell: { kind: "switch", save: replace({ isOpen: "value" }) } },
          ],
        },
        {
          kind: "tree",
          rows: "shop.parks",
          label: "name",
          rename: { call: replace({ name: "text" }) },
        },
      ],
    });
    await publish("test/relation", "Relation", {
      kind: "dualList",
      candidates: "shop.tags",
      current: "shop.members",
      save: "shop.saveMembers",
    });
  });
  const open = async (path: string) =>
    (await place.visitSignedIn({ password, at: `/test/${path}` })).page;

  it("is a figure of all pages", async () => {
    const page = await open("figure");
    await expect.poll(() => page.getByRole("listitem").last().textContent()).toContain("65");
  });

  it("is a chart that says that rows may be missing", async () => {
    const page = await open("chart");
    const told = page.getByText("There may be more rows, since the service limits their number.");
    await expect.poll(() => told.count()).toBe(1);
  });

  it("is read again before a file changes its records, which others have changed since the check", async () => {
    const page = await open("cities");
    await page.getByRole("button", { name: "Import from a file" }).click();
    const dialog = page.getByRole("dialog", { name: "Import from a file" });
    const file = { name: "cities.csv", content: "code,name\nA,New" };
    await chooseFile(page, dialog.getByRole("button", { name: "Choose a file" }), file);
    await dialog.getByRole("combobox", { name: "Existing records" }).click();
    await page.getByTitle("Update by code").click();
    await dialog.getByText("1 existing record will be changed.").waitFor();
    cities = cities.map((city) => ({ ...city, note: "By others" }));
    await dialog.getByRole("button", { name: "Import 1" }).click();
    const expected = { name: "New", code: "A", note: "By others" };
    await expect.poll(() => sent("PUT")).toEqual([expected]);
  });

  it("is read again before an action sends back values of its row, which is then shown as it is", async () => {
    const page = await open("cities");
    const button = page.getByRole("button", { name: "Mark", exact: true });
    await button.waitFor();
    const before = sent("PUT").length;
    cities = cities.map((city) => ({ ...city, name: "Renamed at first" }));
    await page.getByRole("button", { name: "Mark twice" }).click();
    const steps = page.getByRole("dialog", { name: "Mark twice" });
    await steps.getByText(changedByOthers).waitFor();
    expect(await page.getByText(changedByOthers).count()).toBe(1);
    await steps.getByRole("button", { name: "Close", exact: true }).last().click();
    await page.getByRole("cell", { name: "Renamed at first", exact: true }).waitFor();
    cities = cities.map((city) => ({ ...city, name: "Renamed by others" }));
    await button.click();
    await page.getByText(changedByOthers).waitFor();
    await page.getByRole("cell", { name: "Renamed by others", exact: true }).waitFor();
    await button.click();
    const expected = { name: "Renamed by others", code: "A", note: "Marked" };
    await expect.poll(() => sent("PUT").slice(before)).toEqual([expected]);
  });

  it("is read again before an action on checked rows sends back their values", async () => {
    const page = await open("cities");
    await page.getByRole("checkbox").last().check();
    const before = sent("PUT").length;
    cities = cities.map((city) => ({ ...city, name: "Renamed again" }));
    const button = page.getByRole("button", { name: "Mark all" });
    await button.click();
    await page.getByText(changedByOthers).waitFor();
    await page.getByRole("cell", { name: "Renamed again", exact: true }).waitFor();
    expect(sent("PUT").slice(before)).toEqual([]);
    await page.getByRole("button", { name: "Close", exact: true }).last().click();
    await button.click();
    const expected = { name: "Renamed again", code: "A", note: "Marked" };
    await expect.poll(() => sent("PUT").slice(before)).toEqual([expected]);
  });

  it("is read again before a switch, a new name in a tree or a relation takes back what others have changed", async () => {
    const page = await open("parks");
    const changed = (isOpen: boolean, parentId: number | null) => {
      now.parks = [{ id: 11, name: "Park 11", isOpen, parentId }, lake];
    };
    const told = page.getByText(changedByOthers);
    await page.getByRole("treeitem", { name: "Park 11" }).click();
    await page.keyboard.press("F2");
    const before = sent("PUT").length;
    changed(true, null);
    await page.getByRole("textbox", { name: /^New name/ }).fill("Green");
    await page.keyboard.press("Enter");
    await told.waitFor();
    await page.keyboard.press("Escape");
    await told.waitFor({ state: "detached" });
    await page.getByRole("switch", { checked: true }).waitFor();
    changed(true, 12);
    await page.getByRole("switch", { checked: true }).click();
    await told.waitFor();
    now.guests = [1, 2].map((id) => ({ id, name: `tags ${id}.` }));
    await page.getByRole("listbox", { name: "Available" }).getByText("tags 3.").dblclick();
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await page.getByText("Others added: tags 2.").waitFor();
    expect(sent("PUT").slice(before)).toEqual([]);
    await page.getByRole("button", { name: "Save my changes too" }).click();
    await expect.poll(() => sent("PUT").slice(before)).toEqual([{ ids: [1, 2, 3] }]);
  });

  it("is no list of records to which the rows of a file could be compared", async () => {
    const page = await open("import");
    await page.getByRole("button", { name: "Import from a file" }).click();
    const dialog = page.getByRole("dialog", { name: "Import from a file" });
    const file = { name: "countries.csv", content: "name\ncountries 55." };
    await chooseFile(page, dialog.getByRole("button", { name: "Choose a file" }), file);
    await dialog.getByRole("combobox", { name: "Existing records" }).click();
    await page.getByTitle("Update by name").click();
    await dialog.getByText("Not all existing records could be loaded").waitFor();
    expect(await dialog.getByRole("button", { name: /^Import \d/ }).count()).toBe(0);
  });

  it("is a relation with all candidates, which is not saved without the rest of its items", async () => {
    const page = await open("relation");
    await page.getByText("tags 30.").waitFor();
    await page.getByText("The list of chosen items is incomplete").waitFor();
    expect(await page.getByRole("button", { name: "Save", exact: true }).count()).toBe(0);
  });
});
