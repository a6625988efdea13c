import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { pointTo } from "../../src/catalogue/schema/pointer.ts";
import { startService, type TestService } from "../support/service.ts";
import { failureOf, type ObservedWire, observeWire } from "./loopback.ts";

/** A PNG of one transparent pixel. */
const pixel =
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==";

let service: TestService;
let observed: ObservedWire;

beforeAll(async () => {
  service = await startService();
});

afterAll(() => service.stop());

beforeEach(() => {
  observed = observeWire(service.url, { token: () => service.adminToken });
});

async function newGroup(name: string): Promise<number> {
  const { data } = await observed.wire.call("culturalGroup.add", { name });
  return Number(pointTo(data, "/id"));
}

describe("against the embedded service", () => {
  it("reads of both services answer their data", async () => {
    const user = await observed.wire.call("member.userInfo", { token: service.adminToken });
    expect(user).toMatchObject({ code: 20000, data: { username: "admin" } });
    const groups = await observed.wire.call("culturalGroup.page", { current: 1, size: 5 });
    expect(groups).toMatchObject({ code: 0, data: { current: 1, size: 5 } });
    expect(observed.successes).toEqual([]);
  });

  it("a write toasts, and the same Idempotency-Key makes one record", async () => {
    const options = { idempotencyKey: "the-same-key-twice" };
    const first = await observed.wire.call("culturalGroup.add", { name: "Once" }, options);
    const second = await observed.wire.call("culturalGroup.add", { name: "Once" }, options);
    expect(second.data).toEqual(first.data);
    expect(observed.successes).toHaveLength(2);
  });

  it("a stale If-Match is refused with 40900, the newest ETag is taken", async () => {
    const groupId = await newGroup("Versions");
    const ids = { groupId, ids: [] };
    const read = await observed.wire.call("culturalGroupUserRel.current", { groupId });
    const fresh = { ifMatch: read.etag ?? "" };
    const candidates = await observed.wire.call("culturalGroupUserRel.candidates", { groupId });
    const some = { groupId, ids: [pointTo(candidates.data, "/0/id")] };
    await observed.wire.call("culturalGroupUserRel.update", some, fresh);
    const failure = await failureOf(observed.wire.call("culturalGroupUserRel.update", ids, fresh));
    expect(failure.code).toBe(40900);
    expect(observed.errors).toEqual([failure.message]);
  });

  it("faults of a request come back with their pointers, in the caller's language", async () => {
    const call = observed.wire.call("culturalGroup.add", { name: "" }, { quiet: true });
    const failure = await failureOf(call);
    expect(failure).toMatchObject({ code: 40000, errors: [{ path: "/name" }] });
    const spanish = observeWire(service.url, {
      token: () => service.adminToken,
      language: () => "es",
    });
    const other = await failureOf(spanish.wire.call("culturalGroup.add", { name: "" }));
    expect(other.message).not.toBe(failure.message);
  });

  it("a fault of a field is told once, by the field's name", async () => {
    const { wire, errors } = observeWire(service.url, {
      token: () => service.adminToken,
      language: () => "en",
    });
    await wire.call("culturalGroup.add", { name: "Twin" });
    await failureOf(wire.call("culturalGroup.add", { name: "Twin" }));
    expect(errors).toEqual(["Group name: There is already a group with this name."]);
    await failureOf(wire.call("culturalGroup.add", { name: "Twin" }, { showsFaults: true }));
    expect(errors[1]).toBe("There is already a group with this name.");
  });

  it("an illegal token is reported as the end of the session", async () => {
    const { wire, signedOut } = observeWire(service.url, { token: () => "illegal" });
    expect((await failureOf(wire.call("member.userInfo", {}))).code).toBe(50008);
    expect(signedOut).toEqual([50008]);
  });

  it("an uploaded image is served at the address that comes back", async () => {
    const file = new File([Buffer.from(pixel, "base64")], "a.png", { type: "image/png" });
    const { data } = await observed.wire.call("upload.image", { file, witchField: "thumb" });
    expect(data).toMatchObject({ witchField: "thumb" });
    const response = await fetch(String(pointTo(data, "/url")));
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toMatch(/^image\//);
  });
});
