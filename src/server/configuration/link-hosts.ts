import { readLinkHosts } from "../../language/link/link-hosts.ts";
import type { ClientConfiguration } from "./client-configuration.ts";
import { StartupError } from "./startup-error.ts";

/**
 * The hosts outside to which links may carry data: those of `LINK_HOSTS`, else of `config.json`;
 * nothing where neither lists any.
 * @throws StartupError that names the entry which is no host.
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
 * The hosts that a variable of the environment lists with commas; none where it is not set.
 * @throws StartupError that names the entry which is no host.
 */
export function readHosts(name: string, value: string | undefined): readonly string[] {
  const entries = (value ?? "").split(",").flatMap((entry) => entry.trim() || []);
  const read = readLinkHosts(entries);
  if ("hosts" in read) return read.hosts;
  const example = '"docs.example.com, *.example.org"';
  throw new StartupError(`${name} must list hosts, as ${example}, not "${read.wrong}".`);
}
