import { median } from "../result-table.ts";
import { readArguments } from "./arguments.ts";
import { databaseKinds } from "./filled-database.ts";
import { type HeavyRequest, heavyRequests } from "./heavy-requests.ts";
import { type MeasuredService, startMeasuredService } from "./measured-service.ts";

const usage = `npm run bench -- service [--rounds N] [--only TEXT]

Makes heavy requests to the built service, with 10,000 employees, one after the other, and prints for
how long each kept the event loop from everything else, in milliseconds. On the embedded database,
and on the PostgreSQL that TEST_DATABASE_URL names, --only those whose name holds the text.
BENCH_PROFILE names a folder for processor profiles of the service.
`;

/** Makes a request repeatedly and returns how long it blocked the event loop. */
async function measure(service: MeasuredService, { name, make }: HeavyRequest, rounds: number) {
  const held: number[] = [];
  const took: number[] = [];
  let code = 0;
  for (let round = 0; round < rounds; round += 1) {
    let begun = 0;
    code = await make(service, async () => {
      await service.measure();
      begun = performance.now();
    });
    took.push(performance.now() - begun);
    held.push((await service.measure()).heldMs);
  }
  const whole = (milliseconds: number) => Math.round(milliseconds);
  return {
    request: name,
    "held ms": whole(median(held)),
    longest: whole(Math.max(...held)),
    "took ms": whole(median(took)),
    code,
  };
}

/** Measures all requests on each database, and prints a table for each database. */
async function main(): Promise<void> {
  const asked = readArguments();
  const chosen = heavyRequests.filter(({ name }) => name.includes(asked?.only ?? ""));
  if (!asked || chosen.length === 0) {
    process.stdout.write(usage);
    return;
  }
  for (const open of databaseKinds) {
    const database = await open();
    const service = await startMeasuredService(database, { BENCH_HELD: "1" });
    try {
      const rows: Awaited<ReturnType<typeof measure>>[] = [];
      for (const request of chosen) {
        rows.push(await measure(service, request, asked.rounds));
      }
      process.stdout.write(`\n${database.name}\n`);
      console.table(rows);
    } finally {
      await service.stop();
      await database.remove();
    }
  }
}

// The work runs at the top level and not in a function called later, since Vite's module loader
// closes once this module has been evaluated.
await main();
