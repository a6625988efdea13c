import type { Kysely } from "kysely";
import { afterAll, beforeAll } from "vitest";
import type { Answers, OperationId, Requests } from "../../src/catalogue/types.gen.ts";
import { createSession } from "../../src/server/accounts/sessions.ts";
import type { Database } from "../../src/server/storage/tables.ts";
import { databases, type TestDatabaseKind } from "./databases.ts";
import { openFirstStarted } from "./first-start.ts";
import { startService } from "./service.ts";

/** The response to a call over HTTP. */
interface CallAnswer<Data> {
  status: number;
  code: number;
  msg: string;
  /** The data of a successful call; for a refused call `null` or the faults. */
  data: Data;
  /** The paths of the faults in a response with code 40000. */
  paths: string[];
  etag: string | null;
}

interface CallOptions {
  /** The token that is sent; none where it is missing. */
  token?: string | undefined;
  headers?: Record<string, string> | undefined;
}

/** The real service with the sample organisation, on one of the databases. */
export interface Organisation {
  db: Kysely<Database>;
  /** The service's address, without a slash at the end. */
  address: string;
  /** The token of a new session for the member with the username, without checking the password. */
  signIn(username: string): Promise<string>;
  /**
   * Calls an operation and returns the parts of its envelope. A file is represented by its name.
   */
  call<Id extends OperationId>(
    id: Id,
    request: Requests[Id],
    options?: CallOptions,
  ): Promise<CallAnswer<Answers[Id]>>;
  stop(): Promise<void>;
}

/** An organisation that the tests of a file share. */
export interface SharedOrganisation {
  name: string;
  /** The organisation is only available inside tests and their hooks. */
  readonly service: Organisation;
}

/**
 * Starts one organisation for each database before the tests of the file, and closes them
 * afterwards.
 */
export function organisations(): SharedOrganisation[] {
  return databases().map((kind) => {
    let started: Organisation | undefined;
    beforeAll(async () => {
      started = await startOrganisation(kind);
    });
    afterAll(() => started?.stop());
    return {
      name: kind.name,
      get service() {
        if (!started) throw new Error("The service is not started yet.");
        return started;
      },
    };
  });
}

/** Calls an operation as the member with the username, in a session of its own. */
export async function callAs<Id extends OperationId>(
  { service }: SharedOrganisation,
  username: string,
  id: Id,
  request: Requests[Id],
  headers: Record<string, string> = {},
): Promise<CallAnswer<Answers[Id]>> {
  return service.call(id, request, { token: await service.signIn(username), headers });
}

/** The id of the member with the username. */
export function idOf({ service }: SharedOrganisation, username: string): Promise<number> {
  return memberIdIn(service.db, username);
}

async function memberIdIn(db: Kysely<Database>, username: string): Promise<number> {
  const { id } = await db
    .selectFrom("member")
    .select("id")
    .where("username", "=", username)
    .executeTakeFirstOrThrow();
  return id;
}

async function startOrganisation(kind: TestDatabaseKind): Promise<Organisation> {
  const database = kind.isEmbedded ? await openFirstStarted(true) : await kind.open();
  const service = await startService({ database });
  return {
    db: database.db,
    address: service.url,
    signIn: (username) => openSession(database.db, username),
    call: async (id, request, { token = null, headers = {} } = {}) => {
      const args = "file" in request ? { ...request, file: portrait(request.file) } : request;
      const answer = await service.call(id, args, { token, headers });
      const { code, msg, data } = answer.envelope;
      const paths = pathsOf(data);
      trust(id, data);
      return { status: answer.status, code, msg, data, paths, etag: answer.headers.get("etag") };
    },
    async stop() {
      await service.stop();
      await database.close();
    },
  };
}

async function openSession(db: Kysely<Database>, username: string): Promise<string> {
  const id = await memberIdIn(db, username);
  return createSession(db, id, { ip: "127.0.0.1", userAgent: "tests" }, new Date());
}

/**
 * The conformance tests check responses against the catalogue; other tests assume that they match.
 */
function trust<Id extends OperationId>(_id: Id, _data: unknown): asserts _data is Answers[Id] {}

function pathsOf(data: unknown): string[] {
  if (typeof data !== "object" || data === null || !("errors" in data)) return [];
  return Array.isArray(data.errors) ? data.errors.map((fault) => String(fault.path)) : [];
}

/** A picture of one pixel. */
export function portrait(name: string): File {
  const base64 =
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";
  return new File([Buffer.from(base64, "base64")], name, { type: "image/png" });
}
