import type { AddressInfo } from "node:net";
import type { Kysely } from "kysely";
import type { Operation } from "../../src/catalogue/operation.ts";
import { shippedCatalogue } from "../../src/catalogue/shipped.ts";
import type { Answers, OperationId, Requests } from "../../src/catalogue/types.gen.ts";
import { createApp } from "../../src/server/app.ts";
import { loadBaseData } from "../../src/server/base-data.ts";
import { handlers } from "../../src/server/handlers.ts";
import { loadSampleData } from "../../src/server/sample/sample-data.ts";
import { createSession } from "../../src/server/sessions.ts";
import { migrate } from "../../src/server/storage/migrate.ts";
import type { Database } from "../../src/server/storage/tables.ts";
import { afterAll, beforeAll } from "vitest";
import { databases, type TestDatabaseKind } from "./databases.ts";

/** What a call over HTTP answered. */
export interface CallAnswer<Data> {
  status: number;
  code: number;
  msg: string;
  data: Data;
  /** The paths of the faults that a 40000 answer names. */
  paths: string[];
  etag: string | null;
}

export interface CallOptions {
  /** Sent as the token; none where absent. */
  token?: string;
  headers?: Record<string, string>;
}

/** The service with the sample organisation, listening on a port of its own. */
export interface Organisation {
  db: Kysely<Database>;
  /** Its address, without a slash at the end. */
  address: string;
  /** A token of the member with the username. */
  signIn(username: string): Promise<string>;
  /** Calls an operation as the catalogue places its arguments. */
  call<Id extends OperationId>(
    id: Id,
    request: Requests[Id],
    options?: CallOptions,
  ): Promise<CallAnswer<Answers[Id]>>;
  close(): Promise<void>;
}

/** The service on one of the databases, shared by all tests of a file. */
export interface SharedOrganisation {
  name: string;
  /** Only inside tests and their hooks. */
  readonly service: Organisation;
}

/** One service for each database, started before the tests of the file and closed after them. */
export function organisations(): SharedOrganisation[] {
  return databases().map((kind) => {
    let started: Organisation | undefined;
    beforeAll(async () => {
      started = await startOrganisation(kind);
    });
    afterAll(() => started?.close());
    return {
      name: kind.name,
      get service() {
        if (!started) throw new Error("The service is not started yet.");
        return started;
      },
    };
  });
}

/** One round of hashing: the tests are not about its cost. */
const passwordCost = { memoryKiB: 64, passes: 1 };

/** The captcha's answer in tests. */
export const captchaAnswer = "ab12";

/** Starts the real service on a fresh database with base and sample data. */
export async function startOrganisation(kind: TestDatabaseKind): Promise<Organisation> {
  const { db, close } = await kind.open();
  await migrate(db);
  await loadBaseData(db);
  await loadSampleData(db, { passwordHash: "", now: new Date() });
  const app = await createApp({
    database: db,
    catalogue: shippedCatalogue(),
    handlers,
    checkPage: () => [],
    passwordCost,
    captcha: {
      draw: async () => ({ answer: captchaAnswer, image: "data:image/svg+xml;base64,PA==" }),
    },
    configuration: {
      services: {
        system: { base: "/system-api", forwardTo: null },
        points: { base: "/points-api", forwardTo: null },
      },
      client: {},
      clientDirectory: null,
      pagesDirectory: "schemas/pages",
      captchaRequired: true,
      registrationApproval: true,
      rateLimit: 0,
      trustProxy: false,
      logLevel: "error",
    },
  });
  await app.listen({ host: "127.0.0.1", port: 0 });
  const address = `http://127.0.0.1:${portOf(app.server.address())}`;
  return {
    db,
    address,
    signIn: (username) => signIn(db, username),
    call: (id, request, options) => callOperation(address, id, request, options),
    async close() {
      await app.close();
      await close();
    },
  };
}

function portOf(address: AddressInfo | string | null): number {
  if (typeof address === "object" && address !== null) return address.port;
  throw new Error("The service does not listen on a port.");
}

async function signIn(db: Kysely<Database>, username: string): Promise<string> {
  const { id } = await db
    .selectFrom("member")
    .select("id")
    .where("username", "=", username)
    .executeTakeFirstOrThrow();
  return createSession(db, id, { ip: "127.0.0.1", userAgent: "test" }, new Date());
}

async function callOperation<Id extends OperationId>(
  address: string,
  id: Id,
  request: Requests[Id],
  options: CallOptions = {},
): Promise<CallAnswer<Answers[Id]>> {
  const operation = shippedCatalogue().operations.get(id);
  if (!operation) throw new Error(`The catalogue has no ${id}.`);
  const { query, body } = place(operation, new Map(Object.entries(request)));
  const headers = new Headers({ "X-Requested-With": "XMLHttpRequest", ...options.headers });
  if (options.token) headers.set("X-Access-Token", options.token);
  if (typeof body === "string") headers.set("Content-Type", "application/json");
  const url = address + operation.service.base + operation.path + query;
  const response = await fetch(url, { method: operation.method.toUpperCase(), headers, body });
  const envelope = await response.json();
  return {
    status: response.status,
    code: envelope.code,
    msg: envelope.msg,
    data: envelope.data,
    paths: (envelope.data?.errors ?? []).map((fault: { path: string }) => fault.path),
    etag: response.headers.get("etag"),
  };
}

/** The query string and the body that carry the arguments. */
function place(
  operation: Operation,
  values: ReadonlyMap<string, unknown>,
): { query: string; body: string | FormData | undefined } {
  const query = new URLSearchParams();
  const fields: Record<string, unknown> = {};
  let content: unknown;
  for (const [name, value] of values) {
    const parameter = operation.parameters.find((candidate) => candidate.name === name);
    if (parameter?.in === "query") query.set(name, String(value));
    else if (parameter?.in === "content") content = value;
    else fields[name] = value;
  }
  const search = query.size > 0 ? `?${query}` : "";
  if (operation.isMultipart) return { query: search, body: multipart(fields) };
  if (operation.method === "get") return { query: search, body: undefined };
  return { query: search, body: JSON.stringify(content ?? fields) };
}

/** A one-pixel image travels as the file, under the name that the argument gives. */
function multipart(fields: Readonly<Record<string, unknown>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (name === "file") form.set(name, new Blob([pixel], { type: "image/png" }), String(value));
    else form.set(name, String(value));
  }
  return form;
}

const pixel = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);
