import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { databases } from "../../support/databases.ts";
import { openIdClient, startOpenIdProvider } from "../../support/openid/provider.ts";
import { RedirectFollower } from "../../support/openid/redirect-follower.ts";
import { startService } from "../../support/service.ts";

const path = "/system-api/api/login/openid";

describe.each(databases())("a sign-in at the provider on $name", ({ open, isEmbedded }) => {
  it("is refused where the member is disabled or the identity doubted at that moment, and leaves no session", async () => {
    const provider = await startOpenIdProvider();
    const database = await open();
    const { db } = database;
    const roles = new Map([["staff", "customer"]] as const);
    const names = { name: "Staff", roleClaim: "roles", roles };
    const openId = { ...openIdClient, ...names, issuer: provider.issuer };
    const service = await startService({ database, sampleData: false, configuration: { openId } });
    provider.serve(`${service.url}${path}/callback`);
    provider.people.set("ines", { preferred_username: "ines", roles: "staff" });

    async function wayBack(browser: RedirectFollower) {
      const to = (wanted: string) => (address: URL) => address.pathname.startsWith(wanted);
      const first = await browser.ask(`${service.url}${path}`);
      const form = await browser.follow(first, service.url, to("/interaction/"));
      await browser.ask(form);
      const credentials = { prompt: "login", login: "ines", password: "any" };
      return await browser.follow(await browser.ask(form, credentials), form, to(path));
    }

    const waiting = sql<{ calls: number }>`
      select count(*)::integer as calls from pg_locks where not granted and pid in
        (select pid from pg_stat_activity where datname = current_database())`;

    /** Comes back while another call has changed the member and has not finished yet. */
    async function comeBackDuring(change: (changing: typeof db) => Promise<unknown>) {
      const browser = new RedirectFollower();
      const back = await wayBack(browser);
      let returning = Promise.resolve(new Response());
      await db.transaction().execute(async (changing) => {
        await change(changing);
        returning = browser.ask(back);
        // The embedded database has one connection, for which the call waits in any case.
        if (isEmbedded) return;
        await expect.poll(async () => (await waiting.execute(db)).rows[0]?.calls).toBe(1);
      });
      const location = (await returning).headers.get("location") ?? "";
      return new URL(location, service.url).searchParams.get("failed");
    }

    const browser = new RedirectFollower();
    await browser.ask(await wayBack(browser));
    const member = db.updateTable("member").where("username", "=", "ines");
    const active = () =>
      db
        .selectFrom("session")
        .innerJoin("member", "member.id", "session.memberId")
        .select("session.id")
        .where("username", "=", "ines")
        .execute();
    const before = await active();
    expect(before).toHaveLength(1);

    const disable = (changing: typeof db) =>
      changing.executeQuery(member.set({ status: 0 }).compile());
    expect(await comeBackDuring(disable)).toBe("disabled");
    expect(await active()).toEqual(before);

    await member.set({ status: 1 }).execute();
    const doubt = async (changing: typeof db) => {
      await changing.updateTable("memberIdentity").set({ isConfirmed: false }).execute();
      await changing.executeQuery(member.set({ passwordHash: "another" }).compile());
    };
    expect(await comeBackDuring(doubt)).toBe("unconfirmed");
    expect(await active()).toEqual(before);
    await service.stop();
    await database.close();
    await provider.stop();
  });
});
