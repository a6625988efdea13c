import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { followOtherTabs } from "../../src/session/other-tabs.ts";
import { createSession, type Session } from "../../src/session/session.ts";

/** Milliseconds until a process sees another process's change of a cookie, on a busy machine. */
const delayMs = 5_000;

/** A broadcast channel within one process, whose messages arrive before any cookie changes. */
class Channel extends EventTarget {
  static ends: Channel[] = [];

  constructor(readonly name: string) {
    super();
    Channel.ends.push(this);
  }

  postMessage(data: unknown): void {
    const others = Channel.ends.filter((end) => end !== this && end.name === this.name);
    for (const end of others) end.dispatchEvent(new MessageEvent("message", { data }));
  }

  close(): void {
    Channel.ends = Channel.ends.filter((end) => end !== this);
  }
}

interface Tab {
  session: Session;
  told: string[];
  stop(): void;
}

const answers: Readonly<Record<string, unknown>> = {
  "member.userInfo": { id: 1, username: "amy" },
  "member.getRoleGroup": { isAdmin: true },
  "menu.getTreeRoleList": [],
};

let seen: Map<Tab, string | null>;
let tabs: Tab[];

/** A tab that sees its own changes at once, and those of other tabs after the delay. */
function openTab(): Tab {
  const write = (token: string | null): void => {
    seen.set(tab, token);
    setTimeout(() => {
      for (const other of tabs) if (other !== tab) seen.set(other, token);
    }, delayMs);
  };
  const call = async (operationId: string) => ({
    data: operationId === "login.login" ? { token: `t-${seen.size}` } : answers[operationId],
    code: 20000,
    message: "",
    etag: null,
  });
  const session = createSession({
    wire: { call },
    tokens: { read: () => seen.get(tab) ?? null, write, clear: () => write(null) },
    text: (key) => key,
    showError: (message) => tab.told.push(message),
    untilReached: async () => false,
  });
  const told: string[] = [];
  const stop = followOtherTabs(session, {
    ended: (isByChoice) => told.push(isByChoice ? "ended" : "lost"),
    begun: (before) => told.push(`begun after ${before?.username ?? "nobody"}`),
  });
  const tab: Tab = { session, told, stop };
  seen.set(tab, "t-0");
  tabs.push(tab);
  return tab;
}

const asAnybody = { username: "amy", password: "secret", code: "" };

let here: Tab;
let there: Tab;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
  vi.stubGlobal("BroadcastChannel", Channel);
  vi.stubGlobal("window", new EventTarget());
  vi.stubGlobal("document", Object.assign(new EventTarget(), { visibilityState: "hidden" }));
  seen = new Map();
  tabs = [];
  [here, there] = [openTab(), openTab()];
  await Promise.all([here.session.load(), there.session.load()]);
});

afterEach(() => {
  for (const tab of tabs) tab.stop();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe("what another tab does is followed once the browser's cookie shows it", () => {
  it("the member logs out", async () => {
    await there.session.signOut();
    expect(here.told).toEqual([]);
    await vi.advanceTimersByTimeAsync(delayMs + 100);
    expect(here.told).toEqual(["ended"]);
    expect(here.session.store.getState().member).toBeNull();
  });

  it("the service no longer knows the session", async () => {
    there.session.forget();
    await vi.advanceTimersByTimeAsync(delayMs + 100);
    expect(here.told).toEqual(["lost"]);
  });

  it("somebody signs in where nobody was", async () => {
    await there.session.signOut();
    await vi.advanceTimersByTimeAsync(delayMs + 100);
    here.told.length = 0;
    await there.session.signIn(asAnybody);
    await vi.advanceTimersByTimeAsync(delayMs + 100);
    expect(here.told).toEqual(["begun after nobody"]);
  });

  it("somebody else signs in, and this tab's member is there still", async () => {
    await there.session.signIn(asAnybody);
    await vi.advanceTimersByTimeAsync(delayMs + 100);
    expect(here.told).toEqual(["begun after amy"]);
    expect(here.session.hasToken()).toBe(true);
  });

  it("the member logs out and signs in again before the first could be seen", async () => {
    await there.session.signOut();
    await there.session.signIn(asAnybody);
    await vi.advanceTimersByTimeAsync(delayMs + 100);
    expect(here.told).toEqual(["begun after amy"]);
  });
});

describe("what another tab does is not followed", () => {
  it("where the token that it loses is not this tab's", async () => {
    seen.set(there, "t-9");
    there.session.forget();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(here.told).toEqual([]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it("once this tab follows no more", async () => {
    await there.session.signOut();
    here.stop();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(here.told).toEqual([]);
  });

  it("as a beginning, where a log-out's cookie is seen still by a tab at sign-in", async () => {
    here.session.reset();
    await there.session.signOut();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(here.told).toEqual([]);
  });
});
