import { join, resolve } from "node:path";
import type { Overlay } from "../../catalogue/overlay/read-overlay.ts";
import { shippedDocuments } from "../../catalogue/shipped.ts";
import type { Reach } from "../imported/connection/reach.ts";
import { addressesIn, type ServiceAddresses } from "../imported/service-address.ts";
import { readAddressRanges } from "./address-ranges.ts";
import {
  type ClientConfiguration,
  readClientConfiguration,
  type ServiceBases,
} from "./client-configuration.ts";
import { linkHostsOf, readHosts } from "./link-hosts.ts";
import { type OpenIdConfiguration, readOpenId } from "./openid-configuration.ts";
import { type GivenOverlay, partedOverlays, readOverlays } from "./overlays.ts";
import { readSecretKeys } from "./secret-keys.ts";
import { StartupError } from "./startup-error.ts";
import type { Variable } from "./variables.ts";

/** The deployment's settings of the application (README, configuration). */
export interface AppConfiguration {
  /** The base of each service, and the address it is forwarded to, if any. */
  services: Readonly<Record<string, { base: string; forwardTo: string | null }>>;
  /** The addresses of services that are imported while the process runs. */
  importedAddress: ServiceAddresses;
  /** The hosts and networks that may be called at addresses entered in the product. */
  serviceReach: Reach;
  /** The keys for stored credentials: the first encrypts, all of them decrypt. */
  secretKeys: readonly Buffer[];
  /** The body of `GET /config.json`. */
  client: ClientConfiguration;
  /** How services that are imported differ from their documents. */
  importedOverlays: readonly Overlay[];
  /** The external hosts to which links of pages may carry data. */
  linkHosts: readonly string[];
  /** The directory of the built front end, or `null` if another server serves it. */
  clientDirectory: string | null;
  pagesDirectory: string;
  captchaRequired: boolean;
  registrationApproval: boolean;
  /** The identity provider with which members may sign in besides the password; `null` for none. */
  openId: OpenIdConfiguration | null;
  /** Maximum requests per minute from one address; 0 sets no limit. */
  rateLimit: number;
  /** Maximum bytes that a member may upload within a day. */
  uploadQuotaBytes: number;
  /** Addresses of proxies whose `X-Forwarded-For` is trusted; empty for none. */
  trustProxy: readonly string[];
  /** Address ranges that may read `/metrics`, besides this machine. */
  metricsFrom: readonly string[];
  logLevel: string;
}

/** Everything that the environment and `config.json` decide (README, configuration). */
export interface Configuration extends AppConfiguration {
  host: string;
  port: number;
  databaseUrl: string | undefined;
  /** Whether prepared statements have names; a transaction-level pooler does not support them. */
  namesStatements: boolean;
  dataDirectory: string;
  /** The first super administrator's password; a random one is generated if it is absent. */
  adminPassword: string | undefined;
  sampleData: boolean;
  /** The overlays of forwarded services, which describe differences from their documents. */
  overlays: readonly GivenOverlay[];
  /** Days for which the audit log is kept; 0 keeps it for ever. */
  auditDays: number;
  /** Milliseconds for which the service still answers after the signal to stop. */
  drainMs: number;
  /**
   * Whether messages to mobile numbers are printed on the terminal because no other program
   * delivers them.
   */
  printsMessages: boolean;
}

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads the environment and `config.json`. An empty variable counts as absent.
 * @param root The project's directory, which contains `schemas/` and `dist/`.
 * @throws StartupError that names the variable or file and its expected content.
 */
