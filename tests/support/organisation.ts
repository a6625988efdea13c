import type { Kysely } from "kysely";
import { afterAll, beforeAll } from "vitest";
import type { Answers, OperationId, Requests } from "../../src/catalogue/types.gen.ts";
import { createSession } from "../../src/server/accounts/sessions.ts";
import type { Database } from "../../src/server/storage/tables.ts";
import { databases, type TestDatabaseKind } from "./databases.ts";
import { openFirstStarted } from "./first-start.ts";
import { startService } from "./service.ts";

/** What a call over HTTP answered. */
interface CallAnswer<Data> {
  status: number;
  code: number;
  msg: string;
  /** As a successful call has it; a refused one has `null` or the faults here. */
  data: Data;
  /** The paths of the faults that a 40000 answer names. */
  paths: string[];
  etag: string | null;
}

interface CallOptions {
  /** Sent as the token; none where absent. */
  token?: string | undefined;
  headers?: Record<string, string> | undefined;
}

/** The real service with the sample organisation, on one of the databases. */
export interface Organisation {
  db: Kysely<Database>;
  /** Its address, without a slash at the end. */
  address: string;
  /** A new session's token of the member with the username, whatever the password. */
  signIn(username: string): Promise<string>;
  /** Calls an operation and answers the parts of its envelope. A file is told by its name. */
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
  /** Only inside tests and their hooks. */
  readonly service: Organisation;
}

/** One organisation for each database, started before the tests of the file, closed after them. */
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
  const { id } = await db
    .selectFrom("member")
    .select("id")
    .where("username", "=", username)
    .executeTakeFirstOrThrow();
  return createSession(db, id, { ip: "127.0.0.1", userAgent: "tests" }, new Date());
}

/** The conformance tests hold answers against the catalogue; others take them as they should be. */
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
