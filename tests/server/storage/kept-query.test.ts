import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { openDatabase } from "../../../src/server/storage/database.ts";
import { keptQuery } from "../../../src/server/storage/kept-query.ts";
import { migrate } from "../../../src/server/storage/migrate.ts";

describe("a kept query", () => {
  it("takes moments, lists and nothing at all as values", async () => {
    const { db, close } = await openDatabase({ directory: "memory://" });
    const values = keptQuery(
      (source, given: { at: Date; ids: readonly number[]; remark: string | null }) =>
        source.selectNoFrom([
          sql<Date>`${given.at}::timestamptz`.as("at"),
          sql<number[]>`${given.ids}::integer[]`.as("ids"),
          sql<string | null>`${given.remark}::text`.as("remark"),
        ]),
    );
    try {
      for (const given of [
        { at: new Date(0), ids: [3, 1], remark: null },
        { at: new Date(86_400_000), ids: [], remark: "a remark" },
      ]) {
        expect(await values(db, given, null)).toEqual([given]);
      }
    } finally {
      await close();
    }
  });

  it("refuses to be built where a value is not passed on as it is", async () => {
    const { db, close } = await openDatabase({ directory: "memory://" });
    const shortened = keptQuery((source, { name }: { name: string }) =>
      source.selectNoFrom(sql<string>`${name.trim().slice(1)}::text`.as("name")),
    );
    try {
      await expect(shortened(db, { name: "abc" }, null)).rejects.toThrow(
        'The value "name" is no parameter of select',
      );
    } finally {
      await close();
    }
  });

  it("is built once for each shape and set of values, and takes the values of each execution", async () => {
    const { db, close } = await openDatabase({ directory: "memory://" });
    let built = 0;
    const named = keptQuery(
      (
        source,
        { kind, ...more }: { kind: "cultural" | "dept"; name?: string; size: number },
        direction: "asc" | "desc",
      ) => {
        built += 1;
        const { name, size } = more;
        return source
          .selectFrom("pointsGroup")
          .select("name")
          .where("kind", "=", kind)
          .where("status", "=", 1)
          .$if(name !== undefined, (query) => query.where("name", "=", name ?? ""))
          .orderBy("name", direction)
          .limit(size);
      },
    );
    const read = async (...args: Parameters<typeof named>) =>
      (await named(...args)).map(({ name }) => name);
    try {
      await migrate(db);
      await db
        .insertInto("pointsGroup")
        .values(["a", "b", "c"].map((name) => ({ kind: "cultural" as const, name, status: 1 })))
        .execute();
      expect(await read(db, { kind: "cultural", size: 1 }, "asc")).toEqual(["a"]);
      expect(await read(db, { kind: "cultural", size: 2 }, "asc")).toEqual(["a", "b"]);
      expect(await read(db, { kind: "dept", size: 1 }, "asc")).toEqual([]);
      expect(built).toBe(1);
      expect(await read(db, { kind: "cultural", size: 1 }, "desc")).toEqual(["c"]);
      expect(await read(db, { kind: "cultural", size: 1, name: "b" }, "asc")).toEqual(["b"]);
      expect(await read(db, { kind: "cultural", size: 9, name: "c" }, "asc")).toEqual(["c"]);
      expect(built).toBe(3);
      const inTransaction = await db
        .transaction()
        .execute((transaction) => read(transaction, { kind: "cultural", size: 3 }, "asc"));
      expect(inTransaction).toEqual(["a", "b", "c"]);
      expect(built).toBe(3);
    } finally {
      await close();
    }
  });
});
