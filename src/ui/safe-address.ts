/** The http(s) address that a value holds, or `null`: no other scheme may be followed. */
export function webAddress(value: unknown): string | null {
  if (typeof value !== "string") return null;
  const address = value.trim();
  if (!/^https?:\/\//i.test(address)) return null;
  return URL.canParse(address) ? address : null;
}

/** The address of a picture that a value holds: of this service, http(s), or within the value. */
export function pictureAddress(value: unknown): string | null {
  if (typeof value !== "string") return null;
  if (/^\/(?![/\\])/.test(value)) return value;
  if (/^data:image\/(png|jpeg|gif|webp);base64,/.test(value)) return value;
  return webAddress(value);
}
