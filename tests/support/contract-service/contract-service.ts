import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { type ReceivedCall, Refusal, type Reply, type Responder, receive } from "./exchange.ts";
import { newOrganisation } from "./organisation.ts";
import { pointsCalls } from "./points-calls.ts";
import { plainShape, type Shape, writeAnswer } from "./shape.ts";
import { type Sent, type Spoilt, spoiltAnswer, spoiltData } from "./spoil.ts";
import { systemCalls, type Uploads } from "./system-calls.ts";

/** A running back end that speaks the specification's contract and nothing else. */
export interface ContractService {
  /** The address of each service, for SYSTEM_API_URL and POINTS_API_URL. */
  systemUrl: string;
  pointsUrl: string;
  /** Every call so far, in the order of arrival. */
  calls: readonly ReceivedCall[];
  /**
   * The faulty requests: calls that section 7 of the specification does not have, and ids of no
   * record.
   */
  faults: readonly string[];
  /** From now on, the responses to these calls are wrong in this way; `null` ends it. */
  spoil(spoilt: Spoilt | null): void;
  stop(): Promise<void>;
}

/** The path prefix of each service on this host. */
const prefixes = { system: "/backend/system", points: "/backend/points" } as const;

/**
 * Starts a back end written from the specification alone. It has its own codes, message fields and
 * additional fields, numbers and '1' for flags, and nothing that the specification does not name;
 * the shape decides what the specification leaves open. All members have the given password. The
 * caller stops it.
 */
export async function startContractService(
  password: string,
  shape: Shape = plainShape,
): Promise<ContractService> {
  const calls: ReceivedCall[] = [];
  const faults: string[] = [];
  const uploads: Uploads = new Map();
  let spoilt: Spoilt | null = null;
  const organisation = newOrganisation(password);
  const responders = {
    system: byMethod("POST", systemCalls(organisation, uploads, shape)),
    points: pointsCalls(organisation, shape),
  };
  const server = createServer(async (request, response) => {
    allowOtherOrigins(response);
    if (request.method === "OPTIONS") return response.writeHead(204).end();
    const found = serviceOf(request);
    if (!found) return answerNotFound(response);
    const file = uploads.get(found.address.pathname);
    if (request.method === "GET" && file) {
      return response.writeHead(200, { "Content-Type": file.type }).end(file.bytes);
    }
    const call = await receive(request, found.service, found.address, shape);
    calls.push(call);
    const respond = responders[found.service][`${call.method} ${call.path}`];
    faults.push(...faultsOf(call, respond !== undefined));
    if (!respond && found.service === "points") return answerNotFound(response);
    const isSpoilt = spoilt?.paths.test(call.path) === true;
    const wrong = isSpoilt ? spoilt : null;
    return answer(response, shape, call, respond ?? answerUnknownCall, wrong);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const url = addressOf(server);
  return {
    systemUrl: url + prefixes.system,
    pointsUrl: url + prefixes.points,
    calls,
    faults,
    spoil: (given) => {
      spoilt = given;
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function byMethod(method: string, calls: Record<string, Responder>): Record<string, Responder> {
  const entries = Object.entries(calls).map(([path, respond]) => [`${method} ${path}`, respond]);
  return Object.fromEntries(entries);
}

function serviceOf(
  request: IncomingMessage,
): { service: ReceivedCall["service"]; address: URL } | null {
  const address = new URL(request.url ?? "", "http://127.0.0.1");
  for (const service of ["system", "points"] as const) {
    const prefix = prefixes[service];
    if (!address.pathname.startsWith(`${prefix}/`)) continue;
    address.pathname = address.pathname.slice(prefix.length);
    return { service, address };
  }
  return null;
}

/**
 * The system service puts messages in one field and the points service in the other: `message` or
 * `msg` (specification section 8).
 */
function answer(
  response: ServerResponse,
  shape: Shape,
  call: ReceivedCall,
  respond: Responder,
  spoilt: Spoilt | null,
): void {
  const { code, text, data: right } = replyTo(call, respond);
  const data = spoilt ? spoiltData(spoilt, right) : right;
  const message = call.service === "system" ? { message: text } : { msg: text };
  const envelope = { code, ...message, data, timestamp: 1_741_080_600_000 };
  const plain: Sent = {
    status: 200,
    type: "application/json;charset=UTF-8",
    text: writeAnswer(shape, envelope),
  };
  const sent = spoilt ? spoiltAnswer(spoilt, plain) : plain;
  response.writeHead(sent.status, { "Content-Type": sent.type }).end(sent.text);
}

function replyTo(call: ReceivedCall, respond: Responder): Reply {
  try {
    return respond(call);
  } catch (error) {
    if (error instanceof Refusal) return { code: error.code, text: error.message };
    throw error;
  }
}

/** Like many servers, it answers with an HTML page, which is no response of the contract. */
function answerNotFound(response: ServerResponse): void {
  response.writeHead(404, { "Content-Type": "text/html" }).end("<h1>404 Not Found</h1>");
}

/** Other servers answer with a response of the contract and an error code. */
function answerUnknownCall({ path }: ReceivedCall): Reply {
  throw new Refusal(404, `No handler found for POST ${path}`);
}

/** The headers of section 7: those of every call, and the environment header of an upload. */
const contractHeaders = [
  ...["X-Requested-With", "Content-Type", "X-Access-Token", "X-Access-OpenID"],
  "X-Environment",
];

/** Headers that only the product's own service knows. */
const ownHeaders = ["idempotency-key", "if-match", "x-page"];

function faultsOf({ method, path, headers, wrongIds }: ReceivedCall, isKnown: boolean): string[] {
  const beyond = ownHeaders.filter((name) => name in headers);
  return [
    ...(isKnown ? [] : [`${method} ${path} is not in the contract`]),
    ...beyond.map((name) => `${method} ${path} carries ${name}`),
    ...wrongIds.map((id) => `${method} ${path} names ${id}`),
  ];
}

/** The CORS headers for a front end that is served from another host. */
function allowOtherOrigins(response: ServerResponse): void {
  response.setHeader("Access-Control-Allow-Origin", "*");
  response.setHeader("Access-Control-Allow-Headers", contractHeaders.join(", "));
  response.setHeader("Access-Control-Allow-Methods", "GET, POST");
}

function addressOf(server: Server): string {
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("No port is listened on.");
  return `http://127.0.0.1:${address.port}`;
}
