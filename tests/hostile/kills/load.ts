import { pointTo } from "../../../src/catalogue/schema/pointer.ts";
import { shippedCatalogue } from "../../../src/catalogue/shipped.ts";
import type { OperationId } from "../../../src/catalogue/types.gen.ts";
import type { Random } from "../../support/random.ts";
import { callOperation } from "../../support/service.ts";
import { type GroupLife, lastStep, takeStep } from "./group-lives.ts";
import { contentOf } from "./uploads.ts";

/** The writes that were sent to a service over all its starts, and those it acknowledged. */
export interface Ledger {
  token: string | null;
  lives: GroupLife[];
  /** The numbers of the files, by the names under which they are stored. */
  uploads: Map<string, number>;
  acknowledged: number;
  /** Responses that are wrong even for a service that is killed. */
  broken: string[];
}

export const newLedger = (): Ledger => ({
  token: null,
  lives: [],
  uploads: new Map(),
  acknowledged: 0,
  broken: [],
});

export const password = "the kills' password";

const catalogue = shippedCatalogue();

/**
 * Writes for as long as the service at the address answers: two clients write groups, one writes
 * files.
 */
export async function writeUntilKilled(
  address: string,
  ledger: Ledger,
  random: Random,
): Promise<void> {
  const ask = async (id: OperationId, args: Record<string, unknown>, key?: string) => {
    const options = {
      token: ledger.token,
      ...(key ? { headers: { "Idempotency-Key": key } } : {}),
    };
    const { status, envelope } = await callOperation(catalogue, address, id, args, options);
    if (envelope.code !== 0 && envelope.code !== 20_000) {
      ledger.broken.push(`${id} is answered ${status} ${JSON.stringify(envelope).slice(0, 300)}`);
      throw new Error("refused");
    }
    if (key) ledger.acknowledged += 1;
    return envelope.data;
  };
  // The session must survive the process.
  ledger.token ??= String(Object(await ask("login.login", { username: "admin", password })).token);
  // A first start that was killed has used up the ids of the first groups.
  const { records } = Object(await ask("culturalGroup.page", { size: 1 }));
  const groupId = Number(pointTo(records, "/0/id"));
  const candidates = await ask("culturalGroupUserRel.candidates", { groupId });
  const ids = Object.values(Object(candidates)).map((user) => Number(Object(user).id));
  for (const life of ledger.lives) {
    // A write without a response is either sent again or given up, since a person may do both.
    if (life.sent > life.reached && random.isOneIn(2)) await takeStep(life, life.sent, ask);
  }
  await Promise.all([
    writeGroups(ledger, ids.slice(0, 20), ask),
    writeGroups(ledger, ids.slice(5, 17), ask),
    writeFiles(ledger, ask),
  ]);
}

type Ask = Parameters<typeof takeStep>[2];

async function writeGroups(ledger: Ledger, users: readonly number[], ask: Ask): Promise<void> {
  for (;;) {
    const name = `kill ${ledger.lives.length}`;
    const life: GroupLife = { name, users, id: null, reached: 0, sent: 0 };
    ledger.lives.push(life);
    const last = ledger.lives.length % 3 === 0 ? lastStep : lastStep - 1;
    for (let step = 1; step <= last; step += 1) await takeStep(life, step, ask);
  }
}

async function writeFiles(ledger: Ledger, ask: Ask): Promise<void> {
  for (;;) {
    const number = ledger.acknowledged;
    const file = new File([contentOf(number)], `kill ${number}`);
    const { url } = Object(await ask("upload.anyFile", { file }, `upload ${number} ${Date.now()}`));
    ledger.uploads.set(String(url).replace("/upload/", ""), number);
  }
}
