import { createServer, type IncomingHttpHeaders, type ServerResponse } from "node:http";
import { shippedCatalogue } from "../../src/catalogue/shipped.ts";
import { translators } from "../../src/i18n/texts.ts";
import { createWire } from "../../src/wire/create-wire.ts";
import type { WireOptions } from "../../src/wire/options.ts";
import { CallError, type Wire } from "../../src/wire/wire.ts";

/** A request as a loopback server received it. */
export interface SeenRequest {
  method: string;
  url: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** A server on 127.0.0.1 with given responses, which records its requests. */
export interface Loopback {
  address: string;
  seen: SeenRequest[];
  close(): Promise<void>;
}

type Answer = (request: SeenRequest, response: ServerResponse) => void;

/** Starts a loopback server; `answer` ends each response itself. */
export async function startLoopback(answer: Answer): Promise<Loopback> {
  const seen: SeenRequest[] = [];
  const server = createServer((message, response) => {
    const chunks: Buffer[] = [];
    message.on("data", (chunk: Buffer) => chunks.push(chunk));
    message.on("end", () => {
      const { method = "", url = "", headers } = message;
      const request = { method, url, headers, body: Buffer.concat(chunks) };
      seen.push(request);
      answer(request, response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const bound = server.address();
  if (bound === null || typeof bound === "string") throw new Error("The server has no port.");
  return {
    address: `http://127.0.0.1:${bound.port}`,
    seen,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Creates a handler that sends the same JSON for every request. */
export function answerJson(body: unknown, status = 200): Answer {
  return (_request, response) => {
    response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
  };
}

/** A wire to the loopback server, with the messages that it reported. */
export interface ObservedWire {
  wire: Wire;
  options: WireOptions;
  successes: string[];
  errors: string[];
  signedOut: number[];
  loading: boolean[];
}

/** Creates an observed wire whose two services are at the given address. */
export function observeWire(address: string, overrides: Partial<WireOptions> = {}): ObservedWire {
  const observed: Omit<ObservedWire, "wire" | "options"> = {
    successes: [],
    errors: [],
    signedOut: [],
    loading: [],
  };
  const options: WireOptions = {
    catalogue: shippedCatalogue(),
    bases: { system: `${address}/system-api`, points: `${address}/points-api` },
    ownBases: [`${address}/system-api`, `${address}/points-api`],
    environment: "test",
    language: () => "en",
    token: () => null,
    openId: () => null,
    text: translators.en.say,
    showSuccess: (message) => observed.successes.push(message),
    showError: (message) => observed.errors.push(message),
    onSignedOut: (code) => observed.signedOut.push(code),
    onLoading: (isLoading) => observed.loading.push(isLoading),
    ...overrides,
  };
  return { wire: createWire(options), options, ...observed };
}

/** The error of a failed call; throws if the call succeeds. */
export async function failureOf(call: Promise<unknown>): Promise<CallError> {
  const failure: unknown = await call.catch((cause: unknown) => cause);
  if (!(failure instanceof CallError)) throw new Error("The call did not fail.");
  return failure;
}
