/** What tells one toast from another: one that is shown already is renewed, not shown twice. */
export function toastKey(type: "success" | "error" | "warning", content: string): string {
  return `${type}:${content}`;
}
