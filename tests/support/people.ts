const text = { type: "string" };
const company = { type: "object", properties: { id: text, name: text } };
const user = { type: "object", properties: { id: text, name: text, company } };
const json = (schema: object) => ({ content: { "application/json": { schema } } });
const answers = (schema: object) => ({
  responses: { 200: { description: "It.", ...json(schema) } },
});
const sent = { type: "object", properties: { name: text, company: text } };

/** The document of a service whose users are replaced as a whole, with the company by its name. */
export const people = {
  openapi: "3.0.3",
  info: { title: "People", version: "1" },
  paths: {
    "/users": { get: { operationId: "list", ...answers({ type: "array", items: user }) } },
    "/users/{id}": {
      parameters: [{ name: "id", in: "path", required: true, schema: text }],
      get: { operationId: "read", ...answers(user) },
      put: { operationId: "edit", requestBody: json(sent), ...answers(user) },
    },
  },
};
