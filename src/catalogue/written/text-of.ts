/** One value as text; what holds others as JSON. */
export function textOf(value: unknown): string {
  return typeof value === "object" && value !== null ? JSON.stringify(value) : String(value ?? "");
}
