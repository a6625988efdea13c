import type { Database } from "../storage/tables.ts";
import { readHosts } from "./link-hosts.ts";
import { StartupError } from "./startup-error.ts";
import type { ReadVariable, Variable } from "./variables.ts";

type Role = Database["memberRole"]["role"];

/** The OpenID Connect provider with which members may sign in besides the password. */
export interface OpenIdConfiguration {
  issuer: URL;
  clientId: string;
  clientSecret: string;
  /** The scope of a sign-in, as separate words. */
  scope: string;
  /** The hosts to which members' own tokens may be sent; none if tokens are not kept. */
  tokenHosts: readonly string[];
  /** The provider's name as shown to people. */
  name: string;
  /** The claim that lists a person's roles, or a JSON pointer to it. */
  roleClaim: string;
  /** The role that each value of the claim gives at the first sign-in. */
  roles: ReadonlyMap<string, Role>;
}

const roleNames: Readonly<Record<Role, true>> = {
  admin: true,
  superAdministrator: true,
  administrator: true,
  areaManager: true,
  comprehensive: true,
  customer: true,
};
const loopback: ReadonlySet<string> = new Set(["127.0.0.1", "[::1]", "localhost"]);

/**
 * Reads `OIDC_ISSUER` and the other `OIDC_` variables; `null` if `OIDC_ISSUER` is not set.
 * @throws StartupError that names the variable and its expected content.
 */
export function readOpenId(text: ReadVariable): OpenIdConfiguration | null {
  const issuer = text("OIDC_ISSUER");
  if (issuer === undefined) return null;
  const needed = (name: Variable) => {
    const value = text(name);
    if (value !== undefined) return value;
    throw new StartupError(`${name} is missing: OIDC_ISSUER needs it too.`);
  };
  return {
    issuer: readIssuer(issuer),
    clientId: needed("OIDC_CLIENT_ID"),
    clientSecret: needed("OIDC_CLIENT_SECRET"),
    scope: readScope(text("OIDC_SCOPE") ?? "openid profile"),
    tokenHosts: readHosts("OIDC_TOKEN_HOSTS", text("OIDC_TOKEN_HOSTS")),
    name: text("OIDC_NAME") ?? "OpenID Connect",
    roleClaim: text("OIDC_ROLE_CLAIM") ?? "roles",
    roles: readRoles(text("OIDC_ROLES") ?? ""),
  };
}

/**
 * The issuer's address must be encrypted, since tokens come from it; only this machine may use
 * http.
 */
function readIssuer(issuer: string): URL {
  const url = URL.canParse(issuer) ? new URL(issuer) : null;
  const isSafe = url?.protocol === "https:" || (url && loopback.has(url.hostname));
  if (url && isSafe && /^https?:$/.test(url.protocol)) return url;
  throw new StartupError(`OIDC_ISSUER must be an https address, not "${issuer}".`);
}

function readScope(given: string): string {
  const isScope = /^[\x21\x23-\x5b\x5d-\x7e ]+$/.test(given);
  if (isScope && given.split(" ").includes("openid")) return given;
  throw new StartupError(
    `OIDC_SCOPE must be words with spaces between them, among them openid, such as "openid profile offline_access", not "${given}".`,
  );
}

function readRoles(given: string): ReadonlyMap<string, Role> {
  const pairs = given.split(",").filter((pair) => pair.trim() !== "");
  return new Map(
    pairs.map((pair): [string, Role] => {
      const at = pair.lastIndexOf("=");
      const [value, role] = [pair.slice(0, Math.max(0, at)).trim(), pair.slice(at + 1).trim()];
      if (value !== "" && isRole(role)) return [value, role];
      const known = Object.keys(roleNames).join(", ");
      throw new StartupError(
        `OIDC_ROLES must be pairs as "staff=customer, chiefs=admin", not "${pair.trim()}". The roles are ${known}.`,
      );
    }),
  );
}

function isRole(name: string): name is Role {
  return Object.hasOwn(roleNames, name);
}
