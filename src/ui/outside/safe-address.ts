/** The http(s) address in a value, or `null`: links with other schemes are not allowed. */
export function webAddress(value: unknown): string | null {
  if (typeof value !== "string") return null;
  const address = value.trim();
  if (!/^https?:\/\//i.test(address)) return null;
  return URL.canParse(address) ? address : null;
}

/** The address of a picture in a value: of this service, of an http(s) site, or a data address. */
export function pictureAddress(value: unknown): string | null {
  if (typeof value !== "string") return null;
  if (/^\/(?![/\\])/.test(value)) return value;
  if (/^data:image\/(png|jpeg|gif|webp);base64,/.test(value)) return value;
  return webAddress(value);
}
