import { describe, expect, it } from "vitest";
import { readOpenId } from "../../../src/server/configuration/openid-configuration.ts";

const needed = {
  OIDC_ISSUER: "https://login.example.org/realm",
  OIDC_CLIENT_ID: "screenwright",
  OIDC_CLIENT_SECRET: "secret",
};
const read = (environment: Readonly<Record<string, string>>) =>
  readOpenId((name) => environment[name]);

describe("the provider of OpenID Connect", () => {
  it("is none unless its issuer is named", () => {
    expect(read({})).toBeNull();
    expect(read({ OIDC_CLIENT_ID: "screenwright" })).toBeNull();
  });

  it("needs the client's id and secret, and nothing more", () => {
    expect(read(needed)).toMatchObject({
      issuer: new URL("https://login.example.org/realm"),
      clientId: "screenwright",
      name: "OpenID Connect",
      scope: "openid profile",
      tokenHosts: [],
      roleClaim: "roles",
      roles: new Map(),
    });
    const { OIDC_CLIENT_SECRET: _secret, ...rest } = needed;
    expect(() => read(rest)).toThrow("OIDC_CLIENT_SECRET is missing");
  });

  it("is asked for what the operator says, and tokens go to the hosts listed for them", () => {
    const given = { OIDC_SCOPE: "openid api", OIDC_TOKEN_HOSTS: "api.example.com, *.example.org" };
    expect(read({ ...needed, ...given })).toMatchObject({
      scope: "openid api",
      tokenHosts: ["api.example.com", "*.example.org"],
    });
    expect(() => read({ ...needed, OIDC_SCOPE: "profile" })).toThrow("OIDC_SCOPE must be words");
    expect(() => read({ ...needed, OIDC_TOKEN_HOSTS: "https://a.b" })).toThrow("OIDC_TOKEN_HOSTS");
  });

  it("gives roles for those that people have there", () => {
    const OIDC_ROLES = " staff=customer , cn=chiefs,ou=x=admin,";
    expect(() => read({ ...needed, OIDC_ROLES })).toThrow('not "cn=chiefs"');
    const roles = read({ ...needed, OIDC_ROLES: " staff=customer , a=b=admin," })?.roles;
    expect(roles).toEqual(
      new Map([
        ["staff", "customer"],
        ["a=b", "admin"],
      ]),
    );
    for (const wrong of ["staff", "=admin", "staff=", "staff=chief", "staff=toString"]) {
      expect(() => read({ ...needed, OIDC_ROLES: wrong })).toThrow("OIDC_ROLES must be pairs");
    }
  });

  it.each([
    "http://login.example.org",
    "login.example.org",
    "ftp://127.0.0.1",
    "javascript:1",
    "http://127.0.0.1.example.org",
  ])("is not at %s: only https, or this machine, keeps its tokens secret", (issuer) => {
    expect(() => read({ ...needed, OIDC_ISSUER: issuer })).toThrow("OIDC_ISSUER must be an https");
  });

  it.each(["http://127.0.0.1:3000", "http://localhost:3000", "http://[::1]:3000"])(
    "may be at %s, on this machine",
    (issuer) => {
      expect(read({ ...needed, OIDC_ISSUER: issuer })?.issuer.href).toContain(issuer);
    },
  );
});