export async function readConfiguration(
  environment: Environment,
  root: string,
): Promise<Configuration> {
  const file = resolve(
    text(environment, "CONFIG_FILE") ?? join(root, "src/shell/public/config.json"),
  );
  const { bases, client: written } = await readClientConfiguration(file);
  const listed = linkHostsOf(text(environment, "LINK_HOSTS"), file, written);
  const services = readServices(environment, bases);
  const { overlays, importedOverlays } = partedOverlays(
    await readOverlays(text(environment, "OVERLAYS")),
    shippedDocuments().documents,
    services,
  );
  const client = {
    ...written,
    ...listed,
    ...(overlays.length > 0 && { overlays: overlays.map((given) => given.written) }),
  };
  const captchaRequired = readCaptcha(environment);
  const databaseUrl = text(environment, "DATABASE_URL");
  const isProduction = isForProduction(environment);
  const openId = readOpenId((name) => text(environment, name));
  const forwardsSystem = services.system?.forwardTo !== null;
  return {
    host: text(environment, "HOST") ?? "127.0.0.1",
    port: integer(environment, "PORT", 8080, 65_535),
    databaseUrl,
    namesStatements:
      choice(environment, "DATABASE_STATEMENTS", ["named", "unnamed"], "named") === "named",
    dataDirectory: text(environment, "DATA_DIR") ?? join(root, ".data"),
    adminPassword: readAdminPassword(environment),
    sampleData: onOrOff(environment, "SAMPLE_DATA", databaseUrl === undefined),
    printsMessages: databaseUrl === undefined && !isProduction,
    auditDays: integer(environment, "AUDIT_DAYS", 365, 36_500),
    captchaRequired,
    registrationApproval: onOrOff(environment, "REGISTRATION_APPROVAL", true),
    openId,
    uploadQuotaBytes: integer(environment, "UPLOAD_QUOTA_MB", 1_000, 1_000_000) * 1024 ** 2,
    rateLimit: integer(environment, "RATE_LIMIT", 6000, 10_000_000),
    trustProxy: readAddressRanges("TRUST_PROXY", text(environment, "TRUST_PROXY")),
    metricsFrom: readAddressRanges("METRICS_FROM", text(environment, "METRICS_FROM")),
    logLevel: choice(environment, "LOG_LEVEL", logLevels, isProduction ? "info" : "warn"),
    drainMs: integer(environment, "DRAIN_SECONDS", 0, 3_600) * 1_000,
    services,
    overlays,
    importedOverlays,
    importedAddress: addressesIn(environment),
    serviceReach: readServiceReach(environment),
    secretKeys: readSecretKeys((name) => text(environment, name)),
    client: forwardsSystem
      ? { pages: "files", ...client }
      : { pages: "server", ...client, captcha: captchaRequired, openId: openId?.name ?? "" },
    linkHosts: listed.linkHosts ?? [],
    clientDirectory: join(root, "dist/client"),
    pagesDirectory: join(root, "schemas/pages"),
  };
}

function readServiceReach(environment: Environment): Configuration["serviceReach"] {
  return {
    hosts: readHosts("SERVICE_HOSTS", text(environment, "SERVICE_HOSTS")),
    networks: readAddressRanges("SERVICE_NETWORKS", text(environment, "SERVICE_NETWORKS")),
  };
}

/** The directory of the embedded database. */
export function databaseDirectory({ dataDirectory }: Configuration): string {
  return join(dataDirectory, "database");
}

const logLevels = ["silent", "fatal", "error", "warn", "info", "debug", "trace"] as const;

function readServices(environment: Environment, bases: ServiceBases): Configuration["services"] {
  return {
    system: { base: bases.system, forwardTo: address(environment, "SYSTEM_API_URL") },
    points: { base: bases.points, forwardTo: address(environment, "POINTS_API_URL") },
  };
}

function readCaptcha(environment: Environment): boolean {
  const isOn = onOrOff(environment, "CAPTCHA", true);
  if (!isOn && isForProduction(environment)) {
    throw new StartupError("CAPTCHA=off is refused while NODE_ENV is production.");
  }
  return isOn;
}

function isForProduction(environment: Environment): boolean {
  return environment.NODE_ENV?.trim() === "production";
}

function readAdminPassword(environment: Environment): string | undefined {
  const password = text(environment, "ADMIN_PASSWORD");
  if (password === undefined) return undefined;
  if (password.length < 8 || password.length > 128) {
    throw new StartupError("ADMIN_PASSWORD needs 8 to 128 characters.");
  }
  if (password === environment.ADMIN_PASSWORD) return password;
  throw new StartupError("ADMIN_PASSWORD must neither begin nor end with a space or a line break.");
}

function text(environment: Environment, name: Variable): string | undefined {
  const value = environment[name]?.trim();
  return value === "" ? undefined : value;
}

function integer(
  environment: Environment,
  name: Variable,
  byDefault: number,
  most: number,
): number {
  const value = text(environment, name);
  if (value === undefined) return byDefault;
  const number = Number(value);
  if (!/^\d+$/.test(value) || number > most) {
    throw new StartupError(`${name} must be a whole number from 0 to ${most}, not "${value}".`);
  }
  return number;
}

function choice<T extends string>(
  environment: Environment,
  name: Variable,
  choices: readonly T[],
  byDefault: T,
): T {
  const value = text(environment, name);
  if (value === undefined) return byDefault;
  const found = choices.find((entry) => entry === value.toLowerCase());
  if (found !== undefined) return found;
  throw new StartupError(`${name} must be one of ${choices.join(", ")}, not "${value}".`);
}

function onOrOff(environment: Environment, name: Variable, byDefault: boolean): boolean {
  return choice(environment, name, ["on", "off"], byDefault ? "on" : "off") === "on";
}

function address(environment: Environment, name: Variable): string | null {
  const value = text(environment, name);
  if (value === undefined) return null;
  if (!/^https?:\/\//.test(value) || !URL.canParse(value)) {
    throw new StartupError(`${name} must be an http or https address, not "${value}".`);
  }
  const { search, hash, username, password } = new URL(value);
  if (!search && !hash && !username && !password) return value;
  // The value is not shown, since it may hold a password.
  throw new StartupError(`${name} must be a plain address: no account, no "?", no "#".`);
}
