import compress from "@fastify/compress";
import type { FastifyInstance } from "fastify";

/**
 * Compresses the JSON that services answer, from 1 kB up, where the caller takes it. Streams of
 * events and files stay as they are; what calls carry is not expanded.
 *
 * Whoever sees how long an answer is, and has a browser repeat words in it, could guess the secrets
 * beside them. A session's token goes in a header that only the service's own pages set, so that
 * nobody else has a browser ask for a member's data; and an answer that gives a token is never
 * compressed (`routeOf` in `../call/operation-routes.ts`).
 */
export async function compressAnswers(app: FastifyInstance): Promise<void> {
  await app.register(compress, {
    customTypes: /^application\/json(?:;|$)/,
    encodings: ["br", "gzip"],
    globalDecompression: false,
  });
}
