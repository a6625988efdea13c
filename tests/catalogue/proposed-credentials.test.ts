import { expect, it } from "vitest";
import { readSecurity } from "../../src/catalogue/proposed-credentials.ts";

const address = "https://pets.example.com/v1";
const read = (securitySchemes: object, more: object = {}) =>
  readSecurity({ components: { securitySchemes }, ...more }, address);

it("credentials are proposed as schemes ask for them, those of all calls first, each once", () => {
  const schemes = {
    token: { type: "http", scheme: "bearer" },
    basic: { type: "http", scheme: "BASIC" },
    key: { type: "apiKey", in: "cookie", name: "session" },
    same: { type: "openIdConnect", openIdConnectUrl: "https://login.example.com" },
  };
  expect(read(schemes, { security: [{ key: [] }, { none: [] }] })).toEqual([
    { kind: "apiKey", in: "cookie", key: "session" },
    { kind: "bearer" },
    { kind: "basic" },
  ]);
});

it("a program's tokens come from where the document says, a person's are pasted", () => {
  const clientCredentials = { tokenUrl: "/oauth/token", scopes: { read: "", write: "" } };
  expect(read({ both: { type: "oauth2", flows: { implicit: {}, clientCredentials } } })).toEqual([
    {
      kind: "clientCredentials",
      tokenAddress: "https://pets.example.com/oauth/token",
      scope: "read write",
    },
  ]);
  expect(read({ people: { type: "oauth2", flows: { authorizationCode: {} } } })).toEqual([
    { kind: "bearer" },
  ]);
});

it("Swagger 2.0 says the same in its own words", () => {
  const tokenUrl = "https://login.example.com/token";
  const securityDefinitions = {
    password: { type: "basic" },
    machines: { type: "oauth2", flow: "application", tokenUrl, scopes: { read: "" } },
    people: { type: "oauth2", flow: "accessCode", tokenUrl },
  };
  expect(readSecurity({ securityDefinitions }, null)).toEqual([
    { kind: "basic" },
    { kind: "clientCredentials", tokenAddress: tokenUrl, scope: "read" },
    { kind: "bearer" },
  ]);
});

it("of schemes that say nothing of use nothing is proposed", () => {
  const schemes = {
    a: null,
    b: { type: "mutualTLS" },
    c: { type: "apiKey", in: "body", name: "k" },
  };
  expect(read(schemes)).toEqual([]);
  expect(read({ d: { type: "apiKey", in: "header", name: "x".repeat(101) } })).toEqual([]);
  expect(readSecurity({ components: [] }, null)).toEqual([]);
});

it("the credentials of the most calls come before others", () => {
  const query = { type: "apiKey", in: "query", name: "access_token" };
  const header = { type: "apiKey", in: "header", name: "X-Key" };
  const asked = { get: { security: [{ header: [] }] }, parameters: [] };
  const paths = { "/a": asked, "/b": asked, "/c": { get: { security: [{ query: [] }] } } };
  expect(read({ none: { type: "http", scheme: "basic" }, query, header }, { paths })).toEqual([
    { kind: "apiKey", in: "header", key: "X-Key" },
    { kind: "apiKey", in: "query", key: "access_token" },
    { kind: "basic" },
  ]);
});

it("an authorization header that is described as a bearer token is one", () => {
  const header = { type: "apiKey", in: "header", name: "Authorization" };
  expect(read({ header: { ...header, description: "Enter: Bearer {token}" } })).toEqual([
    { kind: "bearer" },
  ]);
  expect(read({ header })).toEqual([{ kind: "apiKey", in: "header", key: "Authorization" }]);
});
