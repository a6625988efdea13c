/** The request header that names the calling page, as `<path>@<version>`. */
export const pageHeader = "X-Page";

/** The version of a page that makes calls: a published one, `0` for the shipped file, or the draft. */
export type CallingVersion = number | "draft";

/** The value of the `X-Page` header for a page and its version. */
export function pageHeaderValue(path: string, version: CallingVersion): string {
  return `${path}@${version}`;
}

/** Reads the `X-Page` header; `null` where it names no version of a page. */
export function readPageHeader(value: string): { path: string; version: CallingVersion } | null {
  const { path, version } = /^(?<path>[^@]+)@(?<version>draft|\d{1,9})$/.exec(value)?.groups ?? {};
  if (path === undefined) return null;
  return { path, version: version === "draft" ? version : Number(version) };
}
