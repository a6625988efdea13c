import { describe, expect, it } from "vitest";
import { shippedCatalogue } from "../../src/catalogue/shipped.ts";
import { holdWrites } from "../../src/preview/hold-writes.ts";
import type { ToldWrite } from "../../src/preview/protocol.ts";
import { CallError, type Wire } from "../../src/wire/wire.ts";

const catalogue = shippedCatalogue();

/** A service that records its calls, and a studio that records its notifications. */
function around(isOnFixtures = false) {
  const reached: string[] = [];
  const told: ToldWrite[] = [];
  const settled: number[] = [];
  const service: Wire = {
    call: async (operationId) => {
      reached.push(operationId);
      return { data: operationId, code: 0, message: "", etag: null };
    },
  };
  const listener = {
    write: (write: ToldWrite) => told.push(write),
    settled: (id: number) => settled.push(id),
    givenUp: () => "given up",
  };
  const wire = holdWrites(service, catalogue, listener, isOnFixtures);
  const lastId = () => told.at(-1)?.id ?? -1;
  return { wire, reached, told, settled, lastId };
}

describe("a page on the real service", () => {
  it("reads at once", async () => {
    const { wire, reached, told } = around();
    await wire.call("dictType.list", {});
    expect(reached).toEqual(["dictType.list"]);
    expect(told).toEqual([]);
  });

  it("writes nothing by itself; the studio is told what it would have sent", async () => {
    const { wire, reached, told } = around();
    void wire.call("culturalGroup.add", { name: "Chess", status: 1 });
    await Promise.resolve();
    expect(reached).toEqual([]);
    expect(told).toMatchObject([{ operation: "culturalGroup.add", fate: "held" }]);
    expect(JSON.parse(told[0]?.arguments ?? "")).toEqual({ name: "Chess", status: 1 });
  });

  it("writes what is sent after all, once, and is answered", async () => {
    const { wire, reached, settled, lastId } = around();
    const answer = wire.call("culturalGroup.add", { name: "Chess" });
    wire.decide(lastId(), true);
    wire.decide(lastId(), true);
    expect(await answer).toMatchObject({ data: "culturalGroup.add" });
    expect(reached).toEqual(["culturalGroup.add"]);
    expect(settled).toEqual([lastId()]);
  });

  it("is told that a write that is given up was cancelled", async () => {
    const { wire, reached, settled, lastId } = around();
    const answer = wire.call("culturalGroup.add", { name: "Chess" });
    wire.decide(lastId(), false);
    const failure = await answer.catch((cause: unknown) => cause);
    expect(failure).toBeInstanceOf(CallError);
    expect(failure).toMatchObject({ kind: "cancelled", message: "given up" });
    expect([reached, settled]).toEqual([[], [lastId()]]);
  });

  it("has all its waiting writes given up together, and one whose caller leaves", async () => {
    const { wire, reached, settled, told } = around();
    const leaving = new AbortController();
    const answers = [
      wire.call("culturalGroup.add", {}, { signal: leaving.signal }),
      wire.call("culturalGroup.delete", {}),
      wire.call("deptGroup.add", {}),
    ];
    leaving.abort();
    wire.giveUpAll();
    const ends = await Promise.allSettled(answers);
    expect(ends.map(({ status }) => status)).toEqual(["rejected", "rejected", "rejected"]);
    expect(settled).toEqual(told.map(({ id }) => id));
    expect(reached).toEqual([]);
  });

  it("writes at once while writes are let through, told all the same", async () => {
    const { wire, reached, told } = around();
    wire.open(true);
    await wire.call("culturalGroup.add", {});
    expect([reached, told.map(({ fate }) => fate)]).toEqual([["culturalGroup.add"], ["sent"]]);
    wire.open(false);
    void wire.call("culturalGroup.add", {});
    expect(told.map(({ fate }) => fate)).toEqual(["sent", "held"]);
  });

  it("keeps secrets and the contents of files from what is told", () => {
    const { wire, told } = around();
    void wire.call("member.updatePwd", {
      id: 1,
      password: "s3cret-word",
      rePassword: "s3cret-word",
    });
    void wire.call("upload.image", { file: new File(["abc"], "a.png"), witchField: "thumb" });
    void wire.call("culturalGroup.add", { remark: "x".repeat(10_000) });
    const [password = "", file = "", long = ""] = told.map((write) => write.arguments);
    expect(password).not.toContain("s3cret");
    expect(JSON.parse(file)).toEqual({ file: "a.png (3 B)", witchField: "thumb" });
    expect(long.length).toBeLessThan(5_000);
  });
});

describe("a page on fixtures", () => {
  it("is answered at once; the studio is told what would have been sent", async () => {
    const { wire, reached, told } = around(true);
    await wire.call("dictType.list", {});
    await wire.call("culturalGroup.add", { name: "Chess" });
    expect(reached).toEqual(["dictType.list", "culturalGroup.add"]);
    expect(told).toMatchObject([{ operation: "culturalGroup.add", fate: "fixture" }]);
  });
});
