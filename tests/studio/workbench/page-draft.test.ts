import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Drafts } from "../../../renderers/runtime/draft/drafts.ts";
import { shippedCatalogue } from "../../../src/catalogue/shipped.ts";
import { longestDraft } from "../../../src/studio/longest-draft.ts";
import { PageDraft } from "../../../src/studio/workbench/page-draft.ts";
import { CallError, type CallOptions, type Wire } from "../../../src/wire/wire.ts";

/** A service with one page, whose page calls behave like those of the embedded service. */
class PageService implements Wire {
  source = '{"title":"one"}';
  state = "published";
  revision = 1;
  author = "";
  isReachable = true;
  isDeleted = false;
  published: string[] = [];
  /** When reads are answered. */
  answers = Promise.resolve();

  async call(operationId: string, args: Readonly<Record<string, unknown>>, options?: CallOptions) {
    await Promise.resolve();
    if (!this.isReachable) throw new CallError("network", operationId, "No connection.");
    if (operationId === "page.getOne" && this.isDeleted) {
      throw new CallError("application", operationId, "None.", { code: 40400 });
    }
    if (operationId === "page.saveDraft") this.#save(String(args.source), options?.ifMatch);
    if (operationId === "page.publish") {
      if (options?.ifMatch !== this.etag) {
        throw new CallError("application", operationId, "Changed.", { code: 40900 });
      }
      this.published.push(this.source);
      this.state = "published";
      this.revision++;
    }
    const { source, state, author } = this;
    const data = { source, state, author, version: this.revision };
    const { etag } = this;
    if (operationId === "page.getOne") await this.answers;
    return { data, code: 0, message: "", etag };
  }

  get etag(): string {
    return this.isDeleted ? '"none"' : `"${this.state}-${this.revision}"`;
  }

  writeAsAnother(source: string): void {
    Object.assign(this, { source, state: "draft", author: "ana", revision: this.revision + 1 });
  }

  #save(source: string, ifMatch?: string): void {
    if (ifMatch !== this.etag) {
      const code = this.isDeleted ? 40400 : 40900;
      throw new CallError("application", "page.saveDraft", "Changed.", { code });
    }
    this.isDeleted = false;
    if (source.includes("refused")) {
      throw new CallError("application", "page.saveDraft", "Too large.", { code: 40000 });
    }
    Object.assign(this, { source, state: "draft", author: "me", revision: this.revision + 1 });
  }
}

function draftsIn(kept: Map<string, unknown>): Drafts {
  return {
    read: (key) => kept.get(key),
    write: (key, value) => void kept.set(key, value),
    remove: (key) => void kept.delete(key),
  };
}

let service: PageService;
let kept: Map<string, unknown>;
let draft: PageDraft;
const open = (): PageDraft =>
  new PageDraft({ path: "points/one", wire: service, drafts: draftsIn(kept) });
const state = () => {
  const now = draft.store.getState();
  if (now.status !== "ready") throw new Error(`The draft is ${now.status}.`);
  return now;
};

/** Types a text that is not saved yet, and opens the page again. */
const reopen = async (source: string): Promise<void> => {
  draft.type(source);
  draft = open();
  await draft.load();
};

const startWith = async (source: string): Promise<void> => {
  service = new PageService();
  service.source = source;
  kept = new Map();
  draft = open();
  await draft.load();
};

beforeEach(async () => {
  vi.useFakeTimers();
  service = new PageService();
  kept = new Map();
  draft = open();
  await draft.load();
});
afterEach(() => {
  vi.useRealTimers();
});

