import { createServer, type IncomingMessage } from "node:http";
import { buffer } from "node:stream/consumers";
import type { Fault, RealAnswer } from "./faults.ts";

/** A proxy in front of a service, which applies the current fault to each response. */
export interface FaultyProxy {
  address: string;
  /** Sets the fault that is applied to the responses from now on. */
  fault: Fault | null;
  /**
   * The responses of the service since the list was last emptied; `null` where the service was not
   * called.
   */
  passed: (RealAnswer | null)[];
  close(): Promise<void>;
}

/** Starts a faulty proxy in front of the service at an address. */
export async function startFaultyProxy(service: string): Promise<FaultyProxy> {
  const server = createServer(async (request, response) => {
    const { fault } = proxy;
    const body = await buffer(request);
    const real = fault?.isForwarded === false ? null : await forward(service, request, body);
    proxy.passed.push(real);
    if (fault) fault.respond(response, real ?? nothing);
    else if (real)
      response.writeHead(real.status, { "Content-Type": real.contentType }).end(real.body);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const bound = server.address();
  if (bound === null || typeof bound === "string") throw new Error("The proxy has no port.");
  const proxy: FaultyProxy = {
    address: `http://127.0.0.1:${bound.port}`,
    fault: null,
    passed: [],
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return proxy;
}

const nothing: RealAnswer = { status: 200, contentType: "", body: Buffer.alloc(0) };

/** Headers that apply to a single connection and are not forwarded. */
const ofConnection = new Set(["connection", "content-length", "host", "transfer-encoding"]);

async function forward(
  service: string,
  { url = "", method = "GET", headers }: IncomingMessage,
  body: Buffer<ArrayBuffer>,
): Promise<RealAnswer> {
  const sent = Object.entries(headers).flatMap(([name, value]): [string, string][] =>
    ofConnection.has(name) || value === undefined ? [] : [[name, String(value)]],
  );
  const answer = await fetch(service + url, {
    method,
    headers: sent,
    body: method === "GET" ? null : body,
  });
  return {
    status: answer.status,
    contentType: answer.headers.get("content-type") ?? "",
    body: Buffer.from(await answer.arrayBuffer()),
  };
}
