import { STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
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
  const status = statuses[code] ?? 400;
  const id = newRequestId();
  this.log.info({ request: id, status, reason: code }, "request");
  socket.end(answerText(status, id));
  // The connection is closed later: closing it with unread input would reset it and lose the
  // answer.
  setTimeout(() => socket.destroy(), longestReadMs).unref();
}

/**
 * Refuses requests without the host that HTTP/1.1 requires; Node would do so without an envelope.
 */
export function refuseWithoutHost(
  request: FastifyRequest,
  reply: FastifyReply,
  next: () => void,
): void {
  const { httpVersionMinor, headers } = request.raw;
  if (httpVersionMinor === 0 || headers.host !== undefined) next();
  else answerRefusal(new Refusal(codes.badInput, "error.badInput"), request, reply, 400);
}

/**
 * Whether part of a response is already sent, in which a second response must not be inserted. Node
 * checks the same property.
 */
function isBeingAnswered(socket: Socket): boolean {
  return own(own(socket, "_httpMessage"), "_headerSent") === true;
}

function answerText(status: 400 | 408 | 413 | 431, id: string): string {
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
