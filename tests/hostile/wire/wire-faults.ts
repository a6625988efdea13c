import { isDeepStrictEqual } from "node:util";
import type { Operation } from "../../../src/catalogue/operation.ts";
import { pointTo } from "../../../src/catalogue/schema/pointer.ts";
import { shippedCatalogue } from "../../../src/catalogue/shipped.ts";
import { newKey } from "../../../src/wire/new-key.ts";
import { CallError, type CallResult } from "../../../src/wire/wire.ts";
import { argumentsOf, idOf } from "../../conformance/operation-arguments.ts";
import { type Organisation, portrait } from "../../support/organisation.ts";
import { observeWire } from "../../wire/loopback.ts";
import type { Attack } from "../attack.ts";
import { endlessFaults, type Fault, faults } from "./faults.ts";
import { type FaultyProxy, startFaultyProxy } from "./faulty-proxy.ts";

/** A file is no envelope; whoever fetches one is told by the browser that it broke off. */
const operations = [...shippedCatalogue().operations.values()].filter(({ file }) => file === null);

interface Trial {
  service: Organisation;
  proxy: FaultyProxy;
  operation: Operation;
  fault: Fault;
}

const inAll = operations.length * faults.length;

/** Calls every operation with the browser's client, and loses or spoils the response on its way. */
export function wireFaults(service: () => Organisation): Attack {
  return {
    promise: "A spoilt answer is told in words, shows nothing as empty and doubles no write",
    tries: { short: 150, long: inAll },
    async run(tries, random) {
      const proxy = await startFaultyProxy(service().address);
      const broken: string[] = [];
      const note = (error: unknown) => broken.push(`nobody caught ${String(error)}`);
      process.on("unhandledRejection", note);
      let made = 0;
      for (let tried = 0; tried < tries; tried += 1) {
        const operation = operations[tried % operations.length] ?? random.one(operations);
        const turn = faults[Math.floor(tried / operations.length)];
        const fault = (tries >= inAll && turn) || random.one(faults);
        const found = await tryFault({ service: service(), proxy, operation, fault });
        if (found.isMade) made += 1;
        broken.push(...found.broken.map((one) => `${operation.id}, ${fault.name}: ${one}`));
      }
      // A call that the service refuses in any case does not reveal how a fault is handled.
      if (made < tries / 4) broken.push(`only ${made} calls were made`);
      // The client's timeout is 50 s, so all calls wait at the same time, and only in the long run.
      const waits = tries >= inAll ? endlessFaults : [];
      for (const fault of waits) broken.push(...(await waitForAll(service(), proxy, fault)));
      process.off("unhandledRejection", note);
      await proxy.close();
      return { tried: tries + waits.length * operations.length, broken };
    },
  };
}

/** Calls every operation at once, with responses that never end. */
async function waitForAll(
  service: Organisation,
  proxy: FaultyProxy,
  fault: Fault,
): Promise<string[]> {
  Object.assign(proxy, { fault, passed: [] });
  const waiting: Promise<string[]>[] = [];
  for (const operation of operations) {
    const token = await service.signIn("sofia.super");
    const args = await argumentsFor(operation, service, token);
    const { wire, errors } = observeWire(proxy.address, { token: () => token });
    const told = outcomeOf(wire.call(operation.id, args)).then((outcome) =>
      [...faultsOfOutcome(fault, outcome, errors, null, false)].map(
        (one) => `${operation.id}, ${fault.name}: ${one}`,
      ),
    );
    waiting.push(told);
  }
  return (await Promise.all(waiting)).flat();
}

async function tryFault({ service, proxy, operation, fault }: Trial) {
  const token = await service.signIn("sofia.super");
  const args = await argumentsFor(operation, service, token);
  const { wire, ...told } = observeWire(proxy.address, { token: () => token });
  const idempotencyKey = newKey();
  const before = await audited(service, operation);
  Object.assign(proxy, { fault, passed: [] });
  const outcome = await outcomeOf(wire.call(operation.id, args, { idempotencyKey }));
  const [real = null] = proxy.passed;
  const answer: unknown = real === null ? null : JSON.parse(real.body.toString());
  const isMade = [0, 20_000].includes(Number(pointTo(answer, "/code")));
  const broken = [...faultsOfOutcome(fault, outcome, told.errors, answer, isMade)];
  if (proxy.passed.length !== 1) broken.push(`was sent ${proxy.passed.length} times`);
  if (fault.kind !== null && told.successes.length > 0) broken.push("is told as a success");
  if (told.loading.at(-1) === true) broken.push("the mask stays");
  if (isMade && operation.effect === "write") {
    const direct = observeWire(service.address, { token: () => token });
    const again = await outcomeOf(direct.wire.call(operation.id, args, { idempotencyKey }));
    if (again instanceof CallError) broken.push(`sent again: ${again.message}`);
    const entries = (await audited(service, operation)) - before;
    if (operation.audit && entries !== 1) broken.push(`the log has ${entries} entries of it`);
  }
  return { broken, isMade };
}

async function argumentsFor(
  { id }: Operation,
  service: Organisation,
  token: string,
): Promise<Record<string, unknown>> {
  const args: Record<string, unknown> = { ...(await argumentsOf(idOf(id), service, token)) };
  return typeof args.file === "string" ? { ...args, file: portrait(args.file) } : args;
}

type Outcome = CallResult | CallError;

async function outcomeOf(call: Promise<CallResult>): Promise<Outcome> {
  return await call.catch((error: unknown) => {
    if (error instanceof CallError) return error;
    throw error;
  });
}

/** The faults in a call's result and in the message that the person was shown. */
function* faultsOfOutcome(
  { kind, says = /./ }: Fault,
  outcome: Outcome,
  errors: readonly string[],
  answer: unknown,
  isMade: boolean,
): Generator<string> {
  if (kind === null && isMade) {
    if (outcome instanceof CallError) yield `fails: ${outcome.message}`;
    else if (!isSame(outcome.data, pointTo(answer, "/data"))) yield "shows something else";
    return;
  }
  if (!(outcome instanceof CallError)) {
    yield `succeeds with ${JSON.stringify(outcome.data)}`;
    return;
  }
  if (kind !== null && outcome.kind !== kind) yield `is a failure of sort ${outcome.kind}`;
  if (kind !== null && !says.test(outcome.message)) yield `says "${outcome.message}"`;
  if (!isDeepStrictEqual(errors, [outcome.message])) yield `tells ${JSON.stringify(errors)}`;
}

/** Only the addresses of uploads are completed by the client. */
function isSame(shown: unknown, said: unknown): boolean {
  return isDeepStrictEqual(shown, said) || typeof pointTo(said, "/witchField") === "string";
}

async function audited({ db }: Organisation, { id }: Operation): Promise<number> {
  const { count } = await db
    .selectFrom("auditLog")
    .select(({ fn }) => fn.countAll<number | string>().as("count"))
    .where("operationId", "=", id)
    .where("code", "in", [0, 20_000])
    .executeTakeFirstOrThrow();
  return Number(count);
}
