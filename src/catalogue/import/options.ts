import type { EnvelopeShape, ListExtension, OpenApiDocument } from "../openapi.ts";

/** Settings of an import that the document itself does not state. */
export interface ImportOptions {
  /** The service's name in the catalogue; its operations are `<name>.<operation>`. */
  name: string;
  /** The path or address below which the service's calls go; `/<name>-api` by default. */
  base?: string;
  /**
   * The imported operations, by tag, by `GET /pets` or by the document's id; all where none are
   * named. Only these and what they refer to count toward the limits.
   */
  only?: readonly string[];
  /** The places of code, data and messages in answers; without them the body is the data. */
  code?: string;
  data?: string;
  messages?: readonly string[];
  /** The codes that mean success; without codes, the statuses: 200 to 299. */
  success?: EnvelopeShape["success"];
  /** The places of rows and total as JSON pointers into the data, if guessing fails. */
  rows?: string;
  total?: string;
  /** The place of the rows of single operations, by `GET /pets` or their id. */
  rowsOf?: Readonly<Record<string, string>>;
  /** The paging parameters, if they have unusual names. */
  paging?: Pick<ListExtension, "current" | "size" | "counts">;
  /**
   * The permission of the operations: `each` gives every operation its own (the default),
   * `signedIn` requires none, and any other value is the permission of all.
   */
  permission?: string;
  /** The document that this import replaces, whose operations keep their names. */
  before?: OpenApiDocument | null;
}

const serviceName = /^[a-z][A-Za-z0-9]{0,31}$/;

/** Whether a name is valid for a service, as it becomes part of identifiers and addresses. */
export function isServiceName(name: string): boolean {
  return serviceName.test(name) && name !== "constructor" && name !== "prototype";
}

/** Whether a base is valid: a path of this site or a web address. */
export function isBase(base: string): boolean {
  if (base.startsWith("/") && !base.startsWith("//")) return !/[?#\\\s]|\.\./.test(base);
  return /^https?:\/\/[^?#\s@]+$/.test(base) && URL.canParse(base);
}

/**
 * The envelope that the options declare; by default the body is the data and a 2xx status means
 * success.
 */
export function envelopeOf({ code, data, messages, success }: ImportOptions): EnvelopeShape {
  const usual = [
    ...["/message", "/msg", "/error_description", "/error/message", "/detail"],
    ...["/errors/0/message", "/errors/0/detail", "/title", "/error"],
  ];
  const usualSuccess =
    code === undefined
      ? [{ from: 200, to: 299 }]
      : [0, 200].map((only) => ({ from: only, to: only }));
  return {
    ...(code !== undefined && { code }),
    data: data ?? "",
    messages: [...(messages ?? usual)],
    success: success ?? usualSuccess,
  };
}
