import type { ComparedCase } from "./compared-case.ts";

const text = { type: "string" };
const words = { type: "array", items: text };

/** A schema of a record with the given fields. */
const record = (properties: object, more: object = {}) => ({ type: "object", properties, ...more });

const pet = record(
  { pets: { type: "string", enum: ["none", "one", "many"], default: "none" } },
  {
    required: ["pets"],
    dependencies: {
      pets: {
        oneOf: [
          { properties: { pets: { enum: ["none"] } } },
          { properties: { pets: { enum: ["one"] }, age: { type: "number" } }, required: ["age"] },
          {
            properties: { pets: { enum: ["many"] }, sells: { type: "boolean" } },
            required: ["sells"],
          },
        ],
      },
    },
  },
);

/**
 * A schema with `if` and `then`. It is built indirectly, since the linter takes a property named
 * `then` for that of a promise.
 */
const when = (condition: object, consequence: object) =>
  Object.fromEntries(["if", "then"].map((key, at) => [key, [condition, consequence][at]]));

const branch = (option: string, more: object = {}) =>
  record({ name: { type: "string", default: option, readOnly: true }, ...more });

/** Cases of forms whose fields are nested in records and lists, or depend on each other. */
export const casesOfStructure: readonly ComparedCase[] = [
  {
    name: "lists of texts, of choices, of records and of lists",
    schema: record(
      {
        names: { type: "array", title: "Names", items: { type: "string", default: "new" } },
        picks: {
          type: "array",
          title: "Picks",
          uniqueItems: true,
          items: { type: "string", enum: ["a", "b", "c"] },
        },
        three: {
          type: "array",
          title: "Three",
          minItems: 3,
          items: { $ref: "#/definitions/Thing" },
        },
        filled: {
          type: "array",
          title: "Filled up",
          minItems: 4,
          default: ["x", "y"],
          items: { type: "string", default: "z" },
        },
        inner: { type: "array", title: "Outer", items: { ...words, title: "Inner" } },
      },
      { definitions: { Thing: record({ name: { type: "string", default: "thing" } }) } },
    ),
    formData: { names: ["k"], picks: ["a", "b"], inner: [["l", "m"], ["n"]] },
    differs: { chosenAsWhole: ["root_names", "root_filled"] },
  },
  {
    name: "lists whose first items are told one by one",
    schema: record({
      open: {
        type: "array",
        title: "Open",
        items: [
          { title: "A text", type: "string", default: "first" },
          { title: "Yes or no", type: "boolean" },
        ],
        additionalItems: { title: "A number", type: "number" },
      },
      filled: {
        type: "array",
        title: "Filled",
        items: [{ title: "A number", type: "number", default: 42 }],
        additionalItems: { title: "A text", type: "string", default: "more" },
      },
    }),
    formData: { open: ["given", true, 123], filled: [7, "one", "two"] },
  },
  {
    name: "a list in place of a record",
    schema: { title: "Words", ...words },
    formData: ["one", "two"],
    differs: { inContent: [], chosenAsWhole: ["root"] },
  },
  {
    name: "a list of records in a record",
    schema: record(
      {
        title: { type: "string", title: "Plan" },
        steps: {
          type: "array",
          title: "Steps",
          items: record(
            {
              title: { type: "string", title: "Step", description: "In one word" },
              done: { type: "boolean", title: "Done?", default: false },
            },
            { required: ["title"] },
          ),
        },
      },
      { title: "A plan", required: ["title"] },
    ),
    formData: { title: "Move", steps: [{ title: "Pack", done: true }, { title: "Carry" }] },
  },
  {
    name: "defaults in records and lists, with and without data",
    schema: record(
      {
        given: { title: "Given", $ref: "#/definitions/Part" },
        missing: { title: "Missing", $ref: "#/definitions/Part" },
      },
      {
        definitions: {
          Part: record({
            plain: { title: "Plain", type: "string", default: "plain" },
            list: {
              title: "List",
              type: "array",
              items: record({ deep: { type: "string", default: "deep in a list" } }),
            },
            inner: record({ deep: { title: "Deep", type: "string", default: "deep" } }),
          }),
        },
      },
    ),
    formData: { given: { plain: "set", list: [{ deep: "set" }, {}], inner: { deep: "set" } } },
  },
  {
    name: "records and lists that may be left out",
    schema: record(
      {
        optional: record(
          { word: text, inner: record({ word: text }), needed: record({ word: text }), words },
          { required: ["needed", "words"] },
        ),
        words,
        needed: record({ word: text }),
        list: words,
        oneOf: { oneOf: [branch("first"), branch("second", { flag: { type: "boolean" } })] },
        anyOf: { anyOf: [words, { type: "array", items: { type: "number" } }] },
      },
      { required: ["needed", "list"] },
    ),
    formData: undefined,
    differs: { chosenAsWhole: ["root_optional_words", "root_words", "root_list"] },
  },
  {
    name: "definitions used twice, and one that holds itself",
    schema: record(
      {
        from: { title: "From", $ref: "#/definitions/Address" },
        to: { title: "To", $ref: "#/definitions/Address" },
        tree: { title: "Tree", $ref: "#/definitions/Node" },
      },
      {
        definitions: {
          Address: record({ street: text, town: text }, { required: ["street", "town"] }),
          Node: record({
            name: text,
            children: { type: "array", items: { $ref: "#/definitions/Node" } },
          }),
        },
      },
    ),
    formData: {
      from: { street: "Quay 1", town: "Oslo" },
      to: { street: "Hill 2", town: "Kobe" },
      tree: { name: "root", children: [{ name: "leaf" }] },
    },
  },
  {
    name: "definitions with ids of their own",
    schema: record(
      {
        one: { $ref: "#/definitions/Word" },
        all: { ...words, items: { $ref: "#/definitions/Word" } },
      },
      { definitions: { Word: { $id: "/schemas/word", type: "string" } } },
    ),
    formData: { one: "kept" },
    differs: { chosenAsWhole: ["root_all"] },
  },
  {
    name: "several schemas that hold at once",
    schema: {
      type: "object",
      allOf: [
        { properties: { mixed: { type: ["string", "boolean"], default: true } } },
        { properties: { mixed: { type: "boolean" }, other: text } },
      ],
    },
    formData: {},
  },
  {
    name: "one of two records, told apart by what they need",
    schema: {
      type: "object",
      oneOf: [
        { properties: { left: text }, required: ["left"] },
        { properties: { right: text }, required: ["right"] },
      ],
    },
    formData: {},
  },
  {
    name: "any of two records with titles, beside fields, and in a list",
    schema: record(
      {
        age: { type: "integer", title: "Age" },
        items: {
          type: "array",
          items: { type: "object", anyOf: [record({ one: text }), record({ two: text })] },
        },
      },
      {
        anyOf: [
          {
            title: "By name",
            properties: { first: { type: "string", default: "Kim" }, last: text },
          },
          { title: "By number", properties: { number: text }, required: ["number"] },
        ],
      },
    ),
    formData: {},
  },
  {
    name: "one of several records, told apart by a discriminator",
    schema: record(
      {
        work: {
          title: "Work",
          discriminator: { propertyName: "kind" },
          oneOf: [{ $ref: "#/definitions/Company" }, { $ref: "#/definitions/School" }],
        },
      },
      {
        definitions: {
          Company: record(
            { kind: { type: "string", enum: ["company"], default: "company" }, trade: text },
            { required: ["kind"] },
          ),
          School: record(
            { kind: { type: "string", enum: ["school"], default: "school" }, grade: text },
            { required: ["kind"] },
          ),
        },
      },
    ),
    formData: undefined,
  },
  {
    name: "fields that a value asks for",
    schema: {
      ...record({ animal: { enum: ["Cat", "Fish"] } }),
      allOf: [
        when(
          { properties: { animal: { const: "Cat" } } },
          { properties: { food: { type: "string", enum: ["meat"] } }, required: ["food"] },
        ),
        when(
          { properties: { animal: { const: "Fish" } } },
          { properties: { food: text, water: text }, required: ["food", "water"] },
        ),
        { required: ["animal"] },
      ],
    },
    formData: {},
  },
  {
    name: "fields that need each other",
    schema: record({
      oneWay: record(
        { card: { type: "number" }, bill: text },
        { dependencies: { card: ["bill"] } },
      ),
      bothWays: record(
        { card: { type: "number" }, bill: text },
        { dependencies: { card: ["bill"], bill: ["card"] } },
      ),
    }),
    formData: { oneWay: { card: 1 }, bothWays: { bill: "Quay 1" } },
  },
  {
    name: "fields that bring further ones, in records and in lists",
    schema: record(
      {
        simple: record(
          { name: text, card: { type: "number" } },
          { dependencies: { card: { properties: { bill: text }, required: ["bill"] } } },
        ),
        one: { title: "One", $ref: "#/definitions/Pet" },
        many: { title: "Many", type: "array", items: { $ref: "#/definitions/Pet" } },
        first: {
          title: "First",
          type: "array",
          items: [{ title: "The first", $ref: "#/definitions/Pet" }],
          additionalItems: { title: "A further one", $ref: "#/definitions/Pet" },
        },
      },
      { definitions: { Pet: pet } },
    ),
    formData: {
      simple: { name: "Kim", card: 1 },
      one: { pets: "none" },
      many: [
        { pets: "one", age: 6 },
        { pets: "many", sells: false },
      ],
      first: [{ pets: "none" }, { pets: "one", age: 6 }],
    },
  },
  {
    name: "names that nobody told beforehand",
    schema: record(
      { first: { type: "string", title: "First" } },
      { required: ["first"], additionalProperties: text },
    ),
    formData: { first: "Kim", extra: "more" },
  },
  {
    name: "names that follow a pattern",
    schema: record(
      { first: { type: "string", title: "First" } },
      { patternProperties: { "^[a-z]+$": text } },
    ),
    formData: { first: "Kim", extra: "more" },
  },
  {
    name: "names out of a list",
    schema: {
      type: "object",
      additionalProperties: { type: "boolean" },
      propertyNames: { enum: ["dark", "compact", "beta"] },
    },
    formData: { dark: true },
  },
];
