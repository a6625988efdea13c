import { type Kysely, sql } from "kysely";
import type { GroupKind } from "../../storage/tables/organisation.ts";
import type { Database } from "../../storage/tables.ts";
import sampleDepartments from "./departments.json" with { type: "json" };
import sampleGroups from "./groups.json" with { type: "json" };
import { sampleMembers } from "./members.ts";
import { samplePeople } from "./people.ts";
import { createRandom, type Random } from "./random.ts";
import sampleRules from "./rules.json" with { type: "json" };

const userCount = 300;
const monthCount = 6;
const day = 86_400_000;

/** The context shared by the parts of the sample data. */
interface Sample {
  db: Kysely<Database>;
  random: Random;
  now: Date;
}

interface SampleUser {
  id: number;
  points: number;
}

/** Departments by name, each with the departments below it. */
interface Departments {
  readonly [name: string]: Departments;
}

/** Deduction rules by title: the points of a rule, or the rules below it. */
interface Rules {
  readonly [title: string]: Rules | number;
}

/**
 * Loads the sample organisation (decisions, accounts at first start) into an empty database: twelve
 * departments, 300 users with six months of averages, 120 rules, 40 groups with their relations,
 * members of every role and the public notice. The data are the same each time except for the
 * dates, which lead up to `now`.
 */
export async function loadSampleData(
  db: Kysely<Database>,
  options: { passwordHash: string; now?: Date },
): Promise<void> {
  const { passwordHash, now = new Date() } = options;
  const sample: Sample = { db, random: createRandom(20_240_229), now };
  const departments = await insertDepartments(sample);
  const users = await insertUsers(sample, departments);
  await insertAverages(sample, users);
  await insertRules(sample);
  await insertGroups(sample, "cultural", { users, departments });
  await insertGroups(sample, "dept", { users, departments });
  await insertMembers(sample, passwordHash);
  await insertNotice(sample);
}

/** Inserts departments and returns their ids, each followed by those of its subdepartments. */
async function insertDepartments({ db }: Sample): Promise<number[]> {
  const ids: number[] = [];
  const insert = async (departments: Departments, parentId: number | null) => {
    for (const [index, [name, below]] of Object.entries(departments).entries()) {
      const { id } = await db
        .insertInto("department")
        .values({ name, parentId, sort: index * 10 })
        .returning("id")
        .executeTakeFirstOrThrow();
      ids.push(id);
      await insert(below, id);
    }
  };
  await insert(sampleDepartments, null);
  return ids;
}

/** Inserts the users and returns those that are not deleted. */
async function insertUsers({ db, random }: Sample, departments: number[]): Promise<SampleUser[]> {
  const deleted = new Set(random.some([...Array(userCount).keys()], userCount / 20));
  const rows = samplePeople(random, userCount).map((person, index) => ({
    ...person,
    departmentId: departments[random.between(0, departments.length - 1)] ?? 0,
    points: random.between(40, 130) + random.between(0, 30),
    isDeleted: deleted.has(index),
  }));
  const made = await db
    .insertInto("pointsUser")
    .values(rows)
    .returning(["id", "points", "isDeleted"])
    .execute();
  return made.filter((user) => !user.isDeleted);
}

async function insertAverages({ db, random, now }: Sample, users: SampleUser[]): Promise<void> {
  const rows = Array.from({ length: monthCount }, (_, index) => {
    const end = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - index, 0));
    const month = end.toISOString().slice(0, 7);
    return users.map(({ id, points }) => {
      const held = Math.max(0, points + random.between(-12, 12));
      return { id, month, average: Math.round((held / end.getUTCDate()) * 100) / 100 };
    });
  }).flat();
  // Each column is a single array parameter, since a parameter for each value would take seconds.
  await sql`insert into month_average (user_id, month, average) select * from unnest(
    ${rows.map(({ id }) => id)}::integer[],
    ${rows.map(({ month }) => month)}::text[],
    ${rows.map(({ average }) => average)}::double precision[])`.execute(db);
}

