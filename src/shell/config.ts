import type { OpenApiDocument } from "../catalogue/openapi.ts";
import { isRecord } from "../catalogue/schema/record.ts";
import { readLinkHosts } from "../language/link/link-hosts.ts";
import {
  defaultSettings,
  isSettingName,
  readSettings,
  type Settings,
  settingValues,
} from "./settings.ts";

/**
 * The configuration that a deployment may change, read from `/config.json` at start (decisions,
 * names).
 */
export interface Config {
  /** Service base addresses by name, which override the catalogue's. */
  bases: Readonly<Record<string, string>>;
  /**
   * The base addresses whose calls the embedded service answers itself; only they receive its own
   * headers.
   */
  ownBases: readonly string[];
  /**
   * The external hosts to which links may carry data: the hosts of the services, and others listed
   * here.
   */
  linkHosts: readonly string[];
  /** Whether signing in asks for a captcha. */
  captcha: boolean;
  /**
   * The name of the provider that offers sign-in beside the password; empty where there is none.
   */
  openId: string;
  /**
   * Where page sources come from: the service's page operations, or the files shipped with the
   * application.
   */
  pages: "server" | "files";
  /** The version of the imported services; empty for none. */
  services: string;
  /** Overlays, or their addresses: how external services differ from their documents. */
  overlays: readonly unknown[];
  /** Applies the overlays of imported services to a document; absent where there are none. */
  overImported?: (document: OpenApiDocument) => OpenApiDocument;
  /** The value of the `X-Environment` header of uploads. */
  environment: string;
  /** The deployment's default settings. */
  settings: Settings;
}

/** `config.json` could not be loaded or understood; the message says why, in English. */
export class ConfigError extends Error {}

/**
 * Loads the configuration and applies its overlays to the catalogue.
 * @throws ConfigError where the configuration is missing, is not JSON, or holds an invalid value.
 */
export async function loadConfig(): Promise<Config> {
  const response = await fetch("/config.json", { cache: "no-cache" }).catch((cause: unknown) => {
    throw new ConfigError(String(cause), { cause });
  });
  if (!response.ok) throw new ConfigError(`HTTP ${response.status} ${response.statusText}`.trim());
  const config = readConfig(await response.text());
  if (config.overlays.length === 0) return config;
  const { layOverlays } = await import("./overlays.ts");
  const overImported = await layOverlays(config).catch((cause: unknown) => {
    throw new ConfigError(cause instanceof Error ? cause.message : String(cause), { cause });
  });
  return { ...config, overImported };
}

/** The configuration in the text of a `config.json`; missing fields have their shipped values. */
export function readConfig(text: string): Config {
  const fields = parse(text);
  const { bases = {}, captcha = true, pages = "files", environment = "production" } = fields;
  const { services = "", openId = "", ownBases = [], linkHosts = [], overlays = [] } = fields;
  if (!isRecord(bases)) throw new ConfigError('"bases" is not an object.');
  const addresses: Record<string, string> = {};
  const hosts: string[] = [];
  for (const [name, base] of Object.entries(bases)) {
    if (typeof base !== "string") throw new ConfigError(`"bases.${name}" is not text.`);
    addresses[name] = base;
    if (URL.canParse(base)) hosts.push(new URL(base).host);
  }
  if (!isTexts(ownBases)) throw new ConfigError('"ownBases" is not a list of texts.');
  if (typeof captcha !== "boolean") throw new ConfigError('"captcha" is neither true nor false.');
  if (pages !== "server" && pages !== "files") {
    throw new ConfigError('"pages" is neither "server" nor "files".');
  }
  if (!Array.isArray(overlays)) throw new ConfigError('"overlays" is not a list.');
  if (typeof environment !== "string") throw new ConfigError('"environment" is not text.');
  if (typeof services !== "string") throw new ConfigError('"services" is not text.');
  if (typeof openId !== "string") throw new ConfigError('"openId" is not text.');
  const settings = readDefaults(fields.settings ?? {});
  return {
    bases: addresses,
    ownBases,
    linkHosts: [...readHosts(linkHosts), ...hosts],
    captcha,
    openId,
    pages,
    services,
    overlays,
    environment,
    settings,
  };
}

function readHosts(given: unknown): readonly string[] {
  if (!isTexts(given)) throw new ConfigError('"linkHosts" is not a list of texts.');
  const read = readLinkHosts(given);
  if ("hosts" in read) return read.hosts;
  throw new ConfigError(
    `"linkHosts" must list hosts, such as ["docs.example.com", "*.example.org"]; "${read.wrong}" is not one.`,
  );
}

function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((entry) => typeof entry === "string");
}

function readDefaults(given: unknown): Settings {
  if (!isRecord(given)) throw new ConfigError('"settings" is not an object.');
  const read = readSettings(given);
  for (const name of Object.keys(given)) {
    if (!isSettingName(name)) throw new ConfigError(`"settings.${name}" is not a setting.`);
    if (read[name] === undefined) {
      throw new ConfigError(`"settings.${name}" is none of ${settingValues(name)}.`);
    }
  }
  return { ...defaultSettings, ...read };
}

function parse(text: string): Record<string, unknown> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (cause) {
    throw new ConfigError(cause instanceof Error ? cause.message : String(cause), { cause });
  }
  if (!isRecord(value)) throw new ConfigError("It holds no JSON object.");
  return value;
}
