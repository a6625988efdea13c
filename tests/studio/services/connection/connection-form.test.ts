import { describe, expect, it } from "vitest";
import type { Answers } from "../../../../src/catalogue/types.gen.ts";
import {
  connectionFormOf,
  connectRequestOf,
  offeredKinds,
} from "../../../../src/studio/services/connection/connection-form.ts";
import { proposedName } from "../../../../src/studio/services/import-form.ts";

const service: Answers["service.getOne"] = {
  name: "pets",
  title: "Pets",
  version: "1",
  basePath: "/v1",
  operationCount: 6,
  revision: 3,
  variable: "PETS_API_URL",
  isAddressed: false,
  address: null,
  credentials: null,
  fault: null,
  author: "admin",
  updateTime: "2026-03-02T09:14:27.000Z",
  keepsCredentials: true,
  keepsMemberTokens: false,
  proposed: {
    address: "https://pets.example.com/v1",
    credentials: [{ kind: "apiKey", in: "query", key: "api_key" }, { kind: "basic" }],
  },
};
const connected = {
  ...service,
  isAddressed: true,
  address: "https://pets.example.com",
  credentials: { kind: "apiKey", in: "query", key: "api_key", isUsable: true },
} as const;

describe("the form of a service's connection", () => {
  it("begins as the document proposes, the address without the path that calls get anyway", () => {
    const form = connectionFormOf(service);
    expect(form).toMatchObject({ address: "https://pets.example.com", kind: "apiKey" });
    expect(connectRequestOf({ ...form, secret: "a key" }, service)).toEqual({
      name: "pets",
      address: "https://pets.example.com",
      credentials: { kind: "apiKey", in: "query", key: "api_key", secret: "a key" },
    });
  });

  it("proposes no credentials where none can be kept, nor an address without a host", () => {
    const bare = { ...service, keepsCredentials: false };
    expect(connectionFormOf(bare).kind).toBe("none");
    const relative = { ...service, proposed: { address: "/v1", credentials: [] } };
    expect(connectionFormOf(relative)).toMatchObject({ address: "", kind: "none" });
    expect(connectionFormOf({ ...service, proposed: null }).address).toBe("");
  });

  it("leaves the secret as it is while host and sort stay, and asks for it where they do not", () => {
    const form = connectionFormOf(connected);
    const kept = connectRequestOf({ ...form, key: "key" }, connected);
    expect(kept.credentials).toEqual({ kind: "apiKey", in: "query", key: "key" });
    const moved = { ...form, address: "https://pets.example.org/v1/" };
    expect(connectRequestOf(moved, connected)).toMatchObject({
      address: "https://pets.example.org",
      credentials: { secret: "" },
    });
    expect(connectRequestOf({ ...form, kind: "bearer" }, connected).credentials).toEqual({
      kind: "bearer",
      secret: "",
    });
    expect(connectRequestOf({ ...form, kind: "none" }, connected).credentials).toEqual({
      kind: "none",
    });
  });

  it("leaves to the operator what the operator states", () => {
    const stated = {
      ...service,
      isAddressed: true,
      credentials: { kind: "operator", isUsable: true },
    } as const;
    expect(connectRequestOf(connectionFormOf(stated), stated)).toEqual({ name: "pets" });
  });
});

it("a service is named by its file, or by its title where files of all services are called so", () => {
  const source = '{"info":{"title":"Fleet of ours"}}';
  expect(proposedName(source, "vehicles.json")).toBe("vehicles");
  for (const file of ["document.json", "openapi.yaml", "swagger-v2.json", "openapi3.json"]) {
    expect(proposedName(source, file)).toBe("fleet");
  }
  expect(proposedName("{}", "openapi.json")).toBe("openapi");
});

it("offers each member's own token only where the server keeps such tokens, without a secret", () => {
  expect(offeredKinds(service)).not.toContain("member");
  const keeping = { ...service, keepsMemberTokens: true };
  expect(offeredKinds(keeping)).toContain("member");
  const form = { ...connectionFormOf(keeping), kind: "member", secret: "typed before" } as const;
  expect(connectRequestOf(form, keeping).credentials).toEqual({ kind: "member" });
});
