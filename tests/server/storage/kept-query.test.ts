import { describe, expect, it } from "vitest";
import { openDatabase } from "../../../src/server/storage/database.ts";
import { keptQuery } from "../../../src/server/storage/kept-query.ts";
import { migrate } from "../../../src/server/storage/migrate.ts";

describe("a kept query", () => {
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
