import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { captchaDrawer } from "../../../src/server/accounts/captcha.ts";
import type { CheckedPage, PageCheck } from "../../../src/server/call/services.ts";
import { describeImport } from "../../../src/server/imported/described-import.ts";
import { encodeImage } from "../../../src/server/threads/images.ts";
import { petsDocument } from "../../support/pets.ts";
import { startService, type TestService } from "../../support/service.ts";

/** Work that a test can stop and later continue. */
function heldWork() {
  let gate: { begun: () => void; open: Promise<void> } | null = null;
  let runs = 0;
  return {
    runs: () => runs,
    hold() {
      let letGo = () => {};
      const open = new Promise<void>((resolve) => {
        letGo = resolve;
      });
      const begun = new Promise<void>((resolve) => {
        gate = { begun: resolve, open };
      });
      return { begun, letGo };
    },
    around:
      <Given extends readonly unknown[], Result>(
        work: (...given: Given) => Result | Promise<Result>,
      ) =>
      async (...given: Given): Promise<Result> => {
        runs += 1;
        const held = gate;
        gate = null;
        held?.begun();
        await held?.open;
        return await work(...given);
      },
  };
}

const work = heldWork();
/** A page check that reports an error for every source that contains "broken". */
const check: PageCheck = (_path, source) => ({
  problems: source.includes("broken") ? [error] : [],
  calls: [],
  links: [],
});
const error: CheckedPage["problems"][number] = {
  code: "unknownKind",
  severity: "error",
  message: "No such kind.",
  remedy: "Use table.",
  pointer: "/body/kind",
  line: 3,
  column: 5,
};

let service: TestService;
beforeAll(async () => {
  service = await startService({
    sampleData: false,
    checkPage: work.around(check),
    importSource: work.around(describeImport),
    encodeImage: work.around(encodeImage),
    captcha: { draw: work.around(captchaDrawer.draw) },
  });
});
afterAll(() => service.stop());

const path = "held/page";
const source = (title: string) => JSON.stringify({ title, body: { kind: "table" } });
const saveDraft = (title: string) => service.ask("page.saveDraft", { path, source: source(title) });
const shown = async () => (await service.ask("page.getOne", { path })).source;
const asAdmin = (headers: Record<string, string> = {}) => ({ token: service.adminToken, headers });
const publish = (headers?: Record<string, string>) =>
  service.call("page.publish", { path }, asAdmin(headers));

describe("while a write is prepared", () => {
  const picture = Buffer.from(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
    "base64",
  );
  const file = new File([picture], "a.png", { type: "image/png" });

  it.each([
    ["a page is checked that is published", () => publish()],
    ["a page is checked that goes back to an earlier version", () => rollback()],
    ["a page is checked that comes back from its deletion", () => restore()],
    ["a service is imported", () => importPets()],
    ["a picture is encoded", () => service.call("upload.image", { file }, asAdmin())],
    ["a captcha is drawn", () => service.call("login.code", {})],
  ])("other calls are answered: %s", async (_name, write) => {
    await saveDraft("Sound");
    const { begun, letGo } = work.hold();
    const written = write();
    await begun;
    // Other reads and writes are answered while the work is stopped.
    await service.ask("dict.getList", { dictType: "role" });
    await service.ask("page.saveDraft", { path: "held/other", source: source("Other") });
    letGo();
    expect((await written).envelope.code).toBe(20000);
  });

  const rollback = () => service.call("page.rollback", { path, version: 1 }, asAdmin());
  const restore = async () => {
    await service.ask("page.discardDraft", { path });
    await service.ask("page.del", { path });
    return await service.call("page.restore", { path }, asAdmin());
  };
  const importPets = () =>
    service.call("service.save", { name: "pets", source: petsDocument }, asAdmin());
});

describe("what was changed while its check went on", () => {
  /** Publishes a valid draft, and saves another draft meanwhile. */
  const publishWhileSaving = async (title: string, headers: Record<string, string> = {}) => {
    await saveDraft("Sound at first");
    const { begun, letGo } = work.hold();
    const published = publish(headers);
    await begun;
    await saveDraft(title);
    letGo();
    return (await published).envelope.code;
  };

  it("is checked again before it is published", async () => {
    expect(await publishWhileSaving("Another")).toBe(20000);
    expect(await shown()).toBe(source("Another"));
    expect(await publishWhileSaving("broken")).toBe(40000);
    expect(await shown()).toBe(source("Another"));
  });

  it("is refused to those who meant what they had before them", async () => {
    await saveDraft("Sound at first");
    const { headers } = await service.call("page.getOne", { path, draft: true }, asAdmin());
    const { begun, letGo } = work.hold();
    const published = publish({ "If-Match": headers.get("etag") ?? "" });
    await begun;
    await saveDraft("Somebody else's");
    letGo();
    expect((await published).envelope.code).toBe(40900);
    expect(await shown()).toBe(source("Another"));
  });

  it("is checked again where the catalogue is another one by then", async () => {
    await saveDraft("Checked twice");
    const { begun, letGo } = work.hold();
    const before = work.runs();
    const published = publish();
    await begun;
    await service.ask("service.del", { name: "pets" });
    letGo();
    expect((await published).envelope.code).toBe(20000);
    expect(work.runs()).toBe(before + 2);
  });
});

describe("a refused write that keeps its changes", () => {
  it("is refused again where it is sent again with its key", async () => {
    const request = {
      username: "nobody.new",
      fullname: "Nobody",
      mobile: "13800019999",
      code: "000000",
      password: "correct horse",
      rePassword: "correct horse",
    };
    const options = { headers: { "Idempotency-Key": "register-once" } };
    const first = await service.call("login.register", request, options);
    expect(first.envelope.code).toBe(40000);
    const second = await service.call("login.register", request, options);
    expect(second.envelope).toEqual(first.envelope);
  });
});

describe("a write that is prepared", () => {
  it("that is sent twice with one key is made once", async () => {
    await saveDraft("Once");
    const key = { "Idempotency-Key": "publish-once" };
    const [first, second] = await Promise.all([publish(key), publish(key)]);
    expect(first.envelope.code).toBe(20000);
    expect(second.envelope).toEqual(first.envelope);
    expect((await publish(key)).envelope).toEqual(first.envelope);
  });

  it("is not begun where it is refused for another reason", async () => {
    const before = work.runs();
    expect((await publish()).envelope.code).toBe(40400);
    const stale = { token: service.adminToken, headers: { "If-Match": '"1"' } };
    const request = { name: "pets", source: petsDocument };
    expect((await service.call("service.save", request, stale)).envelope.code).toBe(40400);
    expect(work.runs()).toBe(before);
  });

  it("is refused where what it is about changes again and again", async () => {
    await saveDraft("Sound");
    let changes = 0;
    let isOver = false;
    const changing = async () => {
      while (!isOver) {
        const { begun, letGo } = work.hold();
        await Promise.race([begun, over]);
        if (!isOver) await saveDraft(`Change ${++changes}`);
        letGo();
      }
    };
    let end = () => {};
    const over = new Promise<void>((resolve) => {
      end = resolve;
    });
    const changed = changing();
    const { envelope } = await publish();
    isOver = true;
    end();
    await changed;
    expect([envelope.code, changes]).toEqual([40900, 5]);
  });
});
