import {
  type IncomingAnswer,
  isRedirect,
  notFollowed,
  type OutgoingRequest,
  type Send,
  type UpstreamCall,
} from "./upstream.ts";

/** The settings for following the redirects of a file download. */
export interface Following {
  /** Sends requests to external hosts, which are checked like addresses entered in the product. */
  send: Send;
  /** The expected type of the file, such as `text/csv`. */
  file: string;
}

/** Maximum redirects followed; file storage needs one or two. */
const mostRedirects = 5;

/**
 * Follows redirects to the storage of a requested file, such as a signed address. The requests use
 * GET without the headers, query and body of the call, and so without its credentials.
 * @throws UpstreamFailure if that leads to no file, to too many redirects, or to a host that may
 * not be called.
 */
export async function followRedirects(
  first: IncomingAnswer,
  { method, headers }: Pick<UpstreamCall, "method" | "headers">,
  { send, file }: Following,
  signal: AbortSignal,
): Promise<IncomingAnswer> {
  const request: OutgoingRequest = {
    method: "GET",
    headers: { Accept: headers.Accept ?? "*/*" },
    body: null,
    redirect: "manual",
    signal,
  };
  let answer = first;
  for (let count = 0; isRedirect(answer); count += 1) {
    await answer.body?.cancel();
    const target = targetOf(answer, count === 0 ? method : "GET");
    if (target === null || count >= mostRedirects) throw notFollowed();
    answer = await send(target, request);
  }
  // An HTML page, such as one to sign in at, is not the expected file.
  const type = answer.headers.get("content-type") ?? "";
  if (answer.status < 400 && type.startsWith("text/html") && file !== "text/html") {
    await answer.body?.cancel();
    throw notFollowed();
  }
  return answer;
}

/**
 * The address that a redirect leads to by GET; `null` if there is none or it gives up encryption.
 */
function targetOf({ status, url, headers }: IncomingAnswer, method: string): string | null {
  const location = headers.get("location") ?? "";
  const isGet = method.toUpperCase() === "GET" || status === 302 || status === 303;
  if (!isGet || status === 300 || location === "" || !URL.canParse(location, url)) return null;
  const target = new URL(location, url);
  const isKept = target.protocol === "https:" || target.protocol === new URL(url).protocol;
  const isPlain = target.username === "" && target.password === "";
  return isKept && isPlain && /^https?:$/.test(target.protocol) ? target.href : null;
}
