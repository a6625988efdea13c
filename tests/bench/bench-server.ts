import { createReadStream, existsSync, statSync } from "node:fs";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join } from "node:path";

const types: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".css": "text/css",
  ".json": "application/json",
  ".svg": "image/svg+xml",
};

/** The answer to a call, by its path; `undefined` where the path is no call. */
export type Answer = (path: string, query: URLSearchParams, body: unknown) => unknown;

/** A running server on the loopback interface. */
export interface BenchServer {
  url: string;
  stop(): Promise<void>;
}

/** Serves built files, the HTML document at every route, and JSON answers to calls. */
export async function serveBench(directory: string, answer: Answer): Promise<BenchServer> {
  const server = createServer((request, response) => {
    void (async () => {
      const { pathname, searchParams } = new URL(request.url ?? "/", "http://localhost");
      const answered = answer(pathname, searchParams, await bodyOf(request));
      if (answered !== undefined) {
        response.setHeader("Content-Type", "application/json");
        response.end(JSON.stringify(answered));
        return;
      }
      const wanted = join(directory, pathname);
      const isFile = existsSync(wanted) && statSync(wanted).isFile();
      const file = isFile ? wanted : join(directory, "index.html");
      response.setHeader("Content-Type", types[extname(file)] ?? "application/octet-stream");
      createReadStream(file).pipe(response);
    })();
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  return {
    url: `http://127.0.0.1:${portOf(server.address())}`,
    stop: () => new Promise((done) => server.close(() => done())),
  };
}

function portOf(address: AddressInfo | string | null): number {
  if (typeof address !== "object" || address === null) throw new Error("It listens nowhere.");
  return address.port;
}

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  let text = "";
  for await (const chunk of request) text += chunk;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
