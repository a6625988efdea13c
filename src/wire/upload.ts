import type { Operation } from "../catalogue/operation.ts";
import { pointTo } from "../catalogue/schema/pointer.ts";
import { fieldsOf } from "../catalogue/schema/record.ts";
import { textOf } from "../catalogue/written/text-of.ts";

/**
 * The multipart body of an upload: `witchField`, the token and the file, which is last so that a
 * service that reads in order has all other parts before it (specification section 7). A list is
 * sent as one part per item.
 */
export function uploadBody({ parameters }: Pick<Operation, "parameters">, body: unknown): FormData {
  const form = new FormData();
  const whole = parameters.find((parameter) => parameter.in === "content");
  const fields = whole ? { [whole.name]: body } : fieldsOf(body);
  const entries = Object.entries<unknown>(fields).flatMap(([name, value]) =>
    [value].flat().map((item: unknown) => ({ name, item })),
  );
  for (const { name, item } of entries) {
    if (!(item instanceof Blob) && item !== null) form.append(name, textOf(item));
  }
  for (const { name, item } of entries) if (item instanceof Blob) form.append(name, item);
  return form;
}

/**
 * The answer to an upload, with the service's base before its address (specification section 7).
 */
export function withServedAddress(data: unknown, base: string): unknown {
  const url = pointTo(data, "/url");
  if (typeof url !== "string" || url === "" || url.startsWith(`${base}/`)) return data;
  // An absolute address, such as one of a file store, has a scheme or a host.
  if (/^([a-z][a-z0-9+.-]*:|\/\/)/i.test(url)) return data;
  return { ...fieldsOf(data), url: `${base}/${url.replace(/^\//, "")}` };
}
