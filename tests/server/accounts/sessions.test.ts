import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { password } from "../../support/first-start.ts";
import { callAs, organisations } from "../../support/organisation.ts";

const waiting = sql<{ calls: number }>`
  select count(*)::integer as calls from pg_locks where not granted and pid in
    (select pid from pg_stat_activity where datname = current_database())`;

describe.each(organisations())(
  "a session that ends, or loses a right, during its call on $name",
  (database) => {
    /** Makes a call in a member's session while the password that ends it is being set. */
    async function callDuring(id: "member.updatePwd" | "session.linkIdentity") {
      const { service, name } = database;
      const { db } = service;
      const username = `ended.${id}`;
      const request = { username, fullname: "Mallory", password };
      const { data: member } = await callAs(database, "sofia.super", "member.add", request);
      const token = await service.signIn(username);
      const { id: sessionId } = await db
        .selectFrom("session")
        .select("id")
        .where("memberId", "=", member.id)
        .executeTakeFirstOrThrow();
      const shown = { issuer: "https://there", subject: username, name: "Mallory" };
      const expireTime = new Date(Date.now() + 60_000);
      await db
        .insertInto("shownIdentity")
        .values({ ...shown, sessionId, expireTime })
        .execute();
      const own = "a quite new passphrase 7";
      const set = { id: member.id, password: own, rePassword: own };
      let calling = Promise.resolve({ code: 0 });
      await db.transaction().execute(async (ending) => {
        const members = ending.updateTable("member").where("id", "=", member.id);
        await members.set({ passwordHash: "another" }).execute();
        const sessions = ending.updateTable("session").where("memberId", "=", member.id);
        await sessions.set({ endedReason: "passwordChanged" }).execute();
        calling = service.call(id, id === "member.updatePwd" ? set : {}, { token });
        // The embedded database has one connection, for which the call waits in any case.
        if (name === "PGlite") return;
        await expect.poll(async () => (await waiting.execute(db)).rows[0]?.calls).toBe(1);
      });
      const { code } = await calling;
      const { passwordHash } = await db
        .selectFrom("member")
        .select("passwordHash")
        .where("id", "=", member.id)
        .executeTakeFirstOrThrow();
      const linked = await db
        .selectFrom("memberIdentity")
        .select("id")
        .where("memberId", "=", member.id)
        .execute();
      return { code, passwordHash, linked };
    }

    it("gives no role once its member has lost the right while the call waited", async () => {
      const { service, name } = database;
      const { db } = service;
      const add = async (username: string, roles: ["admin"] | []) => {
        const request = { username, fullname: username, password, roles };
        return (await callAs(database, "sofia.super", "member.add", request)).data.id;
      };
      const leaving = await add("leaving.admin", ["admin"]);
      const friend = await add("a.friend", []);
      const token = await service.signIn("leaving.admin");
      let calling = Promise.resolve({ code: 0 });
      await db.transaction().execute(async (taking) => {
        await taking.deleteFrom("memberRole").where("memberId", "=", leaving).execute();
        await sql`select pg_advisory_xact_lock(hashtext('audit'), hashtext('member' || ${friend}::text) % 64)`.execute(
          taking,
        );
        const given = { memberId: friend, role: "customer" as const };
        calling = service.call("memberRole.add", given, { token });
        if (name === "PGlite") return;
        await expect.poll(async () => (await waiting.execute(db)).rows[0]?.calls).toBe(1);
      });
      expect((await calling).code).toBe(40300);
      const given = db.selectFrom("memberRole").select("role").where("memberId", "=", friend);
      expect(await given.execute()).toEqual([]);
    });

    it("changes nothing once its member has been disabled while the call waited", async () => {
      const { service, name } = database;
      const { db } = service;
      const member = { username: "disabled.admin", fullname: "Ada", password };
      const roles = ["admin" as const];
      const leaving = await callAs(database, "sofia.super", "member.add", { ...member, roles });
      const group = await callAs(database, "sofia.super", "culturalGroup.add", { name: "Kept" });
      const { id } = group.data;
      const token = await service.signIn("disabled.admin");
      const path = "points/waited";
      const held = (...key: [string, string]) => sql`select pg_advisory_xact_lock(
        hashtext(${key[0]}), hashtext(${key[1]}) % ${key[0] === "audit" ? 64 : 2 ** 31 - 1})`;
      const services = sql`select pg_advisory_xact_lock(hashtext('service'))`;
      const menu = sql`lock table menu_node in share row exclusive mode`;
      const held64 = held("audit", `culturalGroup${id}`);
      const row = sql`select from points_group where id = ${id} for update`;
      const calls = [
        [held64, () => service.call("culturalGroup.update", { id, name: "Renamed" }, { token })],
        [row, () => service.call("culturalGroup.delete", { ids: [id] }, { token })],
        [
          held("page", path),
          () => service.call("page.saveDraft", { path, source: "{}" }, { token }),
        ],
        [menu, () => service.call("menu.add", { title: "Mine", typeId: "0" }, { token })],
        [services, () => service.call("service.del", { name: "waited" }, { token })],
      ] as const;
      for (const [lock, call] of calls) {
        const members = db.updateTable("member").where("id", "=", leaving.data.id);
        await members.set({ status: 1 }).execute();
        let calling: Promise<{ code: number }> = Promise.resolve({ code: 0 });
        await db.transaction().execute(async (disabling) => {
          await lock.execute(disabling);
          const own = disabling.updateTable("member").where("id", "=", leaving.data.id);
          await own.set({ status: 0 }).execute();
          calling = call();
          if (name === "PGlite") return;
          await expect.poll(async () => (await waiting.execute(db)).rows[0]?.calls).toBe(1);
        });
        expect((await calling).code).toBe(50012);
      }
    });

    it("sets no third password, and links no account that would still let it in", async () => {
      const refused = { code: 50012, passwordHash: "another", linked: [] };
      expect(await callDuring("member.updatePwd")).toEqual(refused);
      expect(await callDuring("session.linkIdentity")).toEqual(refused);
    });
  },
);