describe("The text of a page while it is edited", () => {
  it("is kept in the browser at once and saved after a pause, once for all that was typed", async () => {
    draft.type("a");
    draft.type("ab");
    expect(kept.get("/source")).toMatchObject({ source: "ab" });
    expect(state().saving.status).toBe("waiting");
    await vi.advanceTimersByTimeAsync(1_000);
    expect(service).toMatchObject({ source: "ab", revision: 2 });
    expect(state()).toMatchObject({ saving: { status: "saved" }, served: { state: "draft" } });
    expect(kept.size).toBe(0);
  });

  it("typed while a save is on its way is saved after it", async () => {
    draft.type("a");
    const saving = draft.save();
    draft.type("ab");
    await saving;
    expect(state().saving.status).toBe("waiting");
    expect(kept.get("/source")).toMatchObject({ source: "ab", etag: '"draft-2"' });
    await vi.advanceTimersByTimeAsync(1_000);
    expect(service.source).toBe("ab");
  });

  it("stays and is saved later where the service cannot be reached", async () => {
    service.isReachable = false;
    draft.type("a");
    await vi.advanceTimersByTimeAsync(1_000);
    expect(state()).toMatchObject({ source: "a", saving: { status: "unreachable" } });
    service.isReachable = true;
    await vi.advanceTimersByTimeAsync(6_000);
    expect(service.source).toBe("a");
    expect(state().saving.status).toBe("saved");
  });

  it("is not sent any more once its tab was closed and its text discarded", async () => {
    service.isReachable = false;
    draft.type("a");
    await vi.advanceTimersByTimeAsync(1_000);
    kept.clear();
    service.isReachable = true;
    await draft.save();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(service).toMatchObject({ source: '{"title":"one"}', revision: 1 });
  });

  it("is shown as saved once it was saved from where it was typed, before its tab was drawn anew", async () => {
    const left = draft;
    await reopen("a");
    await left.save();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(service.source).toBe("a");
    expect(state()).toMatchObject({ source: "a", saving: { status: "saved" } });
  });

  it("stays where an older one is saved late, from where it was typed before its tab was drawn anew", async () => {
    const left = draft;
    await reopen("a");
    const saving = left.save();
    draft.type("ab");
    await saving;
    expect(kept.get("/source")).toMatchObject({ source: "ab" });
  });

  it("stays, says why and is saved later where the service fails, as while its database is away", async () => {
    const { call } = service;
    service.call = () =>
      Promise.reject(new CallError("application", "page.saveDraft", "Down.", { status: 503 }));
    draft.type("a");
    await vi.advanceTimersByTimeAsync(1_000);
    expect(state()).toMatchObject({
      source: "a",
      saving: { status: "refused", message: "Down." },
    });
    service.call = call;
    await vi.advanceTimersByTimeAsync(6_000);
    expect(service.source).toBe("a");
    expect(state().saving.status).toBe("saved");
  });

  it("that is refused says why, and is still there", async () => {
    draft.type("refused");
    await draft.save();
    expect(state()).toMatchObject({
      source: "refused",
      saving: { status: "refused", message: "Too large." },
    });
    expect(kept.get("/source")).toMatchObject({ source: "refused" });
  });
});

