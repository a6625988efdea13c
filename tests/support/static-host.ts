import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { extname, join } from "node:path";

/** A host that serves files and knows nothing of the product. */
export interface StaticHost {
  url: string;
  stop(): Promise<void>;
}

const types: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".css": "text/css",
  ".json": "application/json",
  ".svg": "image/svg+xml",
  ".woff2": "font/woff2",
};

/**
 * Serves the files of a directory, `index.html` for every address without an extension, and the
 * given `config.json` (decisions, two ways to run). Whoever calls stops it.
 */
export async function startStaticHost(directory: string, config: unknown): Promise<StaticHost> {
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://127.0.0.1");
    const path = extname(pathname) === "" ? "/index.html" : pathname;
    try {
      const isConfig = path === "/config.json";
      const content = isConfig ? JSON.stringify(config) : await readFile(join(directory, path));
      const type = types[extname(path)] ?? "application/octet-stream";
      response.writeHead(200, { "Content-Type": type }).end(content);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("No port is listened on.");
  return {
    url: `http://127.0.0.1:${address.port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
