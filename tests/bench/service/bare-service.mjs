// The program that the service is compared with: only Fastify and pg, which send the queries of a
// call one after the other and answer with the rows of the largest result. BARE_CALLS holds the
// calls; its `marks` are the prefixes of placeholder values that the request's own values replace.
import fastify from "fastify";
import pg from "pg";

/** @type {{ calls: { method: string, path: string, queries: import("pg").QueryConfig[] }[], marks: { name: string, start: string }[] }} */
const { calls, marks } = JSON.parse(process.env.BARE_CALLS ?? "{}");
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
const app = fastify();

/**
 * The recorded values, with the request's own values in place of the placeholders.
 * @param {unknown[]} values
 * @param {import("fastify").FastifyRequest} request
 */
function valuesFor(values, request) {
  const own = Object.entries({ ...Object(request.query), ...Object(request.body) });
  const found = new Map(own);
  return values.map((value) => {
    const mark =
      !Array.isArray(value) && marks.find(({ start }) => String(value).startsWith(start));
    return (mark ? found.get(mark.name) : value) ?? value;
  });
}

/**
 * @param {import("pg").QueryConfig[]} queries
 * @param {import("fastify").FastifyRequest} request
 */
async function answer(queries, request) {
  const client = await pool.connect();
  let isWhole = false;
  try {
    /** @type {unknown[]} */
    let rows = [];
    for (const { text, values = [], name } of queries) {
      const result = await client.query({ text, values: valuesFor(values, request), name });
      if (result.rows.length >= rows.length) rows = result.rows;
    }
    isWhole = true;
    return { code: 0, msg: "", data: rows };
  } finally {
    client.release(!isWhole);
  }
}

for (const { method, path, queries } of calls) {
  app.route({ method, url: path, handler: (request) => answer(queries, request) });
}
await app.listen({ host: "127.0.0.1", port: 0 });
process.stdout.write(`ready at ${app.listeningOrigin}\n`);
process.on("SIGTERM", () => process.exit(0));
