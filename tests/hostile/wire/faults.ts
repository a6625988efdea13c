import type { ServerResponse } from "node:http";
import type { CallErrorKind } from "../../../src/wire/wire.ts";

/** A response of the service, as the proxy received it. */
export interface RealAnswer {
  status: number;
  contentType: string;
  body: Buffer;
}

/** One way in which a response is lost or changed on its way. */
export interface Fault {
  name: string;
  /** Whether the proxy forwards the request; if not, the service never receives the call. */
  isForwarded: boolean;
  respond(response: ServerResponse, real: RealAnswer): void;
  /** The error of the call; `null` where it succeeds nevertheless with the service's data. */
  kind: CallErrorKind | null;
  /** The message that the person is shown; any message where it is not given. */
  says?: RegExp;
}

const json = { "Content-Type": "application/json; charset=utf-8" };
const html = { "Content-Type": "text/html" };
const unreadable = /could not be read/;

function plain(name: string, headers: Record<string, string>, body: string): Fault {
  const respond = (response: ServerResponse) => {
    response.writeHead(200, headers).end(body);
  };
  return { name, isForwarded: true, respond, kind: "malformed", says: unreadable };
}

/** The response of a proxy in front of a service. */
function status(code: number, says: RegExp, isForwarded: boolean): Fault[] {
  return [{}, { "Retry-After": "7" }].map((headers) => ({
    name: `${code}${"Retry-After" in headers ? " with Retry-After" : ""}`,
    isForwarded,
    respond: (response) => {
      response.writeHead(code, { ...html, ...headers }).end(`<h1>${code}</h1>`);
    },
    kind: "malformed",
    says,
  }));
}

const envelopes: readonly unknown[] = [
  ...[null, [], {}, "20000", 20_000, true, { data: [] }, { code: "20000", data: [] }],
  ...[{ code: null }, { success: true, result: [] }, { errno: 0, data: { records: [] } }],
];

const refusals: readonly object[] = [
  { code: 1, msg: "" },
  { code: -1, data: [] },
  { code: 40_000, msg: null, data: { errors: "none" } },
  { code: 40_000, msg: {}, data: { errors: [null, 7, { path: 3 }] } },
];

/** Every fault that ends without a timeout. */
export const faults: readonly Fault[] = [
  {
    name: "a reset before the service is asked",
    isForwarded: false,
    respond: (response) => response.destroy(),
    kind: "network",
  },
  {
    name: "a reset after the service has answered",
    isForwarded: true,
    respond: (response) => response.destroy(),
    kind: "network",
  },
  {
    name: "half an answer, and a reset",
    isForwarded: true,
    respond: (response, { body }) => {
      response.writeHead(200, { ...json, "Content-Length": body.length });
      response.write(body.subarray(0, body.length / 2), () => response.destroy());
    },
    kind: "network",
  },
  {
    name: "half an answer that seems whole",
    isForwarded: true,
    respond: (response, { body }) => {
      response.writeHead(200, json).end(body.subarray(0, body.length / 2));
    },
    kind: "malformed",
    says: unreadable,
  },
  {
    name: "no content",
    isForwarded: true,
    respond: (response) => {
      response.writeHead(204).end();
    },
    kind: "malformed",
    says: unreadable,
  },
  plain("nothing", json, ""),
  plain("the page of a portal", html, "<!doctype html><title>Sign in to the network</title>"),
  plain("what is no JSON", json, "{code: 20000, data: []}"),
  plain("JSON after a comment", json, "/* cached */ {}"),
  {
    name: "another content type",
    isForwarded: true,
    respond: (response, { body }) => {
      response.writeHead(200, { "Content-Type": "image/png" }).end(body);
    },
    kind: null,
  },
  ...envelopes.map((body) =>
    plain(`the envelope ${JSON.stringify(body)}`, json, JSON.stringify(body)),
  ),
  ...refusals.map(
    (body): Fault => ({
      ...plain(`the refusal ${JSON.stringify(body)}`, json, JSON.stringify(body)),
      kind: "application",
      says: /./,
    }),
  ),
  ...status(413, /larger than the service accepts/, false),
  ...status(429, /too many requests/, false),
  ...status(500, /status 500/, true),
  ...[502, 503, 504].flatMap((code) => status(code, /cannot be reached right now/, code === 504)),
];

/** The faults that only end with the caller's timeout. */
export const endlessFaults: readonly Fault[] = [
  {
    name: "an answer that never begins",
    isForwarded: true,
    respond: () => {},
    kind: "timeout",
  },
  {
    name: "an answer that stops in its middle",
    isForwarded: true,
    respond: (response, { body }) => {
      response.writeHead(200, { ...json, "Content-Length": body.length });
      response.write(body.subarray(0, body.length / 2));
    },
    // A browser reports a timeout; the client in Node reports an aborted request.
    kind: "network",
  },
];
