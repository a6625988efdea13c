import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { translators } from "../../src/i18n/texts.ts";
import { fallbackAvatar } from "../../src/session/member.ts";
import { createSession, type Session, type SessionOptions } from "../../src/session/session.ts";
import { createTokenStore, type TokenStore } from "../../src/session/token.ts";
import { CallError, type Wire } from "../../src/wire/wire.ts";
import { type Loopback, observeWire, startLoopback } from "../wire/loopback.ts";

const answers: Record<string, unknown> = {};
let loopback: Loopback;
let tokens: TokenStore;
let observed: SessionOptions;
let session: Session;
let errors: string[];

beforeEach(async () => {
  Object.assign(answers, {
    "login/login": { code: 20000, data: { token: "t-1" } },
    "login/logout": { code: 20000 },
    "member/userInfo": {
      code: 20000,
      data: { id: 1, username: "amy", fullname: "Amy", thumb: "", openId: "o-1" },
    },
    "member/getRoleGroup": { code: 20000, data: { isAdmin: true, isSuperAdministrators: false } },
    "menu/getTreeRoleList": {
      code: 20000,
      data: [
        {
          id: 1,
          typeId: "0",
          children: [
            { id: 2, typeId: "1", children: [{ id: 3, typeId: "2", name: "area:thing:read" }] },
            { id: 4, typeId: "2", name: "area:thing:add" },
          ],
        },
      ],
    },
  });
  loopback = await startLoopback((request, response) => {
    const name = request.url.replace("/system-api/api/", "").replace(/\?.*/, "");
    response.writeHead(200, { "content-type": "application/json" });
    response.end(JSON.stringify(answers[name]));
  });
  errors = [];
  tokens = createTokenStore({ cookie: "" }, false);
  const { wire } = observeWire(loopback.address, { token: () => tokens.read() });
  observed = {
    wire,
    tokens,
    text: translators.en.say,
    showError: (message) => errors.push(message),
    untilReached: async () => false,
  };
  session = createSession(observed);
});

afterEach(() => loopback.close());

function calledPaths(): string[] {
  return loopback.seen.map(({ url }) => url.replace("/system-api/api/", ""));
}

function bodyOf(index: number): unknown {
  return JSON.parse(loopback.seen[index]?.body.toString() ?? "");
}

describe("sign-in", () => {
  it("trims the username and keeps the token", async () => {
    await session.signIn({ username: " amy ", password: " secret ", code: "abcd" });
    expect(bodyOf(0)).toEqual({ username: "amy", password: " secret ", code: "abcd" });
    expect(tokens.read()).toBe("t-1");
  });

  it("keeps no token where the answer holds none", async () => {
    answers["login/login"] = { code: 20000, data: {} };
    const request = { username: "amy", password: "secret", code: "" };
    await expect(session.signIn(request)).rejects.toThrow();
    expect(tokens.read()).toBeNull();
  });
});