describe("The text of a page that others edit too", () => {
  it("that is too long for the service is not sent, and says so", async () => {
    const { request } = shippedCatalogue().operations.get("page.saveDraft") ?? {};
    expect(request?.properties?.source).toMatchObject({ maxLength: longestDraft });
    draft.type("1".repeat(longestDraft + 1));
    await vi.advanceTimersByTimeAsync(1000);
    expect(state().saving).toEqual({ status: "tooLong" });
    expect(service.source).toBe('{"title":"one"}');
  });

  it("never overwrites what another saved first: both are there, and one is made of them", async () => {
    draft.type("mine");
    service.writeAsAnother("theirs");
    await draft.save();
    expect(service.source).toBe("theirs");
    expect(state()).toMatchObject({
      source: "mine",
      conflict: { theirs: "theirs", author: "ana" },
    });
    draft.resolve("both");
    await draft.save();
    expect(service.source).toBe("both");
    expect(state()).toMatchObject({ conflict: null, saving: { status: "saved" } });
  });

  it("is no conflict where both wrote the same", async () => {
    draft.type("same");
    service.writeAsAnother("same");
    await draft.save();
    expect(state()).toMatchObject({ conflict: null, saving: { status: "saved" } });
  });

  it("takes up what another saved where nothing is typed", async () => {
    service.writeAsAnother("theirs");
    await draft.refresh();
    expect(state()).toMatchObject({ source: "theirs", served: { author: "ana" } });
  });

  it("comes back after a reload, and is saved", async () => {
    service.isReachable = false;
    draft.type("typed");
    await draft.save();
    service.isReachable = true;
    draft = open();
    await draft.load();
    expect(state().source).toBe("typed");
    await vi.advanceTimersByTimeAsync(1_000);
    expect(service.source).toBe("typed");
  });

  it("that comes back to a page changed meanwhile is shown beside it", async () => {
    service.isReachable = false;
    draft.type("typed");
    await draft.save();
    service.isReachable = true;
    service.writeAsAnother("theirs");
    draft = open();
    await draft.load();
    expect(state()).toMatchObject({ source: "typed", conflict: { theirs: "theirs" } });
  });

  it("that was deleted waits until it is saved as a new draft, whatever is typed meanwhile", async () => {
    draft.type("mine");
    service.isDeleted = true;
    await draft.save();
    expect(state()).toMatchObject({ source: "mine", conflict: { theirs: null } });
    draft.type("mine too");
    await vi.advanceTimersByTimeAsync(10_000);
    expect(service).toMatchObject({ isDeleted: true, source: '{"title":"one"}' });
    draft.resolve("mine too");
    await draft.save();
    expect(service).toMatchObject({ isDeleted: false, source: "mine too" });
    expect(state()).toMatchObject({ conflict: null, saving: { status: "saved" } });
  });

  it("that was deleted is still there after a reload, and can be saved as a new draft", async () => {
    draft.type("mine");
    service.isDeleted = true;
    draft = open();
    await draft.load();
    expect(state()).toMatchObject({ source: "mine", conflict: { theirs: null } });
    draft.resolve("mine");
    await draft.save();
    expect(service).toMatchObject({ isDeleted: false, source: "mine" });
  });

  it.each([
    ["typed on", () => draft.type("mine again")],
    ["only looked at", () => void draft.refresh()],
    ["opened again", () => void reopen("mine again")],
  ])("whose draft is discarded by another is not taken away where it is %s", async (_, goOn) => {
    draft.type("mine");
    await draft.save();
    Object.assign(service, { source: "published", state: "published" });
    goOn();
    await vi.advanceTimersByTimeAsync(2_000);
    expect(state().source).toMatch(/^mine/);
    expect(state().conflict).toMatchObject({ theirs: null, message: "Changed." });
    draft.resolve(state().source);
    await draft.save();
    expect(service.source).toBe(state().source);
    expect(state()).toMatchObject({ conflict: null, saving: { status: "saved" } });
  });

  it("that is saved while the page is loaded again is not replaced by the older answer", async () => {
    let answer = () => {};
    service.answers = new Promise((resolve) => {
      answer = resolve;
    });
    const loaded = draft.load();
    await vi.advanceTimersByTimeAsync(0);
    draft.type("mine");
    await draft.save();
    answer();
    await loaded;
    expect(state().source).toBe("mine");
  });

  it("is not published where others have saved another since it was seen", async () => {
    draft.type("mine");
    const seen = await draft.seen();
    service.writeAsAnother("theirs");
    await expect(draft.publish(seen, {})).rejects.toThrow("Changed.");
    await draft.refresh();
    expect(state()).toMatchObject({ source: "theirs", saving: { status: "saved" } });
    await expect(draft.publish(seen, {})).rejects.toThrow("Changed.");
    expect(await draft.publish(await draft.seen(), {})).toBe(true);
    expect(service.published).toEqual(["theirs"]);
  });

  it("is published as it was last typed", async () => {
    draft.type("new");
    expect(await draft.publish(await draft.seen(), { note: "A note" })).toBe(true);
    expect(service.published).toEqual(["new"]);
    expect(state()).toMatchObject({ served: { state: "published" }, saving: { status: "saved" } });
  });

  it("is published where what others have saved was taken in before it was seen", async () => {
    service.source = JSON.stringify({ title: "one", a: 1, b: 2 }, null, 2);
    await draft.load();
    service.writeAsAnother(service.source.replace("one", "two"));
    draft.type(JSON.stringify({ title: "one", a: 1, b: 3 }, null, 2));
    const seen = await draft.seen();
    expect(JSON.parse(seen.source)).toEqual({ title: "two", a: 1, b: 3 });
    await draft.save();
    expect(await draft.publish(seen, {})).toBe(true);
    expect(service.published).toEqual([seen.source]);
  });

  it("is not published where it could not be saved", async () => {
    service.isReachable = false;
    draft.type("new");
    expect(await draft.publish(await draft.seen(), {})).toBe(false);
    expect(service.published).toEqual([]);
  });

  it("of a page that is not there is missing", async () => {
    service.call = async (operationId) => {
      throw new CallError("application", operationId, "None.", { code: 40400 });
    };
    draft = open();
    await draft.load();
    expect(draft.store.getState().status).toBe("missing");
  });
});

