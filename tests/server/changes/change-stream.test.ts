import fastify from "fastify";
import { describe, expect, it } from "vitest";
import { shippedCatalogue } from "../../../src/catalogue/shipped.ts";
import { codes } from "../../../src/server/call/refusal.ts";
import { serveChanges } from "../../../src/server/changes/change-stream.ts";
import { createReadCatalogue } from "../../../src/server/imported/current-catalogue.ts";
import { organisations, type SharedOrganisation } from "../../support/organisation.ts";
import { followChanges } from "./follow-changes.ts";

const follow = (
  { service }: SharedOrganisation,
  token: string,
  since?: { position?: string; readingForMs?: number },
) => followChanges(service.address, token, since);

describe.each(organisations())("the stream of changes on $name", (database) => {
  const rename = async (name: string) => {
    const token = await database.service.signIn("anna.administrator");
    const { records } = (await database.service.call("culturalGroup.page", {}, { token })).data;
    const id = records[0]?.id ?? 0;
    await database.service.call("culturalGroup.update", { id, name }, { token });
    return String(id);
  };

  it("tells who may read a sort of records who has changed which", async () => {
    const stream = await follow(database, await database.service.signIn("arturo.area"));
    expect(stream.type).toBe("text/event-stream");
    const key = await rename("Told of at once");
    expect(await stream.next()).toEqual([
      {
        id: expect.any(Number),
        operation: "culturalGroup.update",
        keys: [key],
        labels: ["Told of at once"],
        by: "anna.administrator",
        name: "Anna Weber",
      },
    ]);
  });

  it("tells nothing of records that its reader may not read", async () => {
    const admin = await database.service.signIn("admin");
    const stream = await follow(database, await database.service.signIn("arturo.area"));
    const member = { username: "unseen.member", fullname: "Unseen", password: "correct horse bat" };
    await database.service.call("member.add", member, { token: admin });
    const key = await rename("Told of alone");
    expect(await stream.next()).toMatchObject([{ keys: [key] }]);
  });

  it("tells nothing of members to who may read what another service calls by the same name", async () => {
    const { service } = database;
    const admin = await service.signIn("admin");
    const list = { type: "array", items: { properties: { name: { type: "string" } } } };
    const content = { "application/json": { schema: list } };
    const get = { tags: ["member"], responses: { 200: { description: "All", content } } };
    const info = { title: "Choir", version: "1" };
    const source = JSON.stringify({ openapi: "3.1.0", info, paths: { "/singers": { get } } });
    const choir = { name: "choir", source, permission: "points:culturalGroup:read" };
    expect((await service.call("service.save", choir, { token: admin })).code).toBe(codes.success);
    const stream = await follow(database, await service.signIn("arturo.area"));
    const member = { username: "unsung.member", fullname: "Unsung", password: "correct horse bat" };
    expect((await service.call("member.add", member, { token: admin })).code).toBe(codes.success);
    const key = await rename("Told of alone again");
    expect(await stream.next()).toMatchObject([{ keys: [key] }]);
    await service.call("service.del", { name: "choir" }, { token: admin });
  });

  it("tells everyone of a change of their own roles and of the menu, but of no other member's", async () => {
    const { service } = database;
    const admin = await service.signIn("admin");
    const token = await service.signIn("carla.customer");
    const { id } = (await service.call("member.userInfo", {}, { token })).data;
    const stream = await follow(database, token);
    const { id: made } = (
      await service.call(
        "member.add",
        { username: "other.member", fullname: "Other", password: "correct horse bat" },
        { token: admin },
      )
    ).data;
    const granted = async (memberId: number): Promise<void> => {
      const request = { memberId, role: "comprehensive" as const };
      const answer = await service.call("memberRole.add", request, { token: admin });
      expect(answer.code).toBe(codes.success);
    };
    await granted(made);
    await granted(id);
    expect(await stream.next()).toEqual([
      {
        id: expect.any(Number),
        operation: "memberRole.add",
        keys: [String(id)],
        labels: [],
        by: "admin",
        name: expect.any(String),
      },
    ]);
  });

  const endsUnread = async () => {
    const { db, signIn } = database.service;
    const app = fastify();
    const services = {
      now: () => new Date(),
      readCatalogue: createReadCatalogue(shippedCatalogue()),
    };
    serveChanges(app, "", { db, services, draining: new AbortController().signal });
    let hasEnded = false;
    app.addHook("onRequest", async (_request, reply) => {
      reply.raw.once("close", () => {
        hasEnded = true;
      });
    });
    const headers = { "x-access-token": await signIn("arturo.area") };
    await app.inject({ url: "/api/changes", headers, payloadAsStream: true });
    const written = { operationId: "culturalGroup.update", area: "culturalGroup", code: 20_000 };
    const caller = { createTime: new Date(), memberId: null, username: "", ip: "", request: null };
    const records = { records: "[]", recordKeys: ["1"], page: null, pageVersion: null };
    const recordLabels = ["x".repeat(2 * 1024 ** 2)];
    const entry = { ...written, ...caller, ...records, recordLabels };
    const told = async () => {
      await db.insertInto("auditLog").values(entry).execute();
      return hasEnded;
    };
    await expect.poll(told, { interval: 700 }).toBe(true);
    await app.close();
  };
  if (database.name === "PGlite") {
    it("ends where its reader takes nothing, who would fill the memory", endsUnread);
  }

  it("goes on where its reader was told all, and leaves nothing out", async () => {
    const token = await database.service.signIn("arturo.area");
    const first = await follow(database, token);
    const position = await first.position();
    first.close();
    await rename("Missed once");
    await rename("Missed twice");
    const again = await follow(database, token, { position });
    let told = "";
    // Recent events may be sent twice.
    const until = async (label: string) => {
      while (!told.includes(label)) told += JSON.stringify(await again.next());
    };
    await until("Missed twice");
    await rename("Told further");
    await until("Told further");
    expect(told).toMatch(/Missed once.*Missed twice.*Told further/);
  });

  it("tells a new reader what was changed since the reader began to read records", async () => {
    const token = await database.service.signIn("arturo.area");
    const readAtMs = performance.now();
    await rename("Changed before the stream was open");
    const readingForMs = Math.ceil(performance.now() - readAtMs);
    const stream = await follow(database, token, { readingForMs });
    let told = "";
    const until = async (label: string) => {
      while (!told.includes(label)) told += JSON.stringify(await stream.next());
    };
    await until("Changed before the stream was open");
    await rename("Changed later");
    await until("Changed later");
    expect(told).toMatch(/Changed before the stream was open.*Changed later/);
  });

  it("says that it cannot tell what was missed of a position that is none of its own", async () => {
    const token = await database.service.signIn("arturo.area");
    const stream = await follow(database, token, { position: "999999999" });
    expect(await stream.next()).toBe("missed");
    await rename("Told from now on");
    expect(await stream.next()).toMatchObject([{ labels: ["Told from now on"] }]);
  });

  it("is nobody's without a token", async () => {
    const stream = await follow(database, "");
    expect(await stream.json()).toMatchObject({ code: 50008 });
  });
});
