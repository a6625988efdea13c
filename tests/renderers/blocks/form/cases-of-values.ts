import type { ComparedCase } from "./compared-case.ts";

const date = { type: "string", format: "date" };

/** Cases of forms that differ in the values of single fields. */
export const casesOfValues: readonly ComparedCase[] = [
  {
    name: "plain fields, some needed, some with a default",
    schema: {
      type: "object",
      required: ["title", "owner"],
      properties: {
        title: { type: "string", title: "Title", default: "New shelf" },
        owner: { type: "string", title: "Owner" },
        floor: { type: "integer", title: "Floor" },
        note: { type: "string", title: "Note", minLength: 3 },
      },
    },
    formData: { owner: "Kim", floor: 2, note: "dry" },
  },
  {
    name: "a form without fields",
    schema: {},
    formData: {},
    differs: { inContent: [], ofAnyKind: ["root", "root__anyof_select"] },
  },
  {
    name: "data of fields that the schema does not have",
    schema: {
      type: "object",
      required: ["code"],
      properties: { code: { type: "string", title: "Code", minLength: 10 } },
    },
    formData: { code: "A-1", colour: "red", weight: 7 },
  },
  {
    name: "numbers with bounds, steps and choices",
    schema: {
      type: "object",
      properties: {
        price: { title: "Price", type: "number" },
        pieces: { title: "Pieces", type: "integer" },
        size: { title: "Size", type: "number", enum: [1, 2, 3] },
        degrees: { title: "Degrees", type: "integer", minimum: -20, maximum: 40 },
        percent: { title: "Percent", type: "integer", minimum: 0, maximum: 100, multipleOf: 5 },
      },
    },
    formData: { price: 2.5, pieces: 12, size: 2, degrees: 4, percent: 35 },
  },
  {
    name: "texts in formats",
    schema: {
      type: "object",
      properties: {
        mail: { type: "string", format: "email" },
        site: { type: "string", format: "uri" },
        colour: { type: "string", title: "Colour", default: "#336699" },
      },
    },
    formData: { mail: "kim@example.org", site: "https://example.org/" },
  },
  {
    name: "dates and times, also in inner records",
    schema: {
      type: "object",
      properties: {
        day: date,
        meeting: {
          title: "Meeting",
          type: "object",
          properties: {
            begins: { type: "string", format: "date-time" },
            day: date,
            hour: { type: "string", format: "time" },
          },
        },
      },
    },
    formData: {},
  },
  {
    name: "yes or no, with names for both",
    schema: {
      type: "object",
      properties: {
        plain: { type: "boolean", title: "Plain", description: "Nothing more to say" },
        named: {
          title: "Named",
          type: "boolean",
          oneOf: [
            { title: "On", const: true },
            { title: "Off", const: false },
          ],
        },
      },
    },
    formData: { plain: true },
  },
  {
    name: "values that may be null, and nothing but null",
    schema: {
      type: "object",
      required: ["name"],
      properties: {
        hint: { title: "A hint", type: "null" },
        name: { type: "string", title: "Name", default: "Unnamed" },
        age: { type: ["integer", "null"], title: "Age" },
        note: { type: ["string", "null"], title: "Note" },
      },
    },
    formData: { age: 8, note: null },
  },
  {
    name: "values that can be one thing only",
    schema: {
      type: "object",
      properties: {
        country: { type: "string", const: "NO" },
        seats: { type: "number", const: 4 },
        agreed: { type: "boolean", const: true },
        place: {
          type: "object",
          properties: { town: { type: "string" }, zip: { type: "integer" } },
          const: { town: "Bergen", zip: 5003 },
        },
        marks: { type: "array", items: { type: "string" }, const: ["a", "b"] },
      },
    },
    formData: {},
    differs: { chosenAsWhole: ["root_marks"] },
  },
  {
    name: "choices among values with titles",
    schema: {
      definitions: {
        Paint: {
          type: "string",
          anyOf: [
            { type: "string", enum: ["r"], title: "Red" },
            { type: "string", enum: ["g"], title: "Green" },
          ],
        },
      },
      type: "object",
      required: ["wall", "finish"],
      properties: {
        wall: { $ref: "#/definitions/Paint", title: "Wall" },
        allowed: {
          type: "array",
          uniqueItems: true,
          items: { $ref: "#/definitions/Paint" },
          title: "Allowed",
        },
        layers: { type: "array", title: "Layers", items: { $ref: "#/definitions/Paint" } },
        finish: {
          title: "Finish",
          type: "string",
          oneOf: [
            { const: "matt", title: "Matt" },
            { const: "gloss", title: "Glossy" },
          ],
        },
      },
    },
    formData: { wall: "g", allowed: ["r"], layers: ["g"], finish: "matt" },
    differs: { chosenAsWhole: ["root_layers"] },
  },
  {
    name: "choices among records",
    schema: {
      definitions: {
        Port: {
          enum: [
            { name: "Oslo", lat: 60 },
            { name: "Kobe", lat: 35 },
          ],
        },
      },
      type: "object",
      properties: {
        home: { title: "Home", $ref: "#/definitions/Port" },
        calls: {
          title: "Calls at",
          type: "array",
          uniqueItems: true,
          items: { $ref: "#/definitions/Port" },
        },
      },
    },
    formData: { home: { name: "Kobe", lat: 35 } },
  },
  {
    name: "a hundred choices, referred to by several fields",
    schema: {
      definitions: {
        Slot: { type: "string", enum: Array.from({ length: 100 }, (_, index) => `slot ${index}`) },
      },
      type: "object",
      properties: Object.fromEntries(
        Array.from({ length: 10 }, (_, index) => [
          `choice${index}`,
          { $ref: "#/definitions/Slot", title: `Choice ${index}` },
        ]),
      ),
    },
    formData: { choice3: "slot 42" },
  },
  {
    name: "texts with examples",
    schema: {
      type: "object",
      properties: { unit: { type: "string", title: "Unit", examples: ["kg", "m", "s"] } },
    },
    formData: undefined,
  },
  {
    name: "files within the value",
    schema: {
      type: "object",
      properties: {
        scan: { type: "string", format: "data-url", title: "Scan" },
        pages: {
          type: "array",
          title: "Pages",
          items: { type: "string", format: "data-url" },
        },
      },
    },
    formData: {},
    differs: { fileContent: ["root_scan"], chosenAsWhole: ["root_pages"] },
  },
  {
    name: "fields that nobody may write",
    schema: {
      type: "object",
      properties: {
        name: { type: "string", title: "Name" },
        made: { type: "string", title: "Made", default: "today", readOnly: true },
      },
    },
    formData: { name: "Kim" },
    differs: { readOnly: ["root_made"] },
  },
  {
    name: "a single text in place of a record",
    schema: { title: "One text", type: "string" },
    formData: "as it was",
    differs: { inContent: [] },
  },
  {
    name: "a value of no type",
    schema: { title: "Anything", description: "The schema has no type." },
    formData: 1234,
    differs: { inContent: [], ofAnyKind: ["root", "root__anyof_select"] },
  },
  {
    name: "values that break their schema",
    schema: {
      type: "object",
      properties: {
        serial: { type: "string", title: "Serial", minLength: 8, pattern: "\\d+" },
        active: { type: "boolean", title: "Active" },
        tags: { type: "array", items: { type: "string", minLength: 5 } },
        picks: {
          type: "array",
          title: "At most two",
          uniqueItems: true,
          maxItems: 2,
          items: { type: "string", enum: ["one", "two", "three"] },
        },
      },
    },
    formData: {
      serial: "Short",
      active: "wrong",
      tags: ["longer", "tiny"],
      picks: ["one", "two", "three"],
    },
    differs: { chosenAsWhole: ["root_tags"] },
  },
];
