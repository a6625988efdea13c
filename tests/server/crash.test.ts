import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { shippedCatalogue } from "../../src/catalogue/shipped.ts";
import { addressOf } from "../support/child-program.ts";
import { callOperation } from "../support/service.ts";
import { prepareServiceProcesses } from "../support/service-process.ts";
import { isWhole } from "../support/whole.ts";
import { copiesOfDatabase } from "./storage/prepared-directory.ts";

const ADMIN_PASSWORD = "the crash's password";
const catalogue = shippedCatalogue();
const kills = isWhole ? 5 : 2;

const service = prepareServiceProcesses();
afterAll(() => service.clean());

const data = join(service.root, "crash");
const putDatabaseInto = copiesOfDatabase();
beforeAll(() => putDatabaseInto(join(data, "database")));

/** Starts the service on the same data as before and signs in. */
async function startOnSameData() {
  const program = service.start({
    DATA_DIR: data,
    ADMIN_PASSWORD,
    CAPTCHA: "off",
    SAMPLE_DATA: "off",
  });
  const url = await addressOf(program);
  const account = { username: "admin", password: ADMIN_PASSWORD };
  const { envelope } = await callOperation(catalogue, url, "login.login", account);
  const { token } = envelope.data as { token: string };
  const call = async (id: "culturalGroup.add" | "culturalGroup.page", args: object) =>
    (await callOperation(catalogue, url, id, { ...args }, { token })).envelope;
  return { program, call };
}

describe("killing the process at any moment", () => {
  it(`loses no change that was acknowledged, ${kills} times over`, async () => {
    const acknowledged = new Set<string>();
    for (let kill = 0; kill < kills; kill += 1) {
      const { program, call } = await startOnSameData();
      const enough = acknowledged.size + 5 + kill;
      const writers = [0, 1, 2].map(async (writer) => {
        for (let count = 0; ; count += 1) {
          const name = `Group ${kill} ${writer} ${count}`;
          const { code } = await call("culturalGroup.add", { name });
          if (code === 0) acknowledged.add(name);
          // While the others' calls go on; each ends with the first that is not answered.
          if (acknowledged.size >= enough) program.process.kill("SIGKILL");
        }
      });
      await Promise.allSettled(writers);
      await program.ended();
    }
    const { call } = await startOnSameData();
    const stored = new Set<string>();
    for (let current = 1; ; current += 1) {
      const { data } = await call("culturalGroup.page", { current, size: 500 });
      const { records } = data as { records: { name: string }[] };
      for (const { name } of records) stored.add(name);
      if (records.length < 500) break;
    }
    expect(acknowledged.size).toBeGreaterThan(kills * 5);
    expect([...acknowledged].filter((name) => !stored.has(name))).toEqual([]);
  }, 300_000);
});
