import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { parametersIn } from "../document.ts";
import { editsOf, type ListTable, type Service } from "../services.ts";
import {
  type Answer,
  fieldMissing,
  fileAnswer,
  listAnswer,
  recordAnswer,
  refusal,
  sampleAnswer,
} from "./answers.ts";
import { type Fields, isFields, valueAt } from "./places.ts";
import { bodyOf, type Understood, understood } from "./requests.ts";
import { type Found, type Given, Store } from "./store.ts";

/** A request that a mock received. */
export interface Received {
  /** The operation, as its method and path. */
  line: string;
  given: Given;
  status: number;
}

/** A running mock of a service and the requests that it has received. */
export interface Mock {
  url: string;
  received: readonly Received[];
  /** The values that name a list's parent records: the first record of each list above it. */
  within(line: string): Given;
  close(): Promise<void>;
}

/** How a mock delays its callers. */
export interface Manners {
  /** The time in milliseconds that each response takes. */
  delay?: number;
  /** The interval of requests answered 429 with `Retry-After`: with 3, every third one is. */
  busyEvery?: number;
}

/** Starts a mock of a service on a free port of the loopback. */
export async function startMock(service: Service, manners: Manners = {}): Promise<Mock> {
  const received: Received[] = [];
  const store = new Store(service);
  const asked = new Map<string, number>();
  let count = 0;
  const server = createServer(async (request, response) => {
    const address = new URL(request.url ?? "/", `http://${request.headers.host}`);
    const body = await bodyOf(request);
    const call = understood(service, request.method ?? "GET", address, body);
    count += 1;
    await wait(manners.delay ?? 0);
    const isBusy = manners.busyEvery !== undefined && count % manners.busyEvery === 0;
    const done = isBusy ? busy : answerTo(service, store, asked, call, address);
    if (call) received.push({ line: call.line, given: call.given, status: done.status });
    response.writeHead(done.status, done.headers).end(done.text);
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const { port } = addressOf(server.address());
  const within = (line: string) => store.within(line);
  const close = () => new Promise<void>((closed) => server.close(() => closed()));
  return { url: `http://127.0.0.1:${port}${service.answers.base ?? ""}`, received, within, close };
}

const busy: Answer = { status: 429, headers: { "retry-after": "1" }, text: "" };
const unknown: Answer = { status: 404, headers: {}, text: "" };

function answerTo(
  service: Service,
  store: Store,
  asked: Map<string, number>,
  call: Understood | null,
  address: URL,
): Answer {
  if (!call) return unknown;
  const job = jobAnswer(service, asked, call, address.pathname);
  if (job) return job;
  const { line, given } = call;
  const list = service.lists[line];
  if (list) {
    const rows = store.rows(line, given);
    return rows
      ? listAnswer(service, store, list, line, rows, address)
      : refusal(service, line, 404);
  }
  const all = Object.entries(service.lists).find(([, { downloads }]) => downloads?.includes(line));
  if (all) return store.rows(all[0], given) ? fileAnswer(service, line) : unknown;
  const found = store.find(line, given);
  if (found) return foundAnswer(service, asked, call, found);
  const adding = Object.entries(service.lists).find(
    ([of, { add }]) => add === line && isBelow(of, given),
  );
  if (adding) return addAnswer(service, store, call, adding);
  // An operation without a path parameter is about no record that could be missing.
  return parametersIn(line).length > 0
    ? refusal(service, line, 404)
    : sampleAnswer(service, line, 2);
}

/** A read, edit, deletion or action for a stored record. */
function foundAnswer(
  service: Service,
  asked: Map<string, number>,
  call: Understood,
  { list, held, rows }: Found,
): Answer {
  const { line } = call;
  if (list.files?.includes(line)) return fileAnswer(service, line);
  if (line === list.read) return recordAnswer(service, list, line, held.record);
  const late = service.answers.late?.[line];
  if (late !== undefined) return lateAnswer(service, asked, line, late);
  if (line === list.delete) {
    rows.splice(rows.indexOf(held), 1);
    return sampleAnswer(service, line, 2);
  }
  const field = /^PATCH /.test(line) ? null : fieldMissing(service, call);
  if (field !== null) return refusal(service, line, 422, field);
  if (!editsOf(list).includes(line)) return sampleAnswer(service, line, 2);
  Object.assign(held.record, sentIn(service, call, list));
  return recordAnswer(service, list, line, held.record);
}

function addAnswer(
  service: Service,
  store: Store,
  call: Understood,
  [of, list]: [string, ListTable],
): Answer {
  const field = fieldMissing(service, call);
  if (field !== null) return refusal(service, call.line, 422, field);
  const held = store.add(of, call.given, sentIn(service, call, list));
  return held
    ? recordAnswer(service, list, call.line, held.record)
    : refusal(service, call.line, 404);
}

/** The values that a request sends for a record, without those that identify it. */
function sentIn({ answers }: Service, { body, line }: Understood, list: ListTable): Fields {
  const sent = valueAt(body, answers.sent);
  const names = Object.keys(list.key).filter((name) => !parametersIn(line).includes(name));
  const keys = names.filter((name) => list.key[name] !== name);
  const entries = Object.entries(isFields(sent) ? sent : {});
  return Object.fromEntries(entries.filter(([name]) => !keys.includes(name)));
}

/** The response that an operation has begun, with the path at which to ask for its progress. */
function lateAnswer(
  service: Service,
  asked: Map<string, number>,
  line: string,
  place: string,
): Answer {
  const location = (service.answers.base ?? "") + place.replace("{id}", String(asked.size + 1));
  asked.set(location, 0);
  const { headers, ...begun } = sampleAnswer(service, line, 0);
  return { ...begun, status: 202, headers: { ...headers, location } };
}

/** The progress of an operation that has begun: it is done at the second question. */
function jobAnswer(
  service: Service,
  asked: Map<string, number>,
  { line }: Understood,
  path: string,
): Answer | null {
  const times = asked.get(path);
  if (times === undefined) return null;
  asked.set(path, times + 1);
  return sampleAnswer(service, line, times === 0 ? 0 : 1);
}

const isBelow = (line: string, given: Given) =>
  parametersIn(line).every((name) => Object.hasOwn(given, name));

function addressOf(address: AddressInfo | string | null): AddressInfo {
  if (typeof address === "object" && address !== null) return address;
  throw new Error("The mock listens on no port.");
}
