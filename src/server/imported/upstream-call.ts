import type { Operation } from "../../catalogue/operation.ts";
import { placeArguments, queryString } from "../../catalogue/place-arguments.ts";
import { fieldsOf } from "../../catalogue/schema/record.ts";
import type { Language } from "../../i18n/language.ts";
import type { UploadedFile } from "../call/handler.ts";
import type { UpstreamCall } from "./upstream.ts";

/** What a call needs beside its arguments. */
interface CallPlace {
  /** Below the service's address. */
  basePath: string;
  language: Language;
  file: UploadedFile | null;
}

/**
 * The call of an imported service, made of nothing but the arguments that were checked: no header,
 * cookie or token of the browser's goes along.
 */
export function upstreamCall(
  operation: Operation,
  values: Readonly<Record<string, unknown>>,
  { basePath, language, file }: CallPlace,
): UpstreamCall {
  const { path, query, body } = placeArguments(operation, values);
  const search = queryString(query);
  const takesBody = operation.parameters.some(
    (parameter) => parameter.in === "body" || parameter.in === "content",
  );
  const form = operation.isMultipart ? formOf(body, file) : null;
  const json = takesBody && !form && body !== undefined ? JSON.stringify(body) : null;
  return {
    method: operation.method,
    path: basePath + path + (search ? `?${search}` : ""),
    headers: {
      Accept: "application/json, */*;q=0.5",
      "Accept-Language": language,
      ...(json !== null && { "Content-Type": "application/json" }),
    },
    body: form ?? json,
  };
}

function formOf(fields: unknown, file: UploadedFile | null): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fieldsOf(fields))) {
    const isFile = file !== null && value === file.name;
    if (isFile) form.append(name, new Blob([new Uint8Array(file.content)]), file.name);
    else if (value !== null && value !== undefined) {
      form.append(name, typeof value === "object" ? JSON.stringify(value) : String(value));
    }
  }
  return form;
}
