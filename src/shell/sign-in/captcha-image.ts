const base64Kinds: readonly [prefix: string, type: string][] = [
  ["iVBOR", "image/png"],
  ["/9j/", "image/jpeg"],
  ["R0lGOD", "image/gif"],
  ["UklGR", "image/webp"],
  ["PHN2Zy", "image/svg+xml"],
  ["PD94bWwg", "image/svg+xml"],
];

/**
 * The address by which an `<img>` shows a captcha, or `null` where the answer holds none. Services
 * answer a `data:` address, SVG mark-up, bare base64 or a plain address (decisions, the wire).
 */
export function captchaImage(data: unknown): string | null {
  if (typeof data !== "string") return null;
  const value = data.trim();
  if (value === "") return null;
  if (value.startsWith("<")) {
    return value.includes("<svg") ? `data:image/svg+xml,${encodeURIComponent(value)}` : null;
  }
  if (/^data:image\//i.test(value) || /^https?:\/\//i.test(value)) return value;
  const base64 = base64Kinds.find(([prefix]) => value.startsWith(prefix));
  if (base64) return `data:${base64[1]};base64,${value.replace(/\s/g, "")}`;
  return /^\/(?!\/)/.test(value) ? value : null;
}
