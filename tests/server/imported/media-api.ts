const text = { type: "string" };
const file = { type: "string", format: "binary" };
const fine = { "200": { description: "Fine.", content: { "application/json": { schema: {} } } } };

const taking = (operationId: string, media: string, schema: object, more: object = {}) => ({
  operationId,
  requestBody: { required: true, content: { [media]: { schema, ...more } } },
  responses: fine,
});

const record = {
  type: "object",
  properties: {
    name: text,
    count: { type: "integer" },
    tags: { type: "array", items: text },
    about: { type: "object", properties: { note: text } },
  },
};

/** An OpenAPI document whose operations take media types other than JSON. */
export const mediaApi = {
  openapi: "3.0.3",
  info: { title: "Media", version: "1" },
  paths: {
    "/patch": { patch: taking("patch", "application/merge-patch+json", record) },
    "/scim": { post: taking("scim", "application/scim+json", record) },
    "/text": { post: taking("text", "text/plain", text) },
    "/raw": { post: taking("raw", "application/octet-stream", file) },
    "/form": {
      post: taking("form", "application/x-www-form-urlencoded", record, {
        encoding: { about: { style: "deepObject", explode: true } },
      }),
    },
    "/parts": {
      post: taking("parts", "multipart/form-data", {
        type: "object",
        properties: { ...record.properties, files: { type: "array", items: file } },
      }),
    },
    "/find/{keys}": {
      get: {
        operationId: "find",
        parameters: [
          {
            name: "keys",
            in: "path",
            required: true,
            style: "label",
            schema: { type: "array", items: text },
          },
          { name: "tags", in: "query", style: "pipeDelimited", schema: record.properties.tags },
          {
            name: "filter",
            in: "query",
            style: "deepObject",
            explode: true,
            schema: { type: "object", additionalProperties: text },
          },
          { name: "X-Tenant", in: "header", required: true, schema: { type: "integer" } },
          { name: "theme", in: "cookie", schema: text },
        ],
        responses: fine,
      },
    },
  },
};
