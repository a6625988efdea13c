import type { ServerResponse } from "node:http";
import type { CallErrorKind } from "../../../src/wire/wire.ts";

/** An answer of the service, as the proxy got it. */
export interface RealAnswer {
  status: number;
  contentType: string;
  body: Buffer;
}

/** One way in which an answer does not arrive as it was given. */
export interface Fault {
  name: string;
  /** Whether the service is asked before; if not, it never hears of the call. */
  isForwarded: boolean;
  respond(response: ServerResponse, real: RealAnswer): void;
  /** What the call fails of; `null` where it succeeds all the same, with what the service said. */
  kind: CallErrorKind | null;
  /** What the person is told; in any words where it is not said. */
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

/** What stands before a service, as a proxy, says in its place. */
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

/** Every fault that ends by itself. */
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

/** Those that end with the patience of whoever called. */
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
    // A browser says that it took too long; the client in Node, that it broke off.
    kind: "network",
  },
];