describe("A text into which another's is taken", () => {
  it("takes what only the other changed, whoever saved first, and says whose that is", async () => {
    await startWith("a\nb\nc\n");
    draft.type("mine\nb\nc\n");
    service.writeAsAnother("a\nb\ntheirs\n");
    await draft.save();
    const both = "mine\nb\ntheirs\n";
    expect(state()).toMatchObject({
      source: both,
      conflict: null,
      taken: { source: both, author: "ana" },
    });
    expect(kept.get("/source")).toEqual({
      source: both,
      etag: service.etag,
      base: "a\nb\ntheirs\n",
    });
    await vi.advanceTimersByTimeAsync(1_000);
    expect(service.source).toBe(both);
    draft.dismissTaken();
    expect(state()).toMatchObject({ taken: null, saving: { status: "saved" } });
  });

  it("takes it after a reload too, and what was typed while it was asked for", async () => {
    await startWith("a\nb\nc\n");
    draft.type("mine\nb\nc\n");
    service.writeAsAnother("a\nb\ntheirs\n");
    draft = open();
    await draft.load();
    expect(state()).toMatchObject({ source: "mine\nb\ntheirs\n", conflict: null });
    service.writeAsAnother("a\nb\ntheirs\nmore\n");
    const saving = draft.save();
    draft.type("mine!\nb\ntheirs\n");
    await saving;
    expect(state().source).toBe("mine!\nb\ntheirs\nmore\n");
  });

  it("ends its lines as the editor does, and saves none that nobody has changed", async () => {
    const stored = "[\r\n1,\r\n2,\r\n3\r\n]\r\n";
    await startWith(stored);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(state()).toMatchObject({ source: "[\n1,\n2,\n3\n]\n", saving: { status: "saved" } });
    expect(service.source).toBe(stored);
    draft.type("[\n1,\n2,\n4\n]\n");
    service.writeAsAnother(stored.replace("1", "0"));
    await draft.save();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(service.source).toBe("[\n0,\n2,\n4\n]\n");
  });

  it("asks where both together are no JSON, though each is", async () => {
    await startWith("[\n1\n\n]\n");
    draft.type("[\n1\n\n,2\n]\n");
    service.writeAsAnother("[\n\n]\n");
    await draft.save();
    expect(state()).toMatchObject({ source: "[\n1\n\n,2\n]\n", conflict: { author: "ana" } });
    expect(service.source).toBe("[\n\n]\n");
  });

  it("still conflicts after a second reload, whatever is typed meanwhile", async () => {
    draft.type("mine");
    service.writeAsAnother("theirs");
    await draft.save();
    for (const typed of ["mine again", "and again"]) {
      draft = open();
      await draft.load();
      expect(state().conflict).toMatchObject({ base: '{"title":"one"}', theirs: "theirs" });
      draft.type(typed);
      await vi.advanceTimersByTimeAsync(1_000);
    }
    expect(service.source).toBe("theirs");
    expect(state().source).toBe("and again");
  });

  it.each([
    ["never answered", new CallError("network", "page.saveDraft", "Lost.")],
    [
      "answered with a failure",
      new CallError("application", "page.saveDraft", "Down.", { status: 503 }),
    ],
  ])("is no conflict with what was sent but %s", async (_how, failure) => {
    draft.type("sent");
    const { call } = service;
    service.call = async (...of) => {
      await call.apply(service, of);
      throw failure;
    };
    await draft.save();
    service.call = call;
    draft.type("sent and more");
    await vi.advanceTimersByTimeAsync(6_000);
    expect(service.source).toBe("sent and more");
    expect(state()).toMatchObject({ conflict: null, taken: null, saving: { status: "saved" } });
  });
});
