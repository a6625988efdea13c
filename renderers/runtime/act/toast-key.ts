/** The key of a toast: an identical toast is renewed instead of repeated. */
export function toastKey(type: "success" | "error" | "warning", content: string): string {
  return `${type}:${content}`;
}
