import { join } from "node:path";
import type { Catalogue } from "../../src/catalogue/catalogue.ts";
import { shippedCatalogue } from "../../src/catalogue/shipped.ts";
import type { Answers, OperationId, Requests } from "../../src/catalogue/types.gen.ts";
import { type AppOptions, createApp } from "../../src/server/app.ts";
import type { AppConfiguration } from "../../src/server/configuration/configuration.ts";
import { handlers } from "../../src/server/handlers/handlers.ts";
import { addressesIn } from "../../src/server/imported/service-address.ts";
import { checkPage } from "../../src/server/pages/page-check.ts";
import type { TestDatabase } from "./databases.ts";
import { firstStart, openFirstStarted, password, passwordCost } from "./first-start.ts";

const root = join(import.meta.dirname, "../..");

/** The settings of a test's service that differ from the default. */
export interface ServiceOptions extends Partial<Omit<AppOptions, "configuration" | "database">> {
  configuration?: Partial<AppConfiguration>;
  /** An open database; the service does not close it. */
  database?: TestDatabase;
  /** Whether the sample organisation is loaded; true by default. */
  sampleData?: boolean;
}

/** A response as it arrived over HTTP. */
export interface ServiceAnswer {
  status: number;
  envelope: { code: number; msg: string; data: unknown };
  headers: Headers;
}

/** The caller, and what the request contains besides its arguments. */
export interface CallOptions {
  token?: string | null;
  headers?: Record<string, string>;
}

/** The real service, listening on a real port. */
export interface TestService {
  url: string;
  database: TestDatabase;
  /** The token of the super administrator `admin`. */
  adminToken: string;
  /** Calls an operation in the exact form of specification section 7, whatever the arguments. */
  call(
    id: OperationId,
    args: Readonly<Record<string, unknown>>,
    options?: CallOptions,
  ): Promise<ServiceAnswer>;
  /**
   * Calls an operation, as `admin` by default, and returns its data; throws where the call is
   * refused.
   */
  ask<Id extends OperationId>(
    id: Id,
    args: Requests[Id],
    options?: CallOptions,
  ): Promise<Answers[Id]>;
  /** Signs a member in and returns the token. */
  signIn(username: string): Promise<string>;
  stop(): Promise<void>;
}

/** Starts the service on a fresh database in memory, with the captcha off and the sample loaded. */
export async function startService(options: ServiceOptions = {}): Promise<TestService> {
  const { sampleData = true, configuration, database: given, ...overrides } = options;
  const database = given ?? (await openFirstStarted(sampleData));
  const { db } = database;
  if (given) await firstStart(db, sampleData);
  const catalogue = overrides.catalogue ?? shippedCatalogue();
  const app = await createApp({
    catalogue,
    handlers,
    checkPage,
    passwordCost,
    ...overrides,
    database: db,
    poolUse: database.poolUse,
    configuration: { ...testConfiguration, ...configuration },
  });
  const url = await app.listen({ host: "127.0.0.1", port: 0 });
  const call: TestService["call"] = (id, args, callOptions) =>
    callOperation(catalogue, url, id, args, callOptions);
  const signIn = async (username: string) => {
    const answer = await call("login.login", { username, password });
    return tokenOf(answer);
  };
  const adminToken = configuration?.captchaRequired ? "" : await signIn("admin");
  const service: TestService = {
    url,
    database,
    adminToken,
    call,
    signIn,
    ask: async <Id extends OperationId>(id: Id, args: Requests[Id], callOptions?: CallOptions) => {
      const answer = await call(id, args, { token: service.adminToken, ...callOptions });
      return dataOf(id, answer);
    },
    stop: async () => {
      await app.close();
      if (!given) await database.close();
    },
  };
  return service;
}

const testConfiguration: AppConfiguration = {
  services: {
    system: { base: "/system-api", forwardTo: null },
    points: { base: "/points-api", forwardTo: null },
  },
  importedAddress: addressesIn({}),
  importedOverlays: [],
  serviceReach: { hosts: [], networks: [] },
  secretKeys: [],
  client: { captcha: false, pages: "server" },
  linkHosts: [],
  clientDirectory: null,
  pagesDirectory: join(root, "schemas/pages"),
  captchaRequired: false,
  registrationApproval: true,
  openId: null,
  rateLimit: 0,
  uploadQuotaBytes: 1024 ** 3,
  trustProxy: [],
  metricsFrom: [],
  logLevel: "silent",
};

/**
 * Sends one call: arguments are placed as the catalogue says, headers as the front end sends them.
 */
export async function callOperation(
  catalogue: Catalogue,
  url: string,
  id: OperationId,
  args: Readonly<Record<string, unknown>>,
  { token, headers }: CallOptions = {},
): Promise<ServiceAnswer> {
  const operation = catalogue.operations.get(id);
  if (!operation) throw new Error(`The catalogue has no ${id}.`);
  const address = new URL(url + operation.service.base + operation.path);
  const body: Record<string, unknown> = {};
  let content: unknown = body;
  for (const [name, value] of Object.entries(args)) {
    const place = operation.parameters.find((parameter) => parameter.name === name)?.in ?? "body";
    if (place === "content") content = value;
    else if (place === "query" || operation.method === "get") {
      for (const item of [value].flat()) address.searchParams.append(name, String(item));
    } else body[name] = value;
  }
  const form = operation.isMultipart ? formOf(body) : null;
  const response = await fetch(address, {
    method: operation.method.toUpperCase(),
    headers: {
      "X-Requested-With": "XMLHttpRequest",
      ...(form || operation.method === "get" ? {} : { "Content-Type": "application/json" }),
      ...(token ? { "X-Access-Token": token } : {}),
      ...headers,
    },
    body: operation.method === "get" ? null : (form ?? JSON.stringify(content)),
  });
  return await readAnswer(response);
}

/** The envelope of a response; a file counts as a success without data. */
export async function readAnswer(response: Response): Promise<ServiceAnswer> {
  const isFile = response.headers.has("content-disposition");
  const envelope: ServiceAnswer["envelope"] = isFile
    ? { code: 20000, msg: await response.text(), data: null }
    : await response.json();
  return { status: response.status, envelope, headers: response.headers };
}

function formOf(fields: Readonly<Record<string, unknown>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (value instanceof File) form.append(name, value, value.name);
    else form.append(name, String(value));
  }
  return form;
}

function dataOf<Id extends OperationId>(id: Id, { envelope }: ServiceAnswer): Answers[Id] {
  if (!isSuccess<Id>(envelope)) throw new Error(`${id}: ${JSON.stringify(envelope)}`);
  return envelope.data;
}

function isSuccess<Id extends OperationId>(
  envelope: ServiceAnswer["envelope"],
): envelope is ServiceAnswer["envelope"] & { data: Answers[Id] } {
  return envelope.code === 20000 || envelope.code === 0;
}

function tokenOf({ envelope }: ServiceAnswer): string {
  const { data } = envelope;
  if (typeof data === "object" && data !== null && "token" in data) return String(data.token);
  throw new Error(`Not signed in: ${JSON.stringify(envelope)}`);
}
