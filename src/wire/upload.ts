import { pointTo } from "../catalogue/schema/pointer.ts";
import { fieldsOf } from "../catalogue/schema/record.ts";

/**
 * The multipart body of an upload: `witchField`, the token and the file part, the file last so that
 * a service that reads in order knows all else first (specification section 7).
 */
export function uploadBody(fields: unknown): FormData {
  const form = new FormData();
  const entries = Object.entries<unknown>(fieldsOf(fields));
  for (const [name, value] of entries) {
    if (!(value instanceof Blob) && value !== null) form.append(name, String(value));
  }
  for (const [name, value] of entries) {
    if (value instanceof Blob) form.append(name, value);
  }
  return form;
}

/** An upload's answer with the service's base before its address (specification section 7). */
export function withServedAddress(data: unknown, base: string): unknown {
  const url = pointTo(data, "/url");
  if (typeof url !== "string" || !url.startsWith("/") || url.startsWith(`${base}/`)) return data;
  return { ...fieldsOf(data), url: base + url };
}
