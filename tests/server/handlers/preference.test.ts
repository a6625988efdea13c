import { beforeEach, describe, expect, it } from "vitest";
import type { Requests } from "../../../src/catalogue/types.gen.ts";
import { callAs, organisations } from "../../support/organisation.ts";

const favourites = ["/points/user", "/dashboard"];
const guide = { done: ["menu"], isClosed: false };

describe.each(organisations())("what members set for every browser on $name", (database) => {
  /** A member's calls. */
  function callsOf(username: string) {
    return {
      read: async () => (await callAs(database, username, "preference.getOne", {})).data,
      save: async (request: Requests["preference.save"]) =>
        callAs(database, username, "preference.save", request),
    };
  }

  const carla = callsOf("carla.customer");
  const sofia = callsOf("sofia.super");

  beforeEach(() => database.service.db.deleteFrom("preference").execute());

  it("is kept name by name, without a permission", async () => {
    expect(await carla.read()).toEqual({});
    await carla.save({ favourites, startPage: "" });
    await carla.save({ guide, recentPages: [{ address: "/a", page: "a" }, { address: "/b" }] });
    await carla.save({ startPage: "/points/user" });
    await carla.save({});
    expect(await carla.read()).toEqual({
      favourites,
      guide,
      recentPages: [{ address: "/a", page: "a" }, { address: "/b" }],
      startPage: "/points/user",
    });
  });

  it("is each member's own, whatever their role", async () => {
    await carla.save({ favourites });
    expect(await sofia.read()).toEqual({});
    await sofia.save({ favourites: [] });
    expect(await carla.read()).toEqual({ favourites });
  });

  it("is saved by the first of two browsers that have read the same, with or without any", async () => {
    const etag = async () =>
      (await callAs(database, "carla.customer", "preference.getOne", {})).etag;
    const save = async (request: Requests["preference.save"], ifMatch: string) =>
      callAs(database, "carla.customer", "preference.save", request, { "If-Match": ifMatch });
    for (const before of [{}, { favourites }]) {
      await carla.save(before);
      const read = (await etag()) ?? "";
      const both = [["/a"], ["/b"]].map((own) => save({ favourites: own }, read));
      const codes = (await Promise.all(both)).map(({ code }) => code).sort();
      expect(codes).toEqual([20000, 40900]);
      expect((await save({ favourites: ["/c"] }, (await etag()) ?? "")).code).toBe(20000);
    }
  });

  it("is refused to whoever is not signed in", async () => {
    expect(await database.service.call("preference.getOne", {})).toMatchObject({ code: 50008 });
  });

  it("leaves no entry in the audit log", async () => {
    const count = async () =>
      (await database.service.db.selectFrom("auditLog").select("id").execute()).length;
    const before = await count();
    await carla.save({ favourites });
    expect(await count()).toBe(before);
  });

  it.each<[string, object, string]>([
    ["more favourites than anybody needs", { favourites: Array(201).fill("/a") }, "/favourites"],
    ["an address elsewhere", { favourites: ["https://a.example"] }, "/favourites/0"],
    ["an address of any length", { startPage: `/${"a".repeat(300)}` }, "/startPage"],
    ["a start page elsewhere", { startPage: "javascript:alert(1)" }, "/startPage"],
    ["a page without an address", { recentPages: [{ page: "a" }] }, "/recentPages/0/address"],
    ["steps without an end", { guide: { isClosed: true } }, "/guide/done"],
  ])("%s is refused", async (_name, request, fault) => {
    const answer = await carla.save(request);
    expect(answer).toMatchObject({ code: 40000, paths: [fault] });
    expect(await carla.read()).toEqual({});
  });

  it("has known names alone", async () => {
    const request: object = { wallpaper: "x".repeat(1000) };
    await carla.save(request);
    expect(await carla.read()).toEqual({});
  });

  it("keeps that the deployment's start page is wanted again", async () => {
    await carla.save({ startPage: "/points/user" });
    await carla.save({ startPage: null });
    expect(await carla.read()).toEqual({ startPage: null });
  });

  it("goes with the member, and comes back with the member", async () => {
    const token = await database.service.signIn("sofia.super");
    const { db } = database.service;
    const { id } = await db
      .insertInto("member")
      .values({ username: "leaves.soon", fullname: "Leaves Soon", passwordHash: "" })
      .returning("id")
      .executeTakeFirstOrThrow();
    const kept = JSON.stringify({ favourites, startPage: "/points/user" });
    await db.insertInto("preference").values({ memberId: id, kept }).execute();
    const rows = () => db.selectFrom("preference").select(["memberId", "kept"]).execute();
    const before = await rows();
    const { data } = await database.service.call("member.del", { ids: [id] }, { token });
    expect(await rows()).toEqual([]);
    await database.service.call("member.restore", data, { token });
    expect(await rows()).toEqual(before);
  });
});
