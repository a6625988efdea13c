import type { Operation } from "../../catalogue/operation.ts";
import type { ExactPlace } from "../../catalogue/schema/exact-json.ts";
import { writtenCall } from "../../catalogue/written/written-call.ts";
import type { Language } from "../../i18n/language.ts";
import type { ImportedBody } from "./imported-body.ts";
import type { UpstreamCall } from "./upstream.ts";

/** The context of a call beside its arguments. */
interface CallPlace extends ExactPlace, Pick<ImportedBody, "files"> {
  /** The base path below the service's address. */
  basePath: string;
  language: Language;
}

/**
 * The call of an imported service, made only of validated arguments and written as the document
 * describes: no header, cookie or token of the browser is passed on.
 */
export function upstreamCall(
  operation: Operation,
  values: Readonly<Record<string, unknown>>,
  { basePath, language, files, ...place }: CallPlace,
): UpstreamCall {
  const ofFiles = [...files].map(([name, given]) => [
    name,
    Array.isArray(values[name]) ? given : given[0],
  ]);
  const whole = { ...values, ...Object.fromEntries(ofFiles) };
  const { address, headers, content, contentType } = writtenCall(operation, whole, place);
  return {
    method: operation.method,
    path: basePath + address,
    headers: {
      Accept: `${operation.file ?? "application/json"}, */*;q=0.5`,
      "Accept-Language": language,
      ...headers,
      ...(contentType !== null && { "Content-Type": contentType }),
    },
    body: content,
  };
}
