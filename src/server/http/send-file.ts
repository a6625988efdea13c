import { Readable } from "node:stream";
import type { FastifyReply } from "fastify";
import type { StreamedFile } from "../call/handler.ts";

/**
 * Sends a file as it is made. Its parts are made no faster than the caller takes them; a fault
 * breaks the connection off, so that nobody takes half a file for a whole one.
 */
export function sendFile(reply: FastifyReply, { name, mediaType, parts }: StreamedFile): void {
  reply.headers({
    "Content-Type": `${mediaType}; charset=utf-8`,
    "Content-Disposition": `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
    "Cache-Control": "no-store",
  });
  reply.send(Readable.from(parts));
}
