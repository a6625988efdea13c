import { readLinkHosts } from "../../language/link/link-hosts.ts";
import type { ClientConfiguration } from "./client-configuration.ts";
import { StartupError } from "./startup-error.ts";

/**
 * The external hosts to which links may carry data, from `LINK_HOSTS`, otherwise from
 * `config.json`; left out if neither lists any.
 * @throws StartupError that names the invalid entry.
 */
export function linkHostsOf(
  variable: string | undefined,
  file: string,
  { linkHosts }: ClientConfiguration,
): { linkHosts?: readonly string[] } {
  if (variable !== undefined) return { linkHosts: readHosts("LINK_HOSTS", variable) };
  if (linkHosts === undefined) return {};
  const isList = Array.isArray(linkHosts) && linkHosts.every((entry) => typeof entry === "string");
  const read = isList ? readLinkHosts(linkHosts) : { wrong: JSON.stringify(linkHosts) };
  if ("hosts" in read) return { linkHosts: read.hosts };
  const example = '["docs.example.com", "*.example.org"]';
  throw new StartupError(`${file}: linkHosts must list hosts, as ${example}, not "${read.wrong}".`);
}

/**
 * The comma-separated hosts in an environment variable; none if it is not set.
 * @throws StartupError that names the invalid entry.
 */
export function readHosts(name: string, value: string | undefined): readonly string[] {
  const entries = (value ?? "").split(",").flatMap((entry) => entry.trim() || []);
  const read = readLinkHosts(entries);
  if ("hosts" in read) return read.hosts;
  const example = '"docs.example.com, *.example.org"';
  throw new StartupError(`${name} must list hosts, as ${example}, not "${read.wrong}".`);
}
