import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { warningsOf } from "../../../src/server/configuration/misspelt-variables.ts";
import { variables } from "../../../src/server/configuration/variables.ts";

it("a name that is almost a variable's is told, and the database's address without a value", () => {
  const misspelt = ["DATABSE_URL", "DATABASE_URI", "database_url", "DATABASE_URL "];
  for (const name of misspelt) {
    expect(warningsOf({ [name]: "postgresql://db/screens" })).toEqual([
      `Warning: ${name} is not read. Did you mean DATABASE_URL?`,
    ]);
  }
  expect(warningsOf({ DATABASE_URL: " " })).toEqual([
    "Warning: DATABASE_URL is empty, so the embedded database is used.",
  ]);
});

it("a NODE_ENV that is nearly production is told, since it protects nothing", () => {
  for (const NODE_ENV of ["prod", "Production", "prodution"]) {
    expect(warningsOf({ NODE_ENV })).toEqual([
      `Warning: NODE_ENV=${NODE_ENV} does not count as production. Write NODE_ENV=production.`,
    ]);
  }
  for (const NODE_ENV of ["production", "development", "test", ""]) {
    expect(warningsOf({ NODE_ENV })).toEqual([]);
  }
});

it("a sign-in provider's variables are told where its address is missing", () => {
  const half = { OIDC_CLIENT_ID: "screens", OIDC_CLIENT_SECRET: "secret", OIDC_NAME: " " };
  expect(warningsOf(half)).toEqual([
    "Warning: OIDC_CLIENT_ID, OIDC_CLIENT_SECRET are not used without OIDC_ISSUER.",
  ]);
  expect(warningsOf({ ...half, OIDC_ISSUER: "https://login.example.org" })).toEqual([]);
});

it("an address of an imported service that cannot be called is told", () => {
  for (const address of [
    "ftp://pets",
    "pets.example.org",
    "https://a:b@pets",
    "https://pets/?k=1",
  ]) {
    expect(warningsOf({ PETSTORE_API_URL: address })).toEqual([
      "Warning: PETSTORE_API_URL is not used, since it is not an http or https address, such as https://api.example.org/v1, without a query or a password.",
    ]);
  }
});

it("other variables are left alone, and so are similar ones of other programs", () => {
  const others = {
    PATH: "/bin",
    HOSTNAME: "a",
    PETSTORE_API_URL: "http://a",
    SYSTEMS_API_URL: "https://b/v1/",
  };
  expect(warningsOf(others)).toEqual([]);
  expect(warningsOf({ DATABASE_URL: "postgresql://db/screens", DATABASE_URLS: "x" })).toEqual([]);
  expect(warningsOf({ DATABASE_URL: undefined, DATABASE_URI: "" })).toEqual([]);
});

it("knows every variable that the README lists", () => {
  const readme = readFileSync(join(import.meta.dirname, "../../../README.md"), "utf8");
  const rows = readme.match(/^\| `[A-Z_`, ]+ \|/gm) ?? [];
  const listed = rows.flatMap((row) => row.match(/[A-Z_]{2,}/g) ?? []);
  expect(listed.length).toBeGreaterThan(20);
  expect(variables.toSorted()).toEqual([...new Set(listed)].toSorted());
});
