import { describe, expect, it } from "vitest";
import { createCatalogue } from "../../../../src/catalogue/catalogue.ts";
import { importOpenApi } from "../../../../src/catalogue/import/import-open-api.ts";
import { translators } from "../../../../src/i18n/texts.ts";
import {
  type Contract,
  compareContracts,
} from "../../../../src/language/difference/contract/contract-difference.ts";
import { petsApi } from "../../../support/pets.ts";

function contractOf(id: string, change: (api: typeof petsApi) => void): Contract {
  const api = structuredClone(petsApi);
  change(api);
  const { document } = importOpenApi(api, { name: "pets" });
  const catalogue = createCatalogue(document ? [document] : []);
  const operation = catalogue.operations.get(id);
  if (!operation) throw new Error(`There is no ${id}.`);
  return { catalogue, operation };
}

/** The English sentences about an operation that has changed. */
function told(id: string, change: (api: typeof petsApi) => void): string[] {
  const differences = compareContracts(
    contractOf(id, () => {}),
    contractOf(id, change),
  );
  return differences.map(({ code, values }) =>
    translators.en.say(`contractDifference.${code}`, values),
  );
}

const parameter = (name: string, more: object = {}) => ({
  name,
  in: "query",
  schema: { type: "string" },
  ...more,
});

describe("what differs between two states of an operation", () => {
  it("names arguments that came, went, and must be given", () => {
    const change = (api: typeof petsApi) => {
      const { parameters } = api.paths["/pets"].get;
      parameters.pop();
      Object.assign(parameters[1] ?? {}, { required: true });
      parameters.push(parameter("yard"), parameter("owner", { required: true }));
    };
    expect(told("pets.listPets", change)).toEqual([
      "It no longer takes “name”.",
      "“limit” is now required.",
      "It now also takes “yard” (string).",
      "It now requires “owner” (string), which is new.",
    ]);
  });

  it("names the fields of the answer and of the body with their types, wherever they stand", () => {
    const change = (api: typeof petsApi) => {
      const { properties } = api.components.schemas.Pet;
      Reflect.deleteProperty(properties, "tag");
      Object.assign(properties, { born: { type: "integer" }, coat: { enum: ["red", "grey"] } });
    };
    expect(told("pets.listPets", change)).toEqual([
      "It no longer returns “items[].tag”.",
      "It now returns “items[].born” as number; before, as string.",
      "It now also returns “items[].coat” (any).",
    ]);
    expect(told("pets.addPet", change)).toContain(
      "“born” must now be number; before, it was string.",
    );
  });

  it("tells another address, other limits, and that only texts changed", () => {
    const limited = (api: typeof petsApi) => {
      api.components.schemas.Pet.properties.name.maxLength = 30;
    };
    expect(told("pets.getPet", limited)).toEqual([
      "“name” now has other limits, such as its length, format or choices.",
    ]);
    const said = (api: typeof petsApi) => {
      api.paths["/pets"].get.summary = "All pets";
    };
    expect(told("pets.listPets", said)).toEqual(["Only descriptions or details have changed."]);
    const moved = (api: typeof petsApi) => {
      const { "/pets/mine": mine, ...others } = api.paths;
      Object.assign(api, { paths: { ...others, "/my-pets": mine } });
    };
    expect(told("pets.myPets", moved)).toEqual([
      "It is now called at GET /my-pets; before, at GET /pets/mine.",
    ]);
  });

  it("tells of choices which came and which went", () => {
    const choices = (values: readonly string[]) => (api: typeof petsApi) => {
      Object.assign(api.components.schemas.Pet.properties, {
        size: { type: "string", enum: values },
      });
    };
    const differences = compareContracts(
      contractOf("pets.getPet", choices(["small", "large"])),
      contractOf("pets.getPet", choices(["small", "huge"])),
    );
    expect(differences).toEqual([
      { code: "valuesAdded", values: { name: "size", values: '"huge"' } },
      { code: "valuesRemoved", values: { name: "size", values: '"large"' } },
    ]);
  });

  it("tells of what may be null now, and of what may no longer be", () => {
    const nulls = (isThen: boolean, isNow: boolean) => {
      const change = (nullable: boolean) => (api: typeof petsApi) => {
        const { properties } = api.components.schemas.Pet;
        Object.assign(properties.tag, { nullable });
        Object.assign(properties, {
          owner: { type: "object", nullable, properties: { name: { type: "string" } } },
          toys: { type: "array", nullable, items: { type: "string" } },
        });
      };
      return compareContracts(
        contractOf("pets.addPet", change(isThen)),
        contractOf("pets.addPet", change(isNow)),
      ).map(({ code, values }) => `${code} ${values.name}`);
    };
    const fields = ["tag", "owner", "toys"];
    const twice = (code: string) => [...fields, ...fields].map((name) => `${code} ${name}`);
    expect(nulls(false, true)).toEqual(twice("nullable"));
    expect(nulls(true, false)).toEqual(twice("notNull"));
    expect(nulls(true, true)).toEqual(["other undefined"]);
  });

  it("tells that an answer may count as done that did not, of one operation and of all", () => {
    const success = { at: "/code", values: [0] };
    const sentence = /^Its responses now indicate success in another way/;
    expect(
      told("pets.addPet", (api) =>
        Object.assign(api.paths["/pets"].post, { "x-success": success }),
      ),
    ).toEqual([expect.stringMatching(sentence)]);
    expect(told("pets.addPet", (api) => Object.assign(api, { "x-success": success }))).toEqual([
      expect.stringMatching(sentence),
    ]);
  });

  it("counts what is too much to be read", () => {
    const change = (api: typeof petsApi) => {
      const fields = Array.from({ length: 20 }, (_, at) => [`field${at}`, { type: "string" }]);
      Object.assign(api.components.schemas.Pet.properties, Object.fromEntries(fields));
    };
    const all = told("pets.getPet", change);
    expect(all).toHaveLength(13);
    expect(all.at(-1)).toBe("There are more differences: 8.");
  });
});
