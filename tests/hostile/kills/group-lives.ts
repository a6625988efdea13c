import { type Kysely, sql } from "kysely";
import type { OperationId } from "../../../src/catalogue/types.gen.ts";
import type { Database } from "../../../src/server/storage/tables.ts";

/**
 * Sends a write with its idempotency key and returns its data; throws where it gets no response.
 */
export type Send = (
  id: OperationId,
  args: Record<string, unknown>,
  key: string,
) => Promise<unknown>;

/**
 * The life of a group: it is created, related to users and deleted; each step changes several rows.
 */
export interface GroupLife {
  name: string;
  users: readonly number[];
  id: number | null;
  /** The last acknowledged step and the last sent step; 0 means none. */
  reached: number;
  sent: number;
}

const steps = ["culturalGroup.add", "culturalGroupUserRel.update", "culturalGroup.delete"] as const;

export const lastStep = steps.length;

/** Sends one step, with the same key each time it is sent, and records that it was acknowledged. */
export async function takeStep(life: GroupLife, step: number, send: Send): Promise<void> {
  const id = steps[step - 1];
  if (id === undefined) return;
  const { name, users } = life;
  const requests = [{ name }, { groupId: life.id, ids: users }, { ids: [life.id] }];
  life.sent = step;
  const data = await send(id, requests[step - 1] ?? {}, `${name} step ${step}`);
  if (step === 1) life.id = Number(Object(data).id);
  life.reached = step;
}

/** The state of a group in the database's tables. */
interface Stored {
  exists: boolean;
  /** The number of the group's users, now and at the time of its deletion. */
  users: number;
  kept: number | null;
  audited: string[];
}

async function readStored(db: Kysely<Database>): Promise<Map<string, Stored>> {
  const { rows } = await sql<Stored & { name: string }>`
    with one as (
      select id, name, true as exists, null::integer as kept from points_group
      union all
      select record_id, fields->>'name', false,
        jsonb_array_length(relations->'pointsGroupUser')
      from deleted_record where kind = 'culturalGroup'
    )
    select name, exists, kept,
      (select count(*)::integer from points_group_user where group_id = one.id) as users,
      array(select operation_id from audit_log
        where operation_id like 'culturalGroup%' and record_keys = array[one.id::text]
        order by audit_log.id) as audited
    from one
  `.execute(db);
  return new Map(rows.map(({ name, ...stored }) => [name, stored]));
}

/** The complete state of a group after the given number of steps. */
function expected(life: GroupLife, step: number): Stored | undefined {
  if (step === 0) return undefined;
  const isDeleted = step === 3;
  return {
    exists: !isDeleted,
    kept: isDeleted ? life.users.length : null,
    users: step === 2 ? life.users.length : 0,
    audited: steps.slice(0, step),
  };
}

/** The groups that lost an acknowledged step, or whose state lies between two steps. */
export async function brokenLives(
  db: Kysely<Database>,
  lives: readonly GroupLife[],
): Promise<string[]> {
  const stored = await readStored(db);
  const { count } = await db
    .selectFrom("auditLog")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("operationId", "=", "culturalGroup.add")
    .executeTakeFirstOrThrow();
  const broken = lives.flatMap((life) => {
    const found = JSON.stringify(stored.get(life.name));
    const whole = [life.reached, life.sent].map((step) => JSON.stringify(expected(life, step)));
    return whole.includes(found) ? [] : `${life.name}: ${found} is none of ${whole.join(", ")}`;
  });
  const made = [...stored.values()].filter(({ audited }) => audited.length > 0).length;
  if (Number(count) !== made) broken.push(`${count} entries of the log tell of ${made} groups`);
  return broken;
}
