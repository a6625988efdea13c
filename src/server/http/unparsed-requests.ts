import { STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import type { Duplex } from "node:stream";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { own } from "../../catalogue/schema/record.ts";
import { codes, Refusal } from "../call/refusal.ts";
import { errorCode } from "../storage/storage-error.ts";
import { answerHeaders } from "./answer-headers.ts";
import { answerRefusal, languageOf, refusalEnvelope } from "./envelope.ts";
import { newRequestId } from "./request-id.ts";

/** HTTP statuses by the error codes of Node's parser; all other errors are 400. */
const statuses: Readonly<Record<string, 408 | 413 | 431>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  HPE_HEADER_OVERFLOW: 431,
};

type Status = 400 | 408 | 413 | 431 | 501;

/** Milliseconds in which a client may read the refusal of its request. */
const longestReadMs = 1_000;

/**
 * Sends the refusal for data that cannot be parsed as a request and so reaches no route, with
 * envelope and headers like any other refusal. The connection is closed.
 */
export function answerUnparsed(this: FastifyInstance, error: Error, socket: Socket): void {
  // A further error on the same connection needs no second answer.
  if (socket.writableEnded) return;
  const code = errorCode(error) ?? "";
  if (code === "ECONNRESET" || !socket.writable || isBeingAnswered(socket)) {
    socket.destroy();
    return;
  }
  refuseOn(this, socket, statuses[code] ?? 400, code);
}

/** Refuses to be a proxy: without this, Node closes the connection of a `CONNECT` unanswered. */
export function refuseTunnel(app: FastifyInstance, socket: Duplex): void {
  // Node no longer handles the errors of this socket; without a listener they end the process.
  socket.on("error", () => socket.destroy());
  socket.resume();
  refuseOn(app, socket, 501, "CONNECT");
}

/**
 * Refuses requests whose host or path is malformed. HTTP/1.1 requires exactly one host, of which
 * Node refuses none without an envelope and takes the first of several.
 */
export function refuseMalformed(
  request: FastifyRequest,
  reply: FastifyReply,
  next: () => void,
): void {
  const { httpVersionMinor, rawHeaders } = request.raw;
  const names = rawHeaders.filter((_, index) => index % 2 === 0);
  const hosts = names.filter((name) => name.length === 4 && name.toLowerCase() === "host").length;
  const isHostFine = hosts === 1 || (hosts === 0 && httpVersionMinor === 0);
  if (isHostFine && isReadable(request.originalUrl)) next();
  else answerRefusal(new Refusal(codes.badInput, "error.badInput"), request, reply, 400);
}

/**
 * The address of a request, in which a path that cannot be decoded is made one that can, so that
 * its refusal takes the way of all answers.
 */
export function readableAddress({ url = "/" }: { url?: string }): string {
  return isReadable(url) ? url : url.replaceAll("%", "%25");
}

function isReadable(url: string): boolean {
  const [path = ""] = url.split("?", 1);
  try {
    // The result is compared, since a bundler removes a call whose result is unused.
    return !path.includes("%") || decodeURIComponent(path) !== "";
  } catch {
    return false;
  }
}

/** Writes a refusal to a connection itself, which is closed with it. */
function refuseOn(app: FastifyInstance, socket: Duplex, status: Status, reason: string): void {
  const id = newRequestId();
  app.log.info({ request: id, status, reason }, "request");
  socket.end(answerText(status, id));
  // The connection is closed later: closing it with unread input would reset it and lose the
  // answer.
  setTimeout(() => socket.destroy(), longestReadMs).unref();
}

/**
 * Whether part of a response is already sent, in which a second response must not be inserted. Node
 * checks the same property.
 */
function isBeingAnswered(socket: Socket): boolean {
  return own(own(socket, "_httpMessage"), "_headerSent") === true;
}

function answerText(status: Status, id: string): string {
  const isTooLarge = status === 413 || status === 431;
  const refusal = isTooLarge
    ? new Refusal(codes.tooLarge, "error.tooLarge")
    : new Refusal(codes.badInput, "error.badInput");
  const body = JSON.stringify(refusalEnvelope(refusal, languageOf({ headers: {} })));
  const headers = {
    ...answerHeaders(id),
    "Content-Type": "application/json; charset=utf-8",
    "Content-Length": String(Buffer.byteLength(body)),
    Connection: "close",
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, "", body].join("\r\n");
}
