import type { ServerResponse } from "node:http";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { createCatalogue } from "../../src/catalogue/catalogue.ts";
import { importOpenApi } from "../../src/catalogue/import/import-open-api.ts";
import { shippedCatalogue } from "../../src/catalogue/shipped.ts";
import type { Language } from "../../src/i18n/language.ts";
import { translators } from "../../src/i18n/texts.ts";
import { resumeJobs } from "../../src/wire/jobs.ts";
import type { KeptJob, KeptJobs } from "../../src/wire/options.ts";
import { secondsIn, stateOf } from "../../src/wire/patience.ts";
import { petsApi } from "../support/pets.ts";
import { failureOf, type Loopback, observeWire, startLoopback } from "./loopback.ts";

let yard: Loopback;
/** The responses of the service in order; the last one is repeated. */
let answers: ((response: ServerResponse) => void)[] = [];

beforeAll(async () => {
  yard = await startLoopback((_request, response) => {
    const [next] = answers.length > 1 ? answers.splice(0, 1) : answers;
    next?.(response);
  });
});
afterAll(async () => await yard.close());
afterEach(() => {
  yard.seen.length = 0;
});

const json =
  (status: number, body: object, headers: Record<string, string> = {}) =>
  (response: ServerResponse) => {
    response.writeHead(status, { "Content-Type": "application/json", ...headers });
    response.end(JSON.stringify(body));
  };

interface Settings {
  givesUp?: boolean;
  jobs?: KeptJobs;
  language?: Language;
}

/**
 * A client of the service, and the waits that it reports; with `givesUp` the person cancels each
 * wait at once.
 */
function client({ givesUp = false, jobs, language = "en" }: Settings = {}) {
  const { document } = importOpenApi(petsApi, { name: "pets" });
  const catalogue = createCatalogue(document ? [document] : [], shippedCatalogue());
  const waits: string[] = [];
  const observed = observeWire("", {
    catalogue,
    bases: { pets: `${yard.address}/v1` },
    language: () => language,
    text: translators[language].say,
    ...(jobs && { jobs }),
    onWaiting: (message, giveUp) => {
      waits.push(message);
      if (givesUp) giveUp();
      return () => waits.push("over");
    },
  });
  return { ...observed, waits };
}

const add = { name: "Rex" };
const calls = () => yard.seen.map(({ method, url }) => `${method} ${url}`);

describe("a service that is busy", () => {
  it.each([429, 503])("is asked again when it says, a write too: %i", async (status) => {
    answers = [json(status, {}, { "Retry-After": "0" }), json(200, { id: 1 })];
    const { wire, waits } = client();
    expect((await wire.call("pets.addPet", add)).data).toEqual({ id: 1 });
    expect(calls()).toEqual(["POST /v1/pets", "POST /v1/pets"]);
    expect(waits).toEqual(["The service is busy. Trying again in 0 s.", "over"]);
  });

  it("is not asked again where it does not say when, or says too late", async () => {
    for (const later of [null, "3600", "soon"]) {
      answers = [json(503, {}, later === null ? {} : { "Retry-After": later })];
      await failureOf(client().wire.call("pets.addPet", add));
    }
    expect(yard.seen).toHaveLength(3);
  });

  it.each([
    [429, {}, "300", "The service has received too many requests. Try again in 5 minutes."],
    [503, {}, "3600", "The service is busy. Try again in 1 hour. (Request r-7)"],
    [429, { message: "Slow down" }, "31", "Slow down. Try again in 31 seconds."],
    [503, { message: "Closed!" }, "172800", "Closed! Try again in 2 days. (Request r-7)"],
    [409, { message: "Taken." }, "300", "Taken."],
  ])("is told when to be asked again, after %i %o", async (status, body, later, told) => {
    answers = [json(status, body, { "Retry-After": later, "X-Request-Id": "r-7" })];
    const { wire, errors } = client();
    await failureOf(wire.call("pets.addPet", add));
    expect(errors).toEqual([told]);
    expect(yard.seen).toHaveLength(1);
  });

  it("is told by our own service too, without a moment's patience that would contradict it", async () => {
    const refusal = { code: 42900, msg: "Too many requests. Please wait a moment.", data: null };
    for (const [later, told] of [
      ["58", "The service has received too many requests. Try again in 58 seconds."],
      ["20", refusal.msg],
    ] as const) {
      answers = [json(429, refusal, { "Retry-After": later })];
      const { wire, errors } = observeWire(yard.address);
      await failureOf(wire.call("notice.getPublic", {}));
      expect(errors).toEqual([told]);
    }
    expect(yard.seen).toHaveLength(2);
  });

  it("is told in the reader's language", async () => {
    answers = [json(429, { message: "请求过多。" }, { "Retry-After": "300" })];
    const { wire, errors } = client({ language: "zh" });
    await failureOf(wire.call("pets.addPet", add));
    expect(errors).toEqual(["请求过多。请在5分钟后重试。"]);
  });

  it("is not asked for ever, and not by whoever gives up", async () => {
    answers = [json(429, {}, { "Retry-After": "0" })];
    await failureOf(client().wire.call("pets.addPet", add));
    expect(yard.seen).toHaveLength(5);
    yard.seen.length = 0;
    answers = [json(429, {}, { "Retry-After": "20" })];
    await failureOf(client({ givesUp: true }).wire.call("pets.addPet", add));
    expect(yard.seen).toHaveLength(1);
  });

  it("may say a number of seconds or a moment", () => {
    const now = Date.parse("2026-01-01T00:00:00Z");
    expect(secondsIn("7", now)).toBe(7);
    expect(secondsIn("Thu, 01 Jan 2026 00:00:09 GMT", now)).toBe(9);
    expect(secondsIn("Wed, 31 Dec 2025 00:00:00 GMT", now)).toBe(0);
    expect(secondsIn("later", now)).toBeNull();
  });
});

