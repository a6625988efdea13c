import { createServer, type Server, type Socket } from "node:net";
import { sql } from "kysely";
import { afterEach, describe, expect, test, vi } from "vitest";
import { hasUsername } from "../../../src/server/handlers/list-queries.ts";
import { openDatabase } from "../../../src/server/storage/database.ts";
import { localeWarning } from "../../../src/server/storage/operator-fault.ts";
import type { StorageError } from "../../../src/server/storage/storage-error.ts";
import { databases, onServer } from "../../support/databases.ts";

const servers: Server[] = [];

afterEach(async () => {
  for (const server of servers.splice(0)) {
    await new Promise((resolve) => server.close(resolve));
  }
});

/** Starts a server that is not PostgreSQL, or refuses connections; returns its port. */
async function listen(answer: (socket: Socket) => void): Promise<number> {
  const server = createServer((socket) => {
    socket.on("error", () => {});
    socket.once("data", () => answer(socket));
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  return typeof address === "object" && address ? address.port : expect.unreachable();
}

/** The message by which PostgreSQL refuses a connection. */
function refusal(code: string): Buffer {
  const fields = Buffer.from(`SFATAL\0C${code}\0Mrefused\0\0`);
  const head = Buffer.alloc(5);
  head.write("E");
  head.writeInt32BE(fields.length + 4, 1);
  return Buffer.concat([head, fields]);
}

async function failure(url: string): Promise<StorageError> {
  return openDatabase({ url, directory: "unused" }).then(
    () => expect.unreachable("opened"),
    (error) => error,
  );
}

describe("a DATABASE_URL", () => {
  test.each([
    "nonsense",
    "http://localhost/db",
    "postgres//user:geheim@host/db",
    "postgres://h:x/",
  ])("that is malformed is named as such and not repeated: %s", async (url) => {
    const error = await failure(url);
    expect(error.code).toBe("DATABASE_URL_MALFORMED");
    expect(error.message).toContain("postgresql://user:password@host:5432/database");
    expect(error.message).not.toContain(url);
  });

  test("where nothing listens", async () => {
    const port = await listen(() => {});
    await new Promise((resolve) => servers.pop()?.close(resolve));
    const error = await failure(`postgresql://sw:geheim@127.0.0.1:${port}/sw`);
    expect(error.code).toBe("DATABASE_UNREACHABLE");
    expect(error.message).toContain(
      `127.0.0.1:${port}/sw does not answer: the connection was refused`,
    );
    expect(error.message).not.toContain("geheim");
  });

  test("whose host name is not known", async () => {
    const error = await failure("postgresql://sw@database.invalid/sw");
    expect(error.code).toBe("DATABASE_UNREACHABLE");
    expect(error.message).toMatch(/database\.invalid:5432\/sw does not answer: the host name/);
  });

  test("whose server accepts and never answers", async () => {
    const port = await listen((socket) => {
      socket.once("close", () => socket.destroy());
    });
    const error = await failure(`postgresql://sw:geheim@127.0.0.1:${port}/sw`);
    expect(error.code).toBe("DATABASE_UNREACHABLE");
    expect(error.message).toContain("no answer within 5 seconds");
  });

  test("whose server is no PostgreSQL", async () => {
    const port = await listen((socket) => socket.end("HTTP/1.1 400 Bad Request\r\n\r\n"));
    const error = await failure(`postgresql://sw:geheim@127.0.0.1:${port}/sw`);
    expect(error.code).toBe("DATABASE_UNREACHABLE");
    expect(error.message).not.toContain("geheim");
  });

  test.each([
    ["a wrong password", "28P01", "DATABASE_AUTHENTICATION", "Check the user and the password"],
    ["an unknown user", "28000", "DATABASE_AUTHENTICATION", "Check the user and the password"],
    ["a database that is not there", "3D000", "DATABASE_MISSING", "createdb"],
    ["a server that is starting", "57P03", "DATABASE_UNREACHABLE", "starting up"],
    ["a server that is full", "53300", "DATABASE_UNREACHABLE", "too many connections"],
  ])("with %s", async (_, state, code, text) => {
    const port = await listen((socket) => socket.end(refusal(state)));
    const error = await failure(`postgresql://sw:geheim@127.0.0.1:${port}/sw`);
    expect(error.code).toBe(code);
    expect(error.message).toContain(text);
    expect(error.message).toContain(`127.0.0.1:${port}/sw`);
    expect(error.message).not.toContain("geheim");
    expect(error.message).not.toContain("\n");
  });
});

const url = process.env.TEST_DATABASE_URL ?? "";

describe.runIf(url)("a PostgreSQL server", () => {
  test("without the database of the DATABASE_URL", async () => {
    const missing = new URL(url);
    missing.pathname = "/screenwright_no_such_database";
    expect((await failure(missing.href)).code).toBe("DATABASE_MISSING");
  });

  test("whose database cannot hold every language is refused", async () => {
    const name = "screenwright_test_latin";
    await onServer(url, `drop database if exists ${name}`);
    await onServer(url, `create database ${name} encoding 'LATIN1' locale 'C' template template0`);
    const latin = new URL(url);
    latin.pathname = `/${name}`;
    const error = await failure(latin.href);
    await onServer(url, `drop database ${name} with (force)`);
    expect(error.code).toBe("DATABASE_UNSUITABLE");
    expect(error.message).toContain("encoded in LATIN1");
  });

  test.each([
    ["C", "locale 'C'"],
    ["Turkish", "locale_provider icu icu_locale 'tr-TR' locale 'C'"],
  ])(
    "whose locale is %s is warned of, and lets a member with a capital I sign in",
    async (_, how) => {
      const name = "screenwright_test_locale";
      await onServer(url, `drop database if exists ${name}`);
      await onServer(url, `create database ${name} encoding 'UTF8' ${how} template template0`);
      const folding = new URL(url);
      folding.pathname = `/${name}`;
      const { db, close } = await openDatabase({ url: folding.href, directory: "" });
      try {
        expect(await localeWarning(db)).toMatch(
          /^Warning: the locale .*createdb .*C\.UTF-8[^\n]*$/,
        );
        const member = sql`(select 'IVAN' as username) member`;
        const found = sql`select username from ${member} where ${hasUsername(" IVAN ")}`;
        expect((await found.execute(db)).rows).toEqual([{ username: "IVAN" }]);
      } finally {
        await close();
        await onServer(url, `drop database ${name} with (force)`);
      }
    },
  );

  test("may break every connection; the next query gets a new one", async () => {
    const server = databases().find(({ name }) => name === "PostgreSQL");
    const { db, close } = (await server?.open()) ?? expect.unreachable();
    try {
      const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db);
      await onServer(
        url,
        `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${rows[0]?.name}'`,
      );
      await vi.waitFor(async () => {
        expect((await sql`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }]);
      });
    } finally {
      await close();
    }
  });
});
