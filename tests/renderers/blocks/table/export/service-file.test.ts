// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { saveServiceFile } from "../../../../../renderers/blocks/table/export/service-file.ts";
import { readTableQuery } from "../../../../../renderers/blocks/table/query/table-query.ts";
import { shippedCatalogue } from "../../../../../src/catalogue/shipped.ts";
import { FileAnswer } from "../../../../../src/wire/file-answer.ts";
import { callTimeoutMs } from "../../../../../src/wire/transport.ts";
import { CallError, type CallOptions, type Wire } from "../../../../../src/wire/wire.ts";
import { tablePlan } from "../table-plan.ts";

const exportedBy = { operation: "culturalGroup.page", requires: [], format: "CSV" };
const plan = { ...tablePlan({ rows: "culturalGroup.page" }), exportedBy };
const address = { name: "chess", _sort: "-name", _page: "3", _size: "50" };
const query = readTableQuery(address, plan);
const text = (key: unknown) => `the text of ${key}`;

let saved: string[];

beforeEach(() => {
  saved = [];
  vi.useFakeTimers();
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download);
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Fetches the file by a wire whose answer a test decides. */
function fetching(call: Wire["call"], signal = new AbortController().signal) {
  const host = { wire: { call }, catalogue: shippedCatalogue(), text };
  const received: number[] = [];
  const onReceived = (bytes: number) => received.push(bytes);
  const ended = saveServiceFile(plan, query, host, { args: { status: 1 }, signal, onReceived });
  return { ended, received };
}

/** A call that never ends by itself, and tells how far it is by `receive`. */
function endless() {
  let receive = (_bytes: number): void => expect.fail("not called yet");
  const call = (id: string, _args: unknown, { signal, onReceived }: CallOptions = {}) =>
    new Promise<never>((_resolve, reject) => {
      receive = (bytes) => onReceived?.(bytes);
      signal?.addEventListener("abort", () => reject(new CallError("cancelled", id, "")));
    });
  return { call, receive: (bytes: number) => receive(bytes) };
}

it("asks for all that is searched for, in the table's order, and for no page", async () => {
  const asked: unknown[] = [];
  const { ended } = fetching(async (id, args) => {
    asked.push([id, args]);
    const data = new FileAnswer(new Blob(["a"], { type: "text/csv" }), "groups.csv");
    return { data, code: 0, message: "", etag: null };
  });
  expect(await ended).toBeNull();
  expect(asked).toEqual([
    ["culturalGroup.page", { name: "chess", status: 1, sort: "name", order: "desc" }],
  ]);
  expect(saved).toEqual(["groups.csv"]);
});

it("takes as long as something arrives, and ends when nothing has arrived for long", async () => {
  const { call, receive } = endless();
  const { ended, received } = fetching(call);
  await vi.advanceTimersByTimeAsync(callTimeoutMs - 1);
  receive(2_000);
  await vi.advanceTimersByTimeAsync(callTimeoutMs - 1);
  receive(4_000);
  await vi.advanceTimersByTimeAsync(callTimeoutMs);
  expect(await ended).toBe("the text of wire.timeout");
  expect(received).toEqual([2_000, 4_000]);
  expect(saved).toEqual([]);
});

it("ends where somebody cancels it", async () => {
  const controller = new AbortController();
  const { ended } = fetching(endless().call, controller.signal);
  controller.abort();
  await expect(ended).rejects.toMatchObject({ kind: "cancelled" });
  expect(saved).toEqual([]);
});