/** Inserts the rules level by level; a statement returns its rows in the order of insertion. */
async function insertRules({ db }: Sample): Promise<void> {
  const waiting: { parentId: number | null; rules: Rules }[] = [
    { parentId: null, rules: sampleRules },
  ];
  for (const { parentId, rules } of waiting) {
    const entries = Object.entries(rules);
    const rows = entries.map(([title, rule], index) => {
      return { title, points: typeof rule === "number" ? rule : 0, parentId, sort: index * 10 };
    });
    const made = await db.insertInto("deductionRule").values(rows).returning("id").execute();
    for (const [index, { id }] of made.entries()) {
      const below = entries[index]?.[1];
      if (typeof below === "object") waiting.push({ parentId: id, rules: below });
    }
  }
}

async function insertGroups(
  { db, random, now }: Sample,
  kind: GroupKind,
  { users, departments }: { users: SampleUser[]; departments: number[] },
): Promise<void> {
  const rows = Object.entries<string>(sampleGroups[kind]).map(([name, remark], index) => {
    const age = random.between(20, 700) * day + random.between(0, day - 1);
    const createTime = new Date(now.getTime() - age);
    const updateTime = new Date(now.getTime() - Math.floor(age * (random.between(1, 99) / 100)));
    const status = index % 8 === 5 ? 0 : 1;
    return { kind, name, remark, status, createTime, updateTime } as const;
  });
  const made = await db.insertInto("pointsGroup").values(rows).returning("id").execute();
  const groupIds = made.map(({ id }) => id);
  const userIds = users.map(({ id }) => id);
  const most = kind === "dept" ? 6 : 3;
  await insertPairs(db, "points_group_user", choose(random, groupIds, userIds, [4, 36]));
  await insertPairs(
    db,
    "points_group_department",
    choose(random, groupIds, departments, [1, most]),
  );
}

/** Adds some of the candidates to each group. */
function choose(
  random: Random,
  groupIds: number[],
  candidates: number[],
  [least, most]: [number, number],
): [number, number][] {
  return groupIds.flatMap((groupId) =>
    random
      .some(candidates, random.between(least, most))
      .map((id): [number, number] => [groupId, id]),
  );
}

async function insertPairs(
  db: Kysely<Database>,
  table: string,
  pairs: [number, number][],
): Promise<void> {
  await sql`insert into ${sql.table(table)} select * from unnest(
    ${pairs.map(([groupId]) => groupId)}::integer[],
    ${pairs.map(([, id]) => id)}::integer[])`.execute(db);
}

async function insertMembers({ db, random, now }: Sample, passwordHash: string): Promise<void> {
  const rows = sampleMembers.map(({ roles: _roles, ...member }) => {
    const age = random.between(5, 400) * day;
    const lastLogin =
      member.status === 1 ? new Date(now.getTime() - random.between(1, 96) * 3_600_000) : null;
    return {
      ...member,
      passwordHash,
      createTime: new Date(now.getTime() - age),
      lastLoginTime: lastLogin,
      lastLoginIp: lastLogin && `10.20.${random.between(0, 9)}.${random.between(2, 250)}`,
    };
  });
  const made = await db.insertInto("member").values(rows).returning(["id", "username"]).execute();
  const ids = new Map(made.map(({ id, username }) => [username, id]));
  const roles = sampleMembers.flatMap(({ username, roles }) =>
    roles.map((role) => ({ memberId: ids.get(username) ?? 0, role })),
  );
  await db.insertInto("memberRole").values(roles).execute();
}

async function insertNotice({ db, now }: Sample): Promise<void> {
  await db
    .insertInto("notice")
    .values({
      title: "notice.sample.title",
      content: "notice.sample.content",
      publisher: "notice.sample.publisher",
      publishTime: new Date(now.getTime() - 2 * day),
    })
    .execute();
}
