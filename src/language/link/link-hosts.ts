/**
 * Matches dot-separated labels or an IPv6 address, followed by a port if it is not the default one.
 */
const host = /^(\[[0-9a-f:.]+\]|[a-z0-9_-]+(\.[a-z0-9_-]+)*)(:\d+)?$/;

/**
 * The hosts that an operator allows, in the form that browsers use: `docs.example.com`,
 * `intranet:8080`, or `*.example.org` for all subdomains. If an entry is invalid, that entry is
 * returned instead.
 */
export function readLinkHosts(
  entries: readonly string[],
): { hosts: readonly string[] } | { wrong: string } {
  const hosts: string[] = [];
  for (const entry of entries) {
    const read = readHost(entry.trim());
    if (read === null) return { wrong: entry };
    hosts.push(read);
  }
  return { hosts };
}

/** Whether a host, with its port if that is not the default one, is among the listed hosts. */
export function isListedHost(name: string, listed: readonly string[]): boolean {
  return listed.some((entry) =>
    entry.startsWith("*.") ? name.endsWith(entry.slice(1)) : name === entry,
  );
}

function readHost(entry: string): string | null {
  const isBelow = entry.startsWith("*.");
  const written = isBelow ? entry.slice(2) : entry;
  if (/[\s/\\?#@]|:$/.test(written) || !URL.canParse(`https://${written}`)) return null;
  const name = new URL(`https://${written}`).host.replace(/:80$/, "");
  // A wildcard for a top-level domain such as `*.com` would allow hosts of any owner.
  if (!host.test(name) || (isBelow && !name.includes("."))) return null;
  return isBelow ? `*.${name}` : name;
}
