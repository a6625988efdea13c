import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { shippedCatalogue } from "../../../src/catalogue/shipped.ts";
import type { OperationId } from "../../../src/catalogue/types.gen.ts";
import { median } from "../result-table.ts";
import { readArguments } from "./arguments.ts";
import { type FilledDatabase, fillServer } from "./filled-database.ts";
import { load, type Sent } from "./load.ts";
import {
  type MeasuredProgram,
  type RecordedQuery,
  startMeasured,
  startMeasuredService,
} from "./measured-service.ts";

const usage = `npm run bench -- calls [--rounds N] [--only OPERATION]

Makes calls by 100 clients to the built service, and to Fastify and pg alone which send the very same
queries, in turns, on the PostgreSQL that TEST_DATABASE_URL names. Prints for each the calls a second
and the processor time of a call, and the median of the rounds' ratios.
BENCH_PROFILE names a folder for processor profiles.
`;

const clients = 100;
const roundMs = 3_000;
/** The warm-up time in milliseconds, after which a program's code has been compiled. */
const warmMs = 8_000;
const catalogue = shippedCatalogue();

/** The placeholders in the recorded queries for values that come from the request. */
const marks = [
  { name: "name", start: "recorded name" },
  { name: "groupId", start: "777" },
];

let count = 0;
const group = () => 100 + (count % 900);

/**
 * The calls, each with a function for its next request; `null` requests the call that is recorded.
 */
const calls: { id: OperationId; next(recorded: boolean): Record<string, unknown> }[] = [
  { id: "culturalGroup.page", next: () => ({}) },
  { id: "menu.getTreeList", next: () => ({}) },
  {
    id: "culturalGroupUserRel.current",
    next: (isRecorded) => ({ groupId: isRecorded ? 777 : group() }),
  },
  {
    id: "culturalGroupUserRel.update",
    next: (isRecorded) => ({ groupId: isRecorded ? 777 : group(), ids: [1, 2, 3, 4, 5] }),
  },
  {
    id: "culturalGroup.add",
    next: (isRecorded) => ({
      name: isRecorded ? `recorded name ${Date.now()}` : `load ${count} ${Date.now()}`,
    }),
  },
];

/**
 * A call as it is sent to either program, with the database queries that the service makes for it.
 */
interface RecordedCall {
  id: OperationId;
  method: string;
  path: string;
  queries: readonly RecordedQuery[];
}

/** Makes each call with placeholders for its own values and records its queries. */
async function record(database: FilledDatabase): Promise<RecordedCall[]> {
  const sent: RecordedQuery[] = [];
  const service = await startMeasuredService(
    database,
    {},
    {
      preload: join(import.meta.dirname, "record-queries.mjs"),
      onQuery: (query) => sent.push(query),
    },
  );
  const recorded: RecordedCall[] = [];
  for (const { id, next } of calls) {
    const operation = catalogue.operations.get(id);
    if (!operation) continue;
    const tries: RecordedQuery[][] = [];
    for (let tried = 0; tried < 4; tried += 1) {
      sent.length = 0;
      await service.call(id, next(true));
      // The queries arrive by another channel than the response, possibly later.
      await delay(200);
      tries.push([...sent]);
    }
    // The first request fills the service's caches, and some requests coincide with queries that
    // the service makes by itself.
    const [queries = []] = tries.slice(1).sort((one, other) => one.length - other.length);
    const { method } = operation;
    recorded.push({ id, method, path: operation.service.base + operation.path, queries });
  }
  await service.stop();
  return recorded;
}

/** The next request for a call. */
function request(call: RecordedCall, token: string): Sent {
  const { method, path, id } = call;
  const operation = catalogue.operations.get(id);
  count += 1;
  const args = calls.find((one) => one.id === id)?.next(false) ?? {};
  const inQuery = Object.entries(args).filter(([name]) =>
    operation?.parameters.some((each) => each.name === name && each.in === "query"),
  );
  const query = inQuery.map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`);
  const body = method === "get" ? null : JSON.stringify(args);
  return {
    method: method.toUpperCase(),
    body,
    path: query.length === 0 ? path : `${path}?${query.join("&")}`,
    headers: {
      "X-Access-Token": token,
      ...(body === null
        ? {}
        : {
            "Content-Type": "application/json",
            "Content-Length": String(Buffer.byteLength(body)),
          }),
    },
  };
}

/** Puts load with one call on both programs in turns, and returns a line of the table. */
async function compare(
  call: RecordedCall,
  programs: readonly MeasuredProgram[],
  token: string,
  rounds: number,
) {
  const perSecond: number[][] = programs.map(() => []);
  const processor: number[][] = programs.map(() => []);
  let failed = 0;
  for (let round = 0; round <= rounds; round += 1) {
    for (const at of round % 2 === 0 ? [0, 1] : [1, 0]) {
      const program = programs[at];
      if (!program) continue;
      await program.measure();
      const done = await load(program.url, clients, round === 0 ? warmMs : roundMs, () =>
        request(call, token),
      );
      const { processorMs } = await program.measure();
      failed += done.failed;
      if (round === 0) continue;
      perSecond[at]?.push(done.perSecond);
      processor[at]?.push(processorMs / done.calls);
    }
  }
  const [own = [], bare = []] = perSecond;
  const ratios = own.map((value, round) => value / (bare[round] ?? Number.NaN));
  return {
    call: call.id,
    queries: call.queries.length,
    "calls/s": Math.round(median(own)),
    "bare calls/s": Math.round(median(bare)),
    ratio: median(ratios).toFixed(2),
    "processor ms": median(processor[0] ?? []).toFixed(2),
    "bare ms": median(processor[1] ?? []).toFixed(2),
    failed,
  };
}

/** Records the calls, starts both programs and prints the table. */
async function main(): Promise<void> {
  const asked = readArguments();
  const server = process.env.TEST_DATABASE_URL;
  if (!asked || !server) {
    process.stdout.write(usage);
    return;
  }
  const database = await fillServer(server);
  const recorded = await record(database);
  const service = await startMeasuredService(database);
  const bare = await startMeasured(join(import.meta.dirname, "bare-service.mjs"), [], {
    ...database.environment,
    BARE_CALLS: JSON.stringify({ calls: recorded, marks }),
  });
  const rows: Awaited<ReturnType<typeof compare>>[] = [];
  for (const call of recorded.filter(({ id }) => id.includes(asked.only))) {
    rows.push(await compare(call, [service, bare], service.token, asked.rounds));
  }
  console.table(rows);
  await Promise.all([service.stop(), bare.stop()]);
  await database.remove();
}

// The work runs at the top level and not in a function called later, since Vite's module loader
// closes once this module has been evaluated.
await main();
