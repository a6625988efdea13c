import compress from "@fastify/compress";
import type { FastifyInstance } from "fastify";

/**
 * Compresses JSON responses from 1 kB up if the caller accepts it. Event streams and files stay
 * uncompressed, and compressed requests are not accepted.
 *
 * An attacker who sees the length of responses and can make a browser repeat words in them could
 * guess the secrets beside these words. That is prevented here: the session's token is in a header
 * that only the service's own pages set, so that no other site can request a member's data, and
 * responses that contain a token are never compressed (`routeOf` in `../call/operation-routes.ts`).
 */
export async function compressAnswers(app: FastifyInstance): Promise<void> {
  await app.register(compress, {
    customTypes: /^application\/json(?:;|$)/,
    encodings: ["br", "gzip"],
    globalDecompression: false,
  });
}
