import { Readable } from "node:stream";
import type { FastifyInstance } from "fastify";
import type { Kysely } from "kysely";
import type { Database } from "../storage/tables.ts";
import { readParts } from "../storage/upload-parts.ts";
import { answerNotFound } from "./envelope.ts";

/** Matches the form of the names that `createToken` generates. */
const uploadName = /^[\w-]{43}$/;
const dayInSeconds = 86_400;

/**
 * Serves uploads at `<base>/upload/<name>`. Only the unguessable name protects an upload, since an
 * `<img>` sends no token (decisions, the wire). Images are shown; any other file can only be saved,
 * and cannot run anywhere.
 */
export function serveUploads(app: FastifyInstance, base: string, db: Kysely<Database>): void {
  app.get<{ Params: { name: string } }>(`${base}/upload/:name`, async (request, reply) => {
    if (!uploadName.test(request.params.name)) return answerNotFound(request, reply);
    const upload = await db
      .selectFrom("upload")
      .select(["name", "size", "contentType", "isImage", "originalName"])
      .where("name", "=", request.params.name)
      .executeTakeFirst();
    if (!upload) return answerNotFound(request, reply);
    reply.headers({
      "Content-Type": upload.contentType,
      "Content-Length": upload.size,
      "Content-Security-Policy": "sandbox; default-src 'none'; frame-ancestors 'none'",
      "Cache-Control": `private, max-age=${dayInSeconds}, immutable`,
    });
    if (!upload.isImage) {
      reply.header("Content-Disposition", attachment(upload.originalName));
    }
    return reply.send(Readable.from(readParts(db, upload.name)));
  });
}

/** The header with which the browser saves the file under its original name (RFC 6266). */
function attachment(name: string): string {
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename*=UTF-8''${encoded}`;
}
