import type { FastifyRequest } from "fastify";

/**
 * Options of the built-in logger. Of a request only method and path are written, of an error only
 * its name, message and stack: queries, headers, bodies and SQL values may hold secrets.
 */
export function loggerOptions(level: string) {
  if (level === "silent") return false;
  return {
    level,
    serializers: {
      req: (request: FastifyRequest) => ({
        method: request.method,
        path: request.url.split("?")[0] ?? "",
        id: request.id,
      }),
      err: (error: Error) => ({
        type: error.name,
        message: error.message,
        stack: error.stack ?? "",
      }),
    },
  };
}
