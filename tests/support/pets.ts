/** A pet as the small test service stores it. */
const pet = {
  type: "object",
  required: ["name"],
  properties: {
    id: { type: "integer", readOnly: true },
    name: { type: "string", minLength: 2, maxLength: 40 },
    tag: { type: "string", pattern: "^[a-z-]+$" },
    born: { type: "string", format: "date" },
  },
};

const petId = { name: "petId", in: "path", required: true, schema: { type: "string" } };

const json = (schema: object) => ({ content: { "application/json": { schema } } });
const answering = (schema: object) => ({ "200": { description: "Fine.", ...json(schema) } });
const ofPet = { $ref: "#/components/schemas/Pet" };

/** An OpenAPI document as others write them: a list in pages, records, a file, an error. */
export const petsApi = {
  openapi: "3.0.3",
  info: { title: "Pets of the yard", version: "1.2.0" },
  servers: [{ url: "https://pets.example.com/v1" }],
  paths: {
    "/pets": {
      get: {
        operationId: "listPets",
        tags: ["pets"],
        summary: "Every pet of the yard",
        parameters: [
          { name: "page", in: "query", schema: { type: "integer", minimum: 1 } },
          { name: "limit", in: "query", schema: { type: "integer", maximum: 100 } },
          { name: "name", in: "query", schema: { type: "string" } },
        ],
        responses: answering({
          type: "object",
          properties: { items: { type: "array", items: ofPet }, total: { type: "integer" } },
        }),
      },
      post: {
        operationId: "addPet",
        tags: ["pets"],
        summary: "Take a pet in",
        requestBody: { required: true, ...json(ofPet) },
        responses: { "201": { description: "Taken in.", ...json(ofPet) } },
      },
    },
    "/pets/mine": {
      get: { operationId: "myPets", responses: answering({ type: "array", items: ofPet }) },
    },
    "/pets/{petId}": {
      parameters: [petId],
      get: { operationId: "getPet", tags: ["pets"], responses: answering(ofPet) },
      delete: {
        operationId: "deletePet",
        tags: ["pets"],
        responses: { "204": { description: "Gone." } },
      },
    },
    "/pets/{petId}/photo": {
      parameters: [petId],
      get: {
        operationId: "getPhoto",
        tags: ["pets"],
        responses: { "200": { description: "A picture.", content: { "image/png": {} } } },
      },
    },
  },
  components: { schemas: { Pet: pet } },
};

/** The OpenAPI document of the pets as a text. */
export const petsDocument = JSON.stringify(petsApi);

/** The OpenAPI document of the pets, in which adding a pet grants permissions. */
export const grantingPetsApi = {
  ...petsApi,
  paths: {
    ...petsApi.paths,
    "/pets": {
      ...petsApi.paths["/pets"],
      post: { ...petsApi.paths["/pets"].post, "x-effect": "grant" },
    },
  },
};
