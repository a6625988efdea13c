import type { EnvelopeShape, ListExtension } from "../openapi.ts";

/** What a document of somebody else's does not say of the service, and the catalogue must know. */
export interface ImportOptions {
  /** The service's name in the catalogue; its operations are `<name>.<operation>`. */
  name: string;
  /** The path, or address, below which its calls go; `/<name>-api` unless said otherwise. */
  base?: string;
  /**
   * Which operations are taken, by tag, by `GET /pets` or by the id that the document gives; all
   * where nothing is named. Limits count these alone, with what they refer to.
   */
  only?: readonly string[];
  /** Where its answers keep code, data and messages; without, the body is the data. */
  code?: string;
  data?: string;
  messages?: readonly string[];
  /** Which codes are success; without a code in the answers, which statuses: 200 to 299. */
  success?: EnvelopeShape["success"];
  /** Where its lists keep rows and total, as pointers into the data, where guessing fails. */
  rows?: string;
  total?: string;
  /** The same of single operations, by `GET /pets` or their id: where each keeps its rows. */
  rowsOf?: Readonly<Record<string, string>>;
  /** Which parameters ask for a page, where they have unusual names. */
  paging?: Pick<ListExtension, "current" | "size" | "counts">;
  /** `each` operation its own permission (the usual), `signedIn` none, or the name of one for all. */
  permission?: string;
}

const serviceName = /^[a-z][A-Za-z0-9]{0,31}$/;

/** Whether a service may be named so: it becomes part of identifiers and addresses. */
export function isServiceName(name: string): boolean {
  return serviceName.test(name) && name !== "constructor" && name !== "prototype";
}

/** Whether calls may go below it: a path of this site or an address of the web. */
export function isBase(base: string): boolean {
  if (base.startsWith("/") && !base.startsWith("//")) return !/[?#\\\s]|\.\./.test(base);
  return /^https?:\/\/[^?#\s@]+$/.test(base) && URL.canParse(base);
}

/** The envelope that the options declare; none of them: the body is the data, 2xx is success. */
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