describe("what a service has only begun", () => {
  const begun = (location: string) => json(202, {}, { Location: location, "Retry-After": "0" });

  it("is followed where it says so, until it has ended, and told then", async () => {
    answers = [
      begun("/v1/jobs/3"),
      json(200, { status: "running" }),
      json(200, { status: "done" }),
    ];
    const { wire, waits, successes } = client();
    const { ended } = await wire.call("pets.addPet", add);
    expect(successes).toEqual([]);
    await ended;
    expect(calls()).toEqual(["POST /v1/pets", "GET /v1/jobs/3", "GET /v1/jobs/3"]);
    expect(waits).toEqual([expect.stringContaining("still working on it"), "over"]);
    expect(successes).toEqual(["The operation succeeded."]);
  });

  it("is told in the service's words where it failed", async () => {
    answers = [begun("/v1/jobs/3"), json(200, { status: "failed", message: "No room." })];
    const { wire, errors } = client();
    await (await wire.call("pets.addPet", add)).ended;
    expect(errors).toEqual(["No room."]);
  });

  // The platform answers with 303 for a service whose job has ended with a redirect to its result.
  it.each([404, 303])(
    "is not told as done where the platform answers for its state: %i",
    async (status) => {
      const refusal = json(status, { code: 40400 }, { "X-Platform-Answer": "refusal" });
      answers = [begun("/v1/jobs/3"), refusal];
      const { wire, successes } = client();
      await (await wire.call("pets.addPet", add)).ended;
      expect(successes).toEqual(["The service has accepted this and will carry it out."]);
    },
  );

  it.each([
    ["running", 200, { status: "Provisioning" }],
    ["running", 200, { state: "retrying" }],
    ["running", 200, { name: "operations/1", done: false }],
    ["running", 200, { data: { status: "enqueued" } }],
    ["running", 200, { properties: { provisioningState: "Deleting" } }],
    ["running", 502, {}],
    ["failed", 200, { status: "completed_with_errors" }],
    ["failed", 200, { job: { state: "ERRORED" } }],
    ["failed", 200, { done: true, error: { message: "No quota." } }],
    ["unsaid", 200, { status: "shelved" }],
    ["unsaid", 404, {}],
    ["done", 200, { status: "Succeeded", error: null }],
    ["done", 200, { done: true, response: {} }],
    ["done", 200, { id: 3, name: "Rex" }],
  ] as const)("is %s where its state is answered as %i %j", (state, status, body) => {
    const bytes = Uint8Array.from(Buffer.from(JSON.stringify(body))).buffer;
    const contentType = "application/json";
    expect(stateOf({ status, contentType, bytes, disposition: null, etag: null })).toBe(state);
  });

  it("is followed no more once somebody gives up", async () => {
    answers = [begun("/v1/jobs/3"), json(200, { status: "running" })];
    const { wire, successes, errors } = client({ givesUp: true });
    await (await wire.call("pets.addPet", add)).ended;
    expect(calls()).toEqual(["POST /v1/pets"]);
    expect([...successes, ...errors]).toEqual([]);
  });

  it.each(["http://127.0.0.1:1/v1/jobs/3", "/admin", "/v1/../admin", "/v10/jobs"])(
    "is followed to no place that is not the service's: %s",
    async (location) => {
      answers = [begun(location)];
      expect((await client().wire.call("pets.addPet", add)).ended).toBeUndefined();
      expect(calls()).toEqual(["POST /v1/pets"]);
    },
  );

  /** Jobs as the browser keeps them from one visit to the next. */
  function keptJobs(...jobs: KeptJob[]): KeptJobs {
    return {
      all: () => [...jobs],
      keep: (job) => void jobs.push(job),
      drop: ({ href }) => void jobs.splice(0, Infinity, ...jobs.filter((job) => job.href !== href)),
    };
  }
  const kept = (path: string): KeptJob => {
    return { operation: "pets.addPet", href: yard.address + path };
  };

  it("is kept while it runs, and no longer once it has ended", async () => {
    answers = [begun("/v1/jobs/3"), json(200, { status: "done" })];
    const jobs = keptJobs();
    const { ended } = await client({ jobs }).wire.call("pets.addPet", add);
    expect(jobs.all()).toEqual([kept("/v1/jobs/3")]);
    await ended;
    expect(jobs.all()).toEqual([]);
  });

  it("is followed again on the next visit, and told by its name", async () => {
    answers = [json(200, { status: "done" })];
    const jobs = keptJobs(kept("/v1/jobs/4"));
    const { options, successes } = client({ jobs });
    await Promise.all([resumeJobs(options), resumeJobs(options)]);
    expect(calls()).toEqual(["GET /v1/jobs/4"]);
    expect(successes).toEqual([expect.stringMatching(/^.+: The operation succeeded\.$/)]);
    expect(jobs.all()).toEqual([]);
  });

  it("stays kept where the service cannot be reached or its operation is not known yet", async () => {
    answers = [(response) => response.destroy()];
    const unknown = { ...kept("/v1/jobs/6"), operation: "later.add" };
    const jobs = keptJobs(kept("/v1/jobs/5"), unknown);
    await resumeJobs(client({ jobs }).options);
    expect(jobs.all()).toEqual([kept("/v1/jobs/5"), unknown]);
  });

  it("takes no credentials to a place that is not the service's", async () => {
    const jobs = keptJobs(kept("/admin"));
    await resumeJobs(client({ jobs }).options);
    expect(calls()).toEqual([]);
    expect(jobs.all()).toEqual([]);
  });
});