describe("the three loads", () => {
  beforeEach(() => tokens.write("t-1"));

  it("come in order: user info, role group, menu tree with status 1", async () => {
    await session.load();
    expect(calledPaths()).toEqual([
      "member/userInfo",
      "member/getRoleGroup",
      "menu/getTreeRoleList",
    ]);
    expect([bodyOf(0), bodyOf(1), bodyOf(2)]).toEqual([
      { token: "t-1" },
      { token: "t-1" },
      { status: 1 },
    ]);
  });

  it("are made once while a name is loaded, however often asked for", async () => {
    await Promise.all([session.load(), session.load()]);
    await session.load();
    expect(loopback.seen).toHaveLength(3);
  });

  it("give the member, with a fallback avatar, the flags and the permissions of all depths", async () => {
    await session.load();
    const { member, roles, permissions } = session.store.getState();
    expect(member).toMatchObject({ username: "amy", avatar: fallbackAvatar, openId: "o-1" });
    expect(roles).toMatchObject({ isAdmin: true, isSuperAdministrators: false });
    expect([...permissions]).toEqual(["area:thing:read", "area:thing:add"]);
  });

  it.each([42, "42", "1734567890123456789", "0d6c2f2e-8f0b-4a31-9c50-2f1f4f2a9a55"])(
    "keep the member's id as it came: %j",
    async (id) => {
      answers["member/userInfo"] = { code: 20000, data: { id, username: "amy" } };
      await session.load();
      expect(session.store.getState().member?.id).toBe(id);
    },
  );

  it.each(["member/userInfo", "member/getRoleGroup", "menu/getTreeRoleList"])(
    "clear the token and show the message when %s fails",
    async (name) => {
      answers[name] = { code: 50000, msg: "It broke." };
      await expect(session.load()).rejects.toThrow("It broke.");
      expect(errors).toEqual(["It broke."]);
      expect(tokens.read()).toBeNull();
      expect(session.store.getState().member).toBeNull();
    },
  );

  it("clear the token and show `Has Error` when what fails says nothing", async () => {
    const wire = { ...observed.wire, call: () => Promise.reject(new Error()) };
    session = createSession({ ...observed, wire });
    await expect(session.load()).rejects.toThrow();
    expect(errors).toEqual(["Has Error"]);
    expect(tokens.read()).toBeNull();
  });

  it("wait while there is no connection, and keep the token", async () => {
    const lost = new CallError("network", "menu.getTreeRoleList", "Network error.");
    let failures = 3;
    const call: Wire["call"] = (id, ...given) =>
      id === lost.operationId && failures-- > 0
        ? Promise.reject(lost)
        : observed.wire.call(id, ...given);
    const wire = { ...observed.wire, call };
    session = createSession({ ...observed, wire, untilReached: async () => true });
    await session.load();
    expect(session.store.getState().menu).not.toEqual([]);
    expect(errors).toEqual([]);
    expect(tokens.read()).toBe("t-1");
  });

  it("fail where only the service cannot be reached, twice", async () => {
    await loopback.close();
    await expect(session.load()).rejects.toThrow(CallError);
    expect(tokens.read()).toBeNull();
  });

  it.each([
    ["member/userInfo", null],
    ["member/userInfo", {}],
    ["member/userInfo", { username: "amy" }],
    ["member/userInfo", { username: "amy", id: "" }],
    ["member/getRoleGroup", null],
    ["member/getRoleGroup", {}],
  ])("fail verification when %s answers %j", async (name, data) => {
    answers[name] = { code: 20000, data };
    await expect(session.load()).rejects.toThrow();
    expect(errors).toEqual(["Verification failed, please Login again."]);
    expect(tokens.read()).toBeNull();
  });
});

describe("loading again", () => {
  beforeEach(async () => {
    tokens.write("t-1");
    await session.load();
  });

  it("takes what has changed", async () => {
    answers["member/userInfo"] = { code: 20000, data: { id: 1, username: "amy", fullname: "Ann" } };
    await session.reload();
    expect(session.store.getState().member?.fullname).toBe("Ann");
  });

  it("keeps what is loaded where the service fails", async () => {
    answers["member/userInfo"] = { code: 50000, msg: "It broke." };
    await expect(session.reload()).rejects.toThrow("It broke.");
    expect(session.store.getState().member?.fullname).toBe("Amy");
    expect(tokens.read()).toBe("t-1");
  });
});

describe("permissions", () => {
  beforeEach(() => tokens.write("t-1"));

  it("are those of the menu", async () => {
    await session.load();
    expect(session.can("area:thing:add")).toBe(true);
    expect(session.can("area:thing:delete")).toBe(false);
  });

  it("are all a super administrator's", async () => {
    answers["member/getRoleGroup"] = { code: 20000, data: { isSuperAdministrators: true } };
    await session.load();
    expect(session.can("area:thing:delete")).toBe(true);
  });

  it("are nobody's before the loads", () => {
    expect(session.can("area:thing:add")).toBe(false);
  });
});

describe("log-out", () => {
  beforeEach(async () => {
    tokens.write("t-1");
    await session.load();
  });

  it("calls the logout route with the token, clears the token and resets the menu", async () => {
    await session.signOut();
    expect(calledPaths().at(-1)).toBe("login/logout");
    expect(bodyOf(3)).toEqual({ token: "t-1" });
    expect(tokens.read()).toBeNull();
    expect(session.store.getState()).toMatchObject({ member: null, menu: [] });
  });

  it("has ended from the request on, for all calls that were sent with its token", async () => {
    expect(session.hasEnded("t-1")).toBe(false);
    const signedOut = session.signOut();
    expect(session.hasEnded("t-1")).toBe(true);
    await signedOut;
    expect([session.hasEnded("t-1"), session.hasEnded(null)]).toEqual([true, false]);
  });

  it("clears the token even where the service refuses", async () => {
    answers["login/logout"] = { code: 50000, msg: "It broke." };
    await session.signOut();
    expect(tokens.read()).toBeNull();
  });
});
