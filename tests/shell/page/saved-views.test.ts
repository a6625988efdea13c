import { QueryClient } from "@tanstack/react-query";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { SavedViews } from "../../../renderers/runtime/page/saved-views.ts";
import { savedViewsOf } from "../../../src/shell/page/saved-views.ts";
import { CallError, type CallOptions } from "../../../src/wire/wire.ts";

const path = "points/cultural-group";
const small = { density: "small", columns: [] };
const large = { density: "large", columns: [] };

/** A service that stores views, and records its calls. */
function newService() {
  const views = new Map<string, object>();
  const calls: string[] = [];
  const service = {
    views,
    calls,
    fails: false,
    call: async (id: string, args: Readonly<Record<string, unknown>>, options?: CallOptions) => {
      calls.push(id);
      expect(options).toMatchObject({ quiet: true, loading: "no" });
      if (service.fails) throw new CallError("application", id, "No such call.", { status: 404 });
      const { path: _, block, ...view } = args;
      if (id === "view.save") views.set(String(block), view);
      if (id === "view.reset") views.delete(String(block));
      const data = [...views].map(([name, kept]) => ({ block: name, ...kept }));
      return { data, code: 20000, message: "", etag: null };
    },
  };
  return service;
}

/** A browser's storage. */
function newStorage() {
  const items = new Map<string, string>();
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
  };
}

function open(
  service: ReturnType<typeof newService>,
  storage = newStorage(),
  { member = 7, isServed = true }: { member?: number | null; isServed?: boolean } = {},
): SavedViews {
  const client = new QueryClient();
  const place = { client, wire: service, storage, isServed, memberId: () => member };
  return savedViewsOf(place, member, path);
}

const ignored = (): void => {};
const settle = () => vi.advanceTimersByTimeAsync(0);
const later = () => vi.advanceTimersByTimeAsync(10_000);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("the arrangements of a page", () => {
  it("are asked for once, however many blocks show them", async () => {
    const service = newService();
    service.views.set("groups", small);
    const views = open(service);
    expect(views.isSettled()).toBe(false);
    views.subscribe(ignored);
    views.subscribe(ignored);
    await settle();
    expect(service.calls).toEqual(["view.getList"]);
    expect(views.isSettled()).toBe(true);
    expect(views.read("groups")).toEqual(small);
    expect(views.read("other")).toBeNull();
  });

  it("are waited for a moment only, where the service is slow", async () => {
    const service = newService();
    service.call = () => new Promise(() => {});
    const views = open(service);
    views.subscribe(ignored);
    await later();
    expect(views.isSettled()).toBe(true);
  });

  it("are sent a moment after the last of several changes, and told to nobody", async () => {
    const service = newService();
    const views = open(service);
    views.subscribe(ignored);
    await settle();
    views.write("groups", small);
    views.write("groups", large);
    expect(views.read("groups")).toBe(large);
    expect(service.views.size).toBe(0);
    await later();
    expect(service.calls).toEqual(["view.getList", "view.save"]);
    expect(service.views.get("groups")).toEqual(large);
    views.write("groups", null);
    await later();
    expect(views.read("groups")).toBeNull();
    expect(service.views.size).toBe(0);
  });
});

describe("what this browser remembers of them", () => {
  it("shows at once at the next visit, which waits for nothing", async () => {
    const service = newService();
    service.views.set("groups", small);
    const storage = newStorage();
    open(service, storage).subscribe(ignored);
    await settle();
    const next = open(service, storage);
    expect(next.isSettled()).toBe(true);
    expect(next.read("groups")).toEqual(small);
    service.views.set("groups", large);
    next.subscribe(ignored);
    await settle();
    expect(next.read("groups")).toEqual(large);
  });

  it("is sent at the next visit where the service could not be reached", async () => {
    const service = newService();
    service.fails = true;
    const storage = newStorage();
    const views = open(service, storage);
    views.subscribe(ignored);
    views.write("groups", small);
    await later();
    expect(views.read("groups")).toEqual(small);
    service.fails = false;
    service.views.set("groups", large);
    const next = open(service, storage);
    next.subscribe(ignored);
    await later();
    expect(next.read("groups")).toEqual(small);
    expect(service.views.get("groups")).toEqual(small);
  });

  it("is all there is on a service without these calls", async () => {
    const service = newService();
    const storage = newStorage();
    const views = open(service, storage, { isServed: false });
    expect(views.isSettled()).toBe(true);
    views.subscribe(ignored);
    views.write("groups", small);
    await later();
    expect(service.calls).toEqual([]);
    expect(open(service, storage, { isServed: false }).read("groups")).toEqual(small);
  });

  it("keeps what two browser tabs changed in different blocks while the service failed", async () => {
    const service = newService();
    const storage = newStorage();
    const [one, other] = [open(service, storage), open(service, storage)];
    for (const views of [one, other]) views.subscribe(ignored);
    await settle();
    service.fails = true;
    one.write("groups", small);
    other.write("members", large);
    one.write("groups", large);
    await later();
    service.fails = false;
    open(service, storage).subscribe(ignored);
    await later();
    expect(Object.fromEntries(service.views)).toEqual({ groups: large, members: large });
  });

  it("keeps what another browser tab has not sent while this one hears from the service", async () => {
    const service = newService();
    const storage = newStorage();
    service.fails = true;
    const [slow, other] = [open(service, storage), open(service, storage)];
    other.write("members", large);
    await later();
    service.fails = false;
    slow.subscribe(ignored);
    await later();
    expect(open(service, storage, { isServed: false }).read("members")).toEqual(large);
    expect(service.views.get("members")).toEqual(large);
  });

  it("is not taken for sent where another browser tab changes it while it is sent", async () => {
    const service = newService();
    const storage = newStorage();
    const [one, other] = [open(service, storage), open(service, storage)];
    const { call } = service;
    service.call = (...args) => {
      service.call = call;
      service.fails = true;
      other.write("groups", large);
      service.fails = false;
      const answer = call(...args);
      service.fails = true;
      return answer;
    };
    one.write("groups", small);
    await later();
    service.fails = false;
    open(service, storage).subscribe(ignored);
    await later();
    expect(service.views.get("groups")).toEqual(large);
  });

  it("is never another member's, nor anybody's who has not signed in", async () => {
    const service = newService();
    const storage = newStorage();
    open(service, storage, { member: 7, isServed: false }).write("groups", small);
    expect(open(service, storage, { member: 8, isServed: false }).read("groups")).toBeNull();
    const visitor = open(service, storage, { member: null });
    visitor.subscribe(ignored);
    visitor.write("groups", small);
    await later();
    expect(service.calls).toEqual([]);
    expect(open(service, storage, { member: null }).read("groups")).toBeNull();
  });

  it("is not sent in the name of who signed in meanwhile", async () => {
    const service = newService();
    let member = 7;
    const place = {
      client: new QueryClient(),
      wire: service,
      storage: newStorage(),
      isServed: true,
      memberId: () => member,
    };
    savedViewsOf(place, 7, path).write("groups", small);
    member = 8;
    await later();
    expect(service.calls).toEqual([]);
  });

  it("survives what a storage holds by mistake, and one that is full", () => {
    const broken = { ...newStorage(), getItem: () => '[["groups",{"view":7}],null,{"a":1}]' };
    expect(open(newService(), broken, { isServed: false }).read("groups")).toBeNull();
    const full = {
      ...newStorage(),
      setItem: () => {
        throw new Error("QuotaExceededError");
      },
    };
    const views = open(newService(), full, { isServed: false });
    views.write("groups", small);
    expect(views.read("groups")).toEqual(small);
  });
});
